/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} fields': { zero: 'no field', one: 'one field', other: '{n} fields' },
} as const
