/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{title}, with {n} subpages': { one: '{title}, with one subpage', other: '{title}, with {n} subpages' },
} as const
