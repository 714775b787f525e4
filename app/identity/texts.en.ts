/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  'With up to {n} characters and one part beside it at most it is in the bar of a phone, too, else in its menu.': {
    one: 'With one character and one part beside it at most it is in the bar of a phone, too, else in its menu.',
    other: 'With up to {n} characters and one part beside it at most it is in the bar of a phone, too, else in its menu.',
  },
  '{n} colour pairs cannot be read yet': { one: 'One colour pair cannot be read yet', other: '{n} colour pairs cannot be read yet' },
} as const
