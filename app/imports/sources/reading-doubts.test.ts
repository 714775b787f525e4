import { expect, test } from 'vitest'
import { bringsHalf, changesOfHouse, movesMany } from './reading-doubts.ts'

type Field = 'startsAt' | 'roomId' | 'status' | 'note' | 'planningId'
const changing = (field: Field) => (eventId: number) => ({
  action: 'change' as const,
  eventId,
  changes: [{ field, from: 'a', to: 'b' }],
})
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test.each([
  [40, 20, true],
  [40, 21, false],
  [4, 2, true],
  [3, 1, false],
  [0, 12, false],
])('of %i evenings a reading with %i brings half or less: %s', (before, now, isHalf) => {
  expect(bringsHalf(before, now)).toBe(isHalf)
})

test.each(['startsAt', 'roomId', 'status'] as const)(
  'a reading that moves more than a tenth by %s waits, one of a tenth does not',
  (field) => {
    const named = new Set(ids(40))
    expect(movesMany(ids(4).map(changing(field)), named)).toBe(false)
    expect(movesMany(ids(5).map(changing(field)), named)).toBe(true)
  },
)

test('notes that change move no evening, however many', () => {
  expect(movesMany(ids(40).map(changing('note')), new Set(ids(40)))).toBe(false)
})

test('one evening that is moved is the work of a day, however few there are', () => {
  expect(movesMany(ids(1).map(changing('startsAt')), new Set(ids(2)))).toBe(false)
  expect(movesMany(ids(2).map(changing('startsAt')), new Set(ids(2)))).toBe(true)
})

test('what the source has never named is the house’s, and changed only by somebody', () => {
  const named = new Set(ids(6))
  expect(changesOfHouse([changing('note')(7)], named)).toBe(true)
  expect(changesOfHouse([changing('note')(6)], named)).toBe(false)
  expect(changesOfHouse([changing('planningId')(7)], named)).toBe(false)
  expect(changesOfHouse([{ action: 'create', eventId: undefined, changes: [] }], new Set())).toBe(false)
})
