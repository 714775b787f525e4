/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} changes on “{page}”': { one: 'One change on “{page}”', other: '{n} changes on “{page}”' },
  '{title}, with {n} subpages': { one: '{title}, with one subpage', other: '{title}, with {n} subpages' },
} as const
