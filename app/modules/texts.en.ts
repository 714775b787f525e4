/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} more pictures': { one: 'One more picture', other: '{n} more pictures' },
} as const
