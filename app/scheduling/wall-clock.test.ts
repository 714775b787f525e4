import { describe, expect, it } from 'vitest'
import { minutesOfDay, onDay, wallDay, wallMinutes, wallTime } from './wall-clock.ts'

describe('the local time', () => {
  it('is what the moment says, whatever its offset', () => {
    expect(wallTime(wallMinutes('2026-11-21T19:30:00+01:00'))).toBe('2026-11-21T19:30')
    expect(wallTime(wallMinutes('2026-07-21T19:30:00+02:00') + 15)).toBe('2026-07-21T19:45')
    expect(wallDay(wallMinutes('2026-07-21T23:30:00+02:00'))).toBe('2026-07-21')
  })

  it('stays when the day changes', () => {
    const start = wallMinutes('2026-11-21T19:30')
    expect(minutesOfDay(start)).toBe(19 * 60 + 30)
    expect(wallTime(onDay(start, '2027-04-01'))).toBe('2027-04-01T19:30')
  })
})
