import { expect, it } from 'vitest'
import { createDice } from './seeded-random.ts'

it('dice of the same seed throw the same numbers, dice of neighbouring seeds do not', () => {
  const throws = (seed: string) => Array.from({ length: 5 }, createDice(seed).next)
  expect(throws('a1')).toEqual(throws('a1'))
  expect(throws('a1')[0]).not.toBeCloseTo(throws('a2')[0] as number, 2)
})

it('dice reach both ends of a whole range and nothing beyond', () => {
  const dice = createDice('range')
  const seen = new Set(Array.from({ length: 300 }, () => dice.whole(2, 5)))
  expect([...seen].sort()).toEqual([2, 3, 4, 5])
})

it('a fork throws the same however often its parent has thrown', () => {
  const parent = createDice('parent')
  const early = parent.fork('part').next()
  parent.next()
  expect(parent.fork('part').next()).toBe(early)
})

it('shuffling keeps every item once', () => {
  expect(createDice('cards').shuffle([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4])
})
