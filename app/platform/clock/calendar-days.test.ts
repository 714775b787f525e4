import { describe, expect, it } from 'vitest'
import { dayAfter, monthAfter, monthOf, weekdayOf, weekOf, weeksOfMonth } from './calendar-days.ts'

describe('the days of the calendar', () => {
  it('continue over the ends of months, years and summer time', () => {
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
    expect(dayAfter('2026-10-25', 1)).toBe('2026-10-26')
  })

  it('begin a week on Monday', () => {
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7])
    expect(weekOf('2026-11-29')[0]).toBe('2026-11-23')
    expect(weekOf('2026-11-23')[6]).toBe('2026-11-29')
  })
})

describe('a month', () => {
  it('is followed and preceded by months of other years', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01')
    expect(monthAfter('2026-01', -1)).toBe('2025-12')
    expect(monthAfter('2026-11', 0)).toBe(monthOf('2026-11-21T19:30:00+01:00'))
  })

  it.each(['2026-02', '2026-11', '2027-05', '2027-02', '2028-02', '2026-12', '2027-01'])('%s is filled with whole weeks', (month) => {
    const weeks = weeksOfMonth(month)
    const days = weeks.flat()
    expect(weeks.every((week) => week.length === 7 && week.some((day) => monthOf(day) === month))).toBe(true)
    expect(days.filter((day) => monthOf(day) === month)).toHaveLength(
      new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate(),
    )
    expect(new Set(days).size).toBe(days.length)
  })

  it('that begins on a Monday has no day of the month before', () => {
    expect(weeksOfMonth('2027-02')[0]?.[0]).toBe('2027-02-01')
    expect(weeksOfMonth('2027-02')).toHaveLength(4)
    expect(weeksOfMonth('2026-11')[0]?.at(-1)).toBe('2026-11-01')
  })
})
