/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} times': { one: 'once', other: '{n} times' },
  '{n} performances with a conflict': { one: 'One performance with a conflict', other: '{n} performances with a conflict' },
  '{n} pictures|left out': { one: 'one picture', other: '{n} pictures' },
  '{n} embedded contents|left out': { one: 'one embedded content', other: '{n} embedded contents' },
  '{n} comments|left out': { one: 'one comment', other: '{n} comments' },
  '{n} cells|left out': { one: 'one cell', other: '{n} cells' },
  '{n} tables are now lines with dots between the cells.': {
    one: 'One table is now lines with dots between the cells.',
    other: '{n} tables are now lines with dots between the cells.',
  },
  'Filters: {n} active': { one: 'Filters: one active', other: 'Filters: {n} active' },
  '{n} are still in use and will be kept:': {
    one: 'One is still in use and will be kept:',
    other: '{n} are still in use and will be kept:',
  },
  'Delete {n} records?': { one: 'Delete one record?', other: 'Delete {n} records?' },
  '{n} changes undone.': { one: 'One change undone.', other: '{n} changes undone.' },
  '{n} entries processed.': { one: 'One entry processed.', other: '{n} entries processed.' },
  '{n} skipped': { one: 'One skipped', other: '{n} skipped' },
  'Set fields in {n} records': { one: 'Set fields in one record', other: 'Set fields in {n} records' },
  'Apply to {n} records': { one: 'Apply to one record', other: 'Apply to {n} records' },
  '{n} entries': { one: 'One entry', other: '{n} entries' },
  'Scheduled ({n})': { one: 'Scheduled ({n})', other: 'Scheduled ({n})' },
  '{n} changes': { one: '{n} change', other: '{n} changes' },
  '{n} changes, not live yet': { one: '{n} change, not live yet', other: '{n} changes, not live yet' },
  '{n} changes, live from {moment}': { one: '{n} change, live from {moment}', other: '{n} changes, live from {moment}' },
} as const
