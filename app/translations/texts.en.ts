/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} translations are outdated': { one: 'One translation is outdated', other: '{n} translations are outdated' },
  '{n} texts': { one: 'One text', other: '{n} texts' },
  '{n} outdated': { one: 'one outdated', other: '{n} outdated' },
} as const
