/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  'Shift {n} dates': { one: 'Shift one date', other: 'Shift {n} dates' },
  '{n} dates shifted.': { zero: 'No date shifted.', one: 'One date shifted.', other: '{n} dates shifted.' },
  '{n} seats are sold or reserved in the ticket shop.': {
    one: 'One seat is sold or reserved in the ticket shop.',
    other: '{n} seats are sold or reserved in the ticket shop.',
  },
  '{persons}: already on stage in “{title}”, {when}, {room}.': {
    one: '{persons}: already on stage in “{title}”, {when}, {room}.',
    other: '{persons}: already on stage in “{title}”, {when}, {room}.',
  },
  '{persons}: needed elsewhere, {when}.': {
    one: '{persons}: needed elsewhere, {when}.',
    other: '{persons}: needed elsewhere, {when}.',
  },
  '{persons}: needed for “{title}”, {when}, {room}.': {
    one: '{persons}: needed for “{title}”, {when}, {room}.',
    other: '{persons}: needed for “{title}”, {when}, {room}.',
  },
  '{n} entries created: {title}, {day}, {time}.': {
    one: 'Created: {title}, {day}, {time}.',
    other: 'Created {n} times: {title}, from {day}, {time}.',
  },
  '{name} is read: {n} entries.': {
    zero: '{name} has been read: no entry.',
    one: '{name} has been read: one entry.',
    other: '{name} has been read: {n} entries.',
  },
  '{n} entries|feed': { zero: 'no entry', one: 'one entry', other: '{n} entries' },
  '{n} entries are left out: they name no room of the house, or no time that can be read.': {
    one: 'One entry is left out: it names no room of the house, or no time that can be read.',
    other: '{n} entries are left out: they name no room of the house, or no time that can be read.',
  },
  '{n} conflicts|board': { one: '1 conflict', other: '{n} conflicts' },
  'Copy {n} cast changes from {date}': { one: 'Copy the cast change from {date}', other: 'Copy {n} cast changes from {date}' },
  '{n} dates': { one: 'One date', other: '{n} dates' },
  'Create {n} performances': { one: 'Create one performance', other: 'Create {n} performances' },
  '{n} performances created.': { zero: 'No performance created.', one: 'One performance created.', other: '{n} performances created.' },
  '{n} performances removed.': { one: 'One performance removed.', other: '{n} performances removed.' },
  '{n} dates match a date in the ticket shop.': {
    one: 'One date matches a date in the ticket shop.',
    other: '{n} dates match a date in the ticket shop.',
  },
  'Select {n} offline dates': { one: 'Select one offline date', other: 'Select {n} offline dates' },
  '{n} past dates': { one: 'One past date', other: '{n} past dates' },
  '{n} cancelled': { one: 'one cancelled', other: '{n} cancelled' },
  '{n} dates without a shop number': { one: 'One date without a shop number', other: '{n} dates without a shop number' },
  '{n} dates offline': { one: 'One date offline', other: '{n} dates offline' },
  '{n} dates in conflict': { one: 'One date in conflict', other: '{n} dates in conflict' },
} as const
