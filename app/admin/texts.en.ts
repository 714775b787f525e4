/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} roles are to be recast': { one: 'One role is to be recast', other: '{n} roles are to be recast' },
  '{n} texts are still from the demo': { one: 'One text is still from the demo', other: '{n} texts are still from the demo' },
  '{n} places still to be filled in': { one: 'One place still to be filled in', other: '{n} places still to be filled in' },
  '{n} changes: {names}': { one: 'One change: {names}', other: '{n} changes: {names}' },
  '{n} records': { one: 'One record', other: '{n} records' },
  '{n} pages': { one: 'One page', other: '{n} pages' },
  '{n} things': { one: 'One change', other: '{n} changes' },
  '{n} hits': { one: 'One hit', other: '{n} hits' },
  'Replace {n} hits in drafts': { one: 'Replace one hit in a draft', other: 'Replace {n} hits in drafts' },
  '{n} hits replaced in drafts. Nothing of it is live yet.': {
    one: 'One hit replaced in a draft. Nothing of it is live yet.',
    other: '{n} hits replaced in drafts. Nothing of it is live yet.',
  },
  '“{page}”, with {n} changes': { one: '“{page}”, with one change', other: '“{page}”, with {n} changes' },
  '{n} changes on “{page}”': { one: 'One change on “{page}”', other: '{n} changes on “{page}”' },
  '{title}, with {n} subpages': { one: '{title}, with one subpage', other: '{title}, with {n} subpages' },
  'live|release': 'live',
  '{n} images without alternative text': { one: 'One image without alternative text', other: '{n} images without alternative text' },
  '{n} changes go live today': { one: 'One change goes live or offline today', other: '{n} changes go live or offline today' },
  'What concerns me: {n} open': { one: 'What concerns me: {n} open', other: 'What concerns me: {n} open' },
  '{n} people': { one: 'One person', other: '{n} people' },
} as const
