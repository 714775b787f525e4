/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  'Take back – {n} min left': { one: 'Take back – one minute left', other: 'Take back – {n} minutes left' },
  '{n} tickets are sold or held.': {
    zero: 'No ticket is sold or held yet.',
    one: 'One ticket is sold or held.',
    other: '{n} tickets are sold or held.',
  },
  '{n} tickets are sold, {held} held.': {
    zero: 'No ticket is sold yet, {held} held.',
    one: 'One ticket is sold, {held} held.',
    other: '{n} tickets are sold, {held} held.',
  },
} as const
