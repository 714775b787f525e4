/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} pictures could not be read and were left out.': {
    one: 'One picture could not be read and was left out.',
    other: '{n} pictures could not be read and were left out.',
  },
  'Upload new image, {n} more to come': {
    one: 'Upload new image, one more to come',
    other: 'Upload new image, {n} more to come',
  },
  'And {n} more.': { one: 'And one more.', other: 'And {n} more.' },
  'This also deletes {n} subpages: {names}': {
    one: 'This also deletes the subpage: {names}',
    other: 'This also deletes {n} subpages: {names}',
  },
  '{n} old URLs redirect here.': { one: 'One old URL redirects here.', other: '{n} old URLs redirect here.' },
  'Publish {n} changes': { one: 'Publish {n}: one change', other: 'Publish {n}: {n} changes' },
  'From “{older}” to “{newer}”: {n} changes': {
    one: 'From “{older}” to “{newer}”: one change',
    other: 'From “{older}” to “{newer}”: {n} changes',
  },
  '{name} restored, with {n} more': {
    one: '{name} restored, with one more module',
    other: '{name} restored, with {n} more modules',
  },
} as const
