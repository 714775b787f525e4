/** English of this room's texts whose id is not what is read, by id. The others are their ids. */
export const texts = {
  '{name} has been read: {n} performances.': {
    zero: '“{name}” has been read: no performance.',
    one: '“{name}” has been read: one performance.',
    other: '“{name}” has been read: {n} performances.',
  },
  '{n} dismissed|source': { one: 'One proposal is dismissed.', other: '{n} proposals are dismissed.' },
  '{name} ({n} rows)': { one: '{name} (one row)', other: '{name} ({n} rows)' },
  '{name} ({n} rows, hidden)': { one: '{name} (one row, hidden)', other: '{name} ({n} rows, hidden)' },
  'lacks: {names}|sheet': 'lacks: {names}',
  'Apply {n}': 'Apply ({n})',
  'Apply {n}: {name}': 'Apply ({n}): {name}',
  'Dismiss {n}': 'Dismiss ({n})',
  'Dismiss {n}: {name}': 'Dismiss ({n}): {name}',
  '{n} performances|source': { zero: 'no performance', one: 'one performance', other: '{n} performances' },
  '{n} rows are left out': { one: 'One row is left out', other: '{n} rows are left out' },
  'Warning: {n} performances lose or change their ticket shop ID.': {
    one: 'Warning: one performance loses or changes its ticket shop ID.',
    other: 'Warning: {n} performances lose or change their ticket shop ID.',
  },
  'Delete “{field}” from {n} performances': {
    one: 'Delete “{field}” from one performance',
    other: 'Delete “{field}” from {n} performances',
  },
  'Link {n} performances to the ticket shop ID in the file instead': {
    one: 'Link one performance to the ticket shop ID in the file instead',
    other: 'Link {n} performances to the ticket shop ID in the file instead',
  },
  '{n} will not be changed:': { one: 'One will not be changed:', other: '{n} will not be changed:' },
  'Undone, except for {n}.': { one: 'Undone, except for one.', other: 'Undone, except for {n}.' },
  'Import {n} performances': { one: 'Import one performance', other: 'Import {n} performances' },
  '{n} rows have conflicts.': { one: 'One row has a conflict.', other: '{n} rows have conflicts.' },
  '{n} rows have been imported; {left} are still rejected.': {
    one: 'One row has been imported; still rejected: {left}.',
    other: '{n} rows have been imported; still rejected: {left}.',
  },
  '{n} more rows are not shown.': { one: 'One more row is not shown.', other: '{n} more rows are not shown.' },
} as const
