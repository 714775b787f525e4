/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  'Please check {n} fields:': { one: 'Please check one field:', other: 'Please check {n} fields:' },
} as const
