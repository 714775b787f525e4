import { expect, it } from 'vitest'
import { chartPoints, highestFigure, soldInWeek, thinned } from './sales-history.ts'

const day = (date: string, sold: number, places = 100) => ({ day: date, sold, taken: sold + 5, places })

it('thins many days to a few, the first and the last among them', () => {
  const days = Array.from({ length: 300 }, (_, index) => index)
  const few = thinned(days, 61)
  expect([few.length, few[0], few.at(-1)]).toEqual([61, 0, 299])
  expect(new Set(few).size).toBe(61)
  expect(thinned([1, 2, 3], 61)).toEqual([1, 2, 3])
})

it('counts what was sold since a week before, from the last state that was known then', () => {
  expect(soldInWeek([day('2026-11-01', 10), day('2026-11-10', 25), day('2026-11-18', 60)])).toBe(35)
  expect(soldInWeek([day('2026-11-15', 10), day('2026-11-18', 60)])).toBeUndefined()
  expect(soldInWeek([])).toBeUndefined()
})

it('places days by the calendar, so that days without a reading leave a gap', () => {
  const days = [day('2026-11-01', 0), day('2026-11-02', 50), day('2026-11-05', 100)]
  expect(chartPoints(days, 'sold', 100)).toEqual([
    { x: 0, y: 0 },
    { x: 0.25, y: 0.5 },
    { x: 1, y: 1 },
  ])
})

it('draws one day and none without dividing by nothing', () => {
  expect(chartPoints([day('2026-11-01', 0, 0)], 'places', 0)).toEqual([{ x: 0, y: 0 }])
  expect(chartPoints([], 'sold', 0)).toEqual([])
  expect(highestFigure([])).toBe(0)
  expect(highestFigure([day('2026-11-01', 120, 100)])).toBe(125)
})
