/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} colour pairs cannot be read yet': { one: 'One colour pair cannot be read yet', other: '{n} colour pairs cannot be read yet' },
} as const
