/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  'Show {n} past performances': { one: 'Show one past performance', other: 'Show {n} past performances' },
  '{n} evenings': { one: 'one evening', other: '{n} evenings' },
  '{n} roles': { one: 'one role', other: '{n} roles' },
  'As usual: {n} evenings': { one: 'As usual: one evening', other: 'As usual: {n} evenings' },
  '{n} roles inserted': { one: 'One role inserted', other: '{n} roles inserted' },
  'Insert {n} roles': { one: 'Insert one role', other: 'Insert {n} roles' },
  '{n} evenings are recast': { one: 'one evening is recast', other: '{n} evenings are recast' },
  '{n} evenings are still open': { one: 'one evening is still open', other: '{n} evenings are still open' },
  '{n} cells filled': { one: 'One cell filled', other: '{n} cells filled' },
  'and {n} more': { one: 'and one more', other: 'and {n} more' },
} as const
