import { expect, it } from 'vitest'
import { dayIn, daysBetween, localDateTime } from './local-days.ts'

const EVENING = new Date(2026, 9, 20, 19, 30)

it('a day some days later has the same time, also where the clocks have changed in between', () => {
  expect(localDateTime(dayIn(EVENING, 0))).toBe('2026-10-20T19:30')
  expect(localDateTime(dayIn(EVENING, 12))).toBe('2026-11-01T19:30')
})

it('days are counted by the calendar, not by hours', () => {
  expect(daysBetween(EVENING, new Date(2026, 9, 21, 0, 5))).toBe(1)
  expect(daysBetween(EVENING, dayIn(EVENING, 12))).toBe(12)
  expect(daysBetween(EVENING, new Date(2026, 9, 19, 23, 0))).toBe(-1)
})
