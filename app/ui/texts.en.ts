/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} performances': { one: '{n} performance', other: '{n} performances' },
} as const
