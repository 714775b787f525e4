import { expect, it } from 'vitest'
import { endInDays } from './end-in-days.ts'

it('ends with the day, across months and years', () => {
  expect(endInDays(new Date(2026, 10, 24, 9, 15), 7)).toBe('2026-12-01T23:59')
  expect(endInDays(new Date(2026, 11, 31, 23, 59), 1)).toBe('2027-01-01T23:59')
})
