/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} texts are a draft: visitors still see what was there before.': {
    one: 'One text is a draft: visitors still see what was there before.',
    other: '{n} texts are a draft: visitors still see what was there before.',
  },
  '{n} of them go live with their German text, when the page is published.': {
    one: 'One of them goes live with its German text, when the page is published.',
    other: '{n} of them go live with their German text, when the page is published.',
  },
  'Publish {n} texts': { one: 'Publish one text', other: 'Publish {n} texts' },
  '{n} translations are outdated': { one: 'One translation is outdated', other: '{n} translations are outdated' },
  '{n} variants no longer fit their page': {
    one: 'One version no longer fits its page',
    other: '{n} versions no longer fit their pages',
  },
  '{n} texts': { zero: 'No text', one: 'One text', other: '{n} texts' },
  '{n} outdated': { one: 'one outdated', other: '{n} outdated' },
} as const
