import { expect, it } from 'vitest'
import { groupChanges } from './group-changes.ts'

const change = (second: number, changed: Partial<{ type: string; action: string; userName: string }> = {}) => ({
  ...{ type: 'event', action: 'changed', userName: 'Eva', createdAt: new Date(1_800_000_000_000 - second * 1000).toISOString() },
  ...changed,
})
const sizes = (changes: ReturnType<typeof change>[]) => groupChanges(changes).map((group) => group.length)

it('twelve changes of one bulk action are one line', () => {
  expect(sizes(Array.from({ length: 12 }, (_, second) => change(second)))).toEqual([12])
})

it('another person, another kind, another action and a later hour begin a line of their own', () => {
  expect(sizes([change(0), change(1, { userName: 'Rita' }), change(2, { userName: 'Rita', type: 'person' })])).toEqual([1, 1, 1])
  expect(sizes([change(0), change(1, { action: 'deleted' }), change(2), change(3600)])).toEqual([1, 1, 1, 1])
})
