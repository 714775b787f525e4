import { describe, expect, it } from 'vitest'
import { dayAfter, minutesOfDay, monthAfter, onDay, wallMinutes, wallTime, weekdayOf, weekOf, weeksOfMonth } from './days.ts'

describe('the days of the calendar', () => {
  it('go on over the ends of months, years and summer time', () => {
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
    expect(dayAfter('2026-10-25', 1)).toBe('2026-10-26')
    expect(monthAfter('2026-01-31', 1)).toBe('2026-02-01')
    expect(monthAfter('2026-01-31', -1)).toBe('2025-12-01')
  })

  it('begin a week on Monday', () => {
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7])
    expect(weekOf('2026-11-29')[0]).toBe('2026-11-23')
    expect(weekOf('2026-11-23')[6]).toBe('2026-11-29')
  })

  it.each(['2026-02-10', '2026-11-01', '2027-05-31', '2027-02-01'])('fill the month of %s with whole weeks', (day) => {
    const weeks = weeksOfMonth(day)
    const days = weeks.flat()
    expect(days.length % 7).toBe(0)
    expect(days.filter((one) => one.startsWith(day.slice(0, 7))).length).toBe(
      new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate(),
    )
    expect(weeks.every((week) => week.some((one) => one.startsWith(day.slice(0, 7))))).toBe(true)
  })
})

describe('the time on the wall', () => {
  it('is what the moment says, whatever its offset', () => {
    expect(wallTime(wallMinutes('2026-11-21T19:30:00+01:00'))).toBe('2026-11-21T19:30')
    expect(wallTime(wallMinutes('2026-07-21T19:30:00+02:00') + 15)).toBe('2026-07-21T19:45')
  })

  it('stays when the day changes', () => {
    const start = wallMinutes('2026-11-21T19:30')
    expect(minutesOfDay(start)).toBe(19 * 60 + 30)
    expect(wallTime(onDay(start, '2027-04-01'))).toBe('2027-04-01T19:30')
  })
})
