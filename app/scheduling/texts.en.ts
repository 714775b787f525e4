/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} seats are sold or reserved in the ticket shop.': {
    one: 'One seat is sold or reserved in the ticket shop.',
    other: '{n} seats are sold or reserved in the ticket shop.',
  },
  '{persons}: already on stage in “{title}”, {when}, {room}.': {
    one: '{persons}: already on stage in “{title}”, {when}, {room}.',
    other: '{persons}: already on stage in “{title}”, {when}, {room}.',
  },
  'Copy {n} cast changes from {date}': { one: 'Copy the cast change from {date}', other: 'Copy {n} cast changes from {date}' },
  '{n} dates': { one: 'One date', other: '{n} dates' },
  'Create {n} performances': { one: 'Create one performance', other: 'Create {n} performances' },
  '{n} performances created.': { one: 'One performance created.', other: '{n} performances created.' },
  '{n} performances removed.': { one: 'One performance removed.', other: '{n} performances removed.' },
} as const
