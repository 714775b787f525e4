/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  'Changes show at {n} places once they are published:': {
    one: 'It is shown at one place. What you publish here changes there:',
    other: 'It is shown at {n} places. What you publish here changes at all of them:',
  },
  'This page has {n} subpages that would be deleted too.': {
    one: 'This page has a subpage that would be deleted too.',
    other: 'This page has {n} subpages that would be deleted too.',
  },
} as const
