import { expect, it } from 'vitest'
import { minutesLeft } from './minutes-left.ts'

it('counts down whole minutes by the clock of the server', () => {
  const until = '2026-11-22T18:10:00+01:00'
  const now = '2026-11-22T18:00:00+01:00'
  expect(minutesLeft(until, now, 0)).toBe(10)
  expect(minutesLeft(until, now, 61_000)).toBe(9)
  expect(minutesLeft(until, now, 599_000)).toBe(1)
  expect(minutesLeft(until, now, 700_000)).toBe(0)
})
