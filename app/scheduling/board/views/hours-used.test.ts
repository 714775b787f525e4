import { describe, expect, it } from 'vitest'
import { wallMinutes } from '../../wall-clock.ts'
import { hoursUsed } from './hours-used.ts'

const DAYS = ['2026-12-04', '2026-12-05']
const timed = (from: string, to: string) => ({ start: wallMinutes(from), end: wallMinutes(to) })

describe('the hours of a week', () => {
  it('are those of the evening while nothing else is planned', () => {
    expect(hoursUsed([], DAYS)).toEqual({ from: 17 * 60, to: 22 * 60 })
  })

  it('reach from the first full hour used to the last', () => {
    expect(hoursUsed([timed('2026-12-05T10:30', '2026-12-05T12:00'), timed('2026-12-04T20:00', '2026-12-04T22:40')], DAYS)).toEqual({
      from: 10 * 60,
      to: 23 * 60,
    })
  })

  it('end at midnight, and are not stretched by what lasts for whole days or lies on other days', () => {
    expect(hoursUsed([timed('2026-12-05T22:00', '2026-12-06T02:00')], DAYS).to).toBe(24 * 60)
    const elsewhere = [timed('2026-12-03T00:00', '2026-12-08T00:00'), timed('2026-12-08T08:00', '2026-12-08T09:00')]
    expect(hoursUsed(elsewhere, DAYS)).toEqual({ from: 17 * 60, to: 22 * 60 })
  })
})
