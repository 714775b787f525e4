/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} articles': { one: '{n} article', other: '{n} articles' },
  '{n} min read': { one: '{n} min read', other: '{n} min read' },
} as const
