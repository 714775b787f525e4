import { expect, it } from 'vitest'
import { monthAfter, monthGrid } from './month-grid.ts'

it('sets a month in weeks from Monday to Sunday', () => {
  const weeks = monthGrid({ year: 2026, month: 11 })
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
})

it('knows leap years, and months that begin on a Monday', () => {
  expect(monthGrid({ year: 2028, month: 2 }).flat().filter(Boolean)).toHaveLength(29)
  expect(monthGrid({ year: 2027, month: 2 })).toHaveLength(4)
})

it('goes over the turn of the year in both directions', () => {
  expect(monthAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
  expect(monthAfter({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
})
