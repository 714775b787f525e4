/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  'reserved for {n} more minutes': { one: 'reserved for {n} more minute', other: 'reserved for {n} more minutes' },
} as const
