/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} suggestions': { one: '{n} suggestion', other: '{n} suggestions' },
  'All {n} other results': { one: 'One other result', other: 'All {n} other results' },
  '{n} other results': { one: '{n} other result', other: '{n} other results' },
  '{n} more dates': { one: 'One more date', other: '{n} more dates' },
} as const
