import { expect, it } from 'vitest'
import { dayAfter, monthAfter, weeksOf } from './month-days.ts'

it('lays a month out by weeks that begin on Monday', () => {
  const weeks = weeksOf('2026-12')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([undefined, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'])
  expect(weeks[4]).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', undefined, undefined, undefined])
  expect(weeksOf('2027-02'), 'four whole weeks').toHaveLength(4)
  expect(weeksOf('2026-03').flat().filter(Boolean), 'with the day on which summer time begins').toHaveLength(31)
})

it('goes on over the ends of months and years', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
  expect(dayAfter('2028-02-28')).toBe('2028-02-29')
  expect(monthAfter('2026-12')).toBe('2027-01')
  expect(monthAfter('2026-09')).toBe('2026-10')
})
