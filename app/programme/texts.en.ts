/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  'Show {n} performances': { one: 'Show {n} performance', other: 'Show {n} performances' },
  '{n} performances, no filters': { one: '{n} performance, no filters', other: '{n} performances, no filters' },
  '{n} more performances': { one: 'One more performance', other: '{n} more performances' },
  '{n} more performances, {shown} of {count}': {
    one: 'One more performance, {shown} of {count}',
    other: '{n} more performances, {shown} of {count}',
  },
  '{n} intervals': { one: 'one interval', other: '{n} intervals' },
  '{n} productions': { one: '{n} production', other: '{n} productions' },
  '{n} seats': { one: '{n} seat', other: '{n} seats' },
  '{n} min walk': { one: '{n} min walk', other: '{n} min walk' },
} as const
