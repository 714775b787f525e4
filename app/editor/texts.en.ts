/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{language}: {n} texts': { one: '{language}: one text', other: '{language}: {n} texts' },
  '{n} changes go live with the release “{title}”.': {
    one: 'One change goes live with the release “{title}”.',
    other: '{n} changes go live with the release “{title}”.',
  },
  '“{title}”, at {n} places': { one: '“{title}”, at one place', other: '“{title}”, at {n} places' },
  'at {n} places': { zero: 'nowhere yet', one: 'at one place', other: 'at {n} places' },
  '{n} days': { one: 'one day', other: '{n} days' },
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
  '{n} seconds ago': { one: 'a second ago', other: '{n} seconds ago' },
  '{n} minutes ago': { one: 'a minute ago', other: '{n} minutes ago' },
  '{n} changes stay a draft.': { one: 'One change stays a draft.', other: '{n} changes stay a draft.' },
  '{n} changes go live on {moment}.': { one: 'One change goes live on {moment}.', other: '{n} changes go live on {moment}.' },
  'Goes online on {moment} with {n} changes.': {
    one: 'Goes online on {moment} with one change.',
    other: 'Goes online on {moment} with {n} changes.',
  },
  '{n} changes are planned for {moment}.': {
    one: 'One change is planned for {moment}.',
    other: '{n} changes are planned for {moment}.',
  },
  'Publish {n} changes': { one: 'Publish {n}: one change', other: 'Publish {n}: {n} changes' },
  'From “{older}” to “{newer}”: {n} changes': {
    zero: 'From “{older}” to “{newer}”: no difference',
    one: 'From “{older}” to “{newer}”: one change',
    other: 'From “{older}” to “{newer}”: {n} changes',
  },
  '{name} restored, with {n} more': {
    one: '{name} restored, with one more module',
    other: '{name} restored, with {n} more modules',
  },
  'Comments, {n} open': { one: 'Comments, one open', other: 'Comments, {n} open' },
  '{n} colleagues, choose with arrow keys': { one: 'One colleague, Enter takes the name', other: '{n} colleagues, choose with arrow keys' },
  '{n} comments on {about}, the last by {name}': {
    one: 'Comment on {about} by {name}',
    other: '{n} comments on {about}, the last by {name}',
  },
  'opened {n} times, last on {moment}': { one: 'opened once, on {moment}', other: 'opened {n} times, last on {moment}' },
  '{n} hints': { one: 'one hint', other: '{n} hints' },
  '{n} pages below {title}': { one: 'One page below {title}', other: '{n} pages below {title}' },
  'Shared part: changes show wherever it is shown, at {n} places.': {
    one: 'Shared part, shown at one place. It is changed where it was made.',
    other: 'Shared part, shown at {n} places. Changes show at all of them.',
  },
  '{n} modules': { one: 'One module', other: '{n} modules' },
  '{what} and {n} more': { one: '{what} and one more', other: '{what} and {n} more' },
} as const
