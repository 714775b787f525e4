/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} translations are outdated': { one: 'One translation is outdated', other: '{n} translations are outdated' },
  '{n} variants no longer fit their page': {
    one: 'One version no longer fits its page',
    other: '{n} versions no longer fit their pages',
  },
  '{n} texts': { one: 'One text', other: '{n} texts' },
  '{n} outdated': { one: 'one outdated', other: '{n} outdated' },
} as const
