/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} pages read': { one: 'One page read', other: '{n} pages read' },
} as const
