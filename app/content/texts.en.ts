/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  'This page has {n} subpages that would be deleted too.': {
    one: 'This page has a subpage that would be deleted too.',
    other: 'This page has {n} subpages that would be deleted too.',
  },
} as const
