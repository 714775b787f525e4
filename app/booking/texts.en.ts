/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} tickets': { one: '{n} ticket', other: '{n} tickets' },
  '{n} concessions': { one: '{n} concession', other: '{n} concessions' },
  '{n} has been successfully added into your cart': {
    one: '{n} ticket has been successfully added into your cart',
    other: '{n} tickets have been successfully added into your cart',
  },
  '{n} tickets ({group}) were not added to your cart.': {
    one: '{n} ticket ({group}) was not added to your cart.',
    other: '{n} tickets ({group}) were not added to your cart.',
  },
  'Your tickets are reserved for {n} more minutes.': {
    one: 'Your tickets are reserved for {n} more minute.',
    other: 'Your tickets are reserved for {n} more minutes.',
  },
  'Your tickets will be reserved for the next {n} minutes': {
    one: 'Your tickets will be reserved for the next minute',
    other: 'Your tickets will be reserved for the next {n} minutes',
  },
  'We find seats together and hold them for {n} minutes.': {
    one: 'We find seats together and hold them for one minute.',
    other: 'We find seats together and hold them for {n} minutes.',
  },
  'We hold your tickets for {n} minutes.': {
    one: 'We hold your tickets for one minute.',
    other: 'We hold your tickets for {n} minutes.',
  },
  'Your cart holds {n} tickets that are paid for separately from these.': {
    one: 'Your cart holds {n} ticket that is paid for separately from these.',
    other: 'Your cart holds {n} tickets that are paid for separately from these.',
  },
  '{n} tickets free of charge': { one: 'One ticket free of charge', other: '{n} tickets free of charge' },
  'for {n} tickets': { one: 'for one ticket', other: 'for {n} tickets' },
} as const
