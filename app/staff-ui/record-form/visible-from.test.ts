import { expect, it } from 'vitest'
import { madeVisible, wallClock } from './visible-from.ts'

const NOW = Date.parse('2026-11-21T12:00:00+01:00')

it('a moment is written as the clock in the theatre shows it, in summer and in winter', () => {
  expect([wallClock(NOW), wallClock(Date.parse('2027-07-01T22:30:00Z'))]).toEqual(['2026-11-21T12:00', '2027-07-02T00:30'])
})

it('what is made visible is so from now on, unless it has a moment that is still to come', () => {
  expect(madeVisible({ publishedAt: null }, NOW)).toEqual({ isOnline: true, publishedAt: '2026-11-21T12:00' })
  expect(madeVisible({ publishedAt: '2026-11-16T09:00:00+01:00' }, NOW).publishedAt).toBe('2026-11-21T12:00')
  expect(madeVisible({ publishedAt: '2026-12-01T09:00:00+01:00' }, NOW).publishedAt).toBe('2026-12-01T09:00:00+01:00')
})
