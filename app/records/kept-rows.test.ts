import { expect, it } from 'vitest'
import { keptRows } from './kept-rows.ts'

const GROUPS = [['role', 'person'], ['role'], ['person']]
const row = (role: string, person: number) => ({ role, person })
const stored = [row('Lopachin', 1), row('Anja', 2), row('Firs', 3)]
const kept = (...next: object[]) => keptRows(stored, next as Record<string, unknown>[], GROUPS)

it('keeps a row that is only moved', () => {
  expect(kept(row('Firs', 3), row('Lopachin', 1), row('Anja', 2))).toEqual([2, 0, 1])
})

it('knows a row whose role is renamed by its person, and one with another person by its role', () => {
  expect(kept(row('Ein Kaufmann', 1), row('Anja', 9), row('Firs', 3))).toEqual([0, 1, 2])
})

it('continues no row twice, and takes what resembles none as new', () => {
  expect(kept(row('Anja', 2), row('Anja', 2), row('Warja', 7))).toEqual([1, undefined, undefined])
})

it('prefers an equal row further on to one that only resembles', () => {
  const twice = [row('Tanz', 1), row('Tanz', 2)]
  expect(keptRows(twice, [row('Tanz', 2), row('Tanz', 3)], GROUPS)).toEqual([1, 0])
})
