import { expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { formatCachedAt } from './cached-page.ts'

it('a kept page says since when it is, by the days of the device', requirement('FALL-08'), () => {
  const now = new Date(2026, 10, 22, 0, 10)
  const label = (moment: Date) => formatCachedAt(moment, now, 'de')
  expect(label(new Date(2026, 10, 22, 0, 5))).toBe('heute, 00:05\u00a0Uhr')
  expect(label(new Date(2026, 10, 21, 18, 20))).toBe('gestern, 18:20\u00a0Uhr')
  expect(label(new Date(2026, 10, 20, 23, 59))).toBe('20.11., 23:59\u00a0Uhr')
  expect(formatCachedAt(new Date(2026, 10, 21, 18, 20), now, 'de', 'dot')).toBe('gestern, 18.20\u00a0Uhr')
  // The night in which the clock is put back has 25 hours.
  expect(formatCachedAt(new Date(2026, 9, 24, 23, 30), new Date(2026, 9, 25, 23, 30), 'de')).toBe('gestern, 23:30\u00a0Uhr')
})
