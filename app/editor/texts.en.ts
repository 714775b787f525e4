/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  'And {n} more.': { one: 'And one more.', other: 'And {n} more.' },
  'This also deletes {n} subpages: {names}': {
    one: 'This also deletes the subpage: {names}',
    other: 'This also deletes {n} subpages: {names}',
  },
  '{n} old URLs redirect here.': { one: 'One old URL redirects here.', other: '{n} old URLs redirect here.' },
} as const
