import { describe, expect, it } from 'vitest'
import { isoWithOffset } from '../clock/clock.ts'
import { dayOfUrlDate, formatDuration, formatLongDate, formatShortDate, formatTime, urlDateOf } from './date.ts'

const evening = Temporal.Instant.from('2026-11-21T18:30:00Z')

describe('dates and times', () => {
  it('CONST-01 CONST-02 CONST-04 CONST-05 are told in Berlin, in German, as HH:MM with Uhr', () => {
    expect(formatTime(evening)).toBe('19:30\u00a0Uhr')
    expect(formatLongDate(evening)).toBe('Samstag, 21. November 2026')
    expect(formatShortDate(evening)).toBe('Sa\u00a021.11.')
  })
  it('CONST-03 EVLIST-46 carry their UTC offset in the last six characters', () => {
    expect(isoWithOffset(evening).slice(-6)).toBe('+01:00')
    expect(isoWithOffset(Temporal.Instant.from('2026-07-01T18:00:00Z')).slice(-6)).toBe('+02:00')
  })
  it('EVLIST-01 are written DD-MM-YYYY in addresses', () => {
    expect(urlDateOf(Temporal.PlainDate.from('2026-11-05'))).toBe('05-11-2026')
    expect(dayOfUrlDate('05-11-2026')?.toString()).toBe('2026-11-05')
    for (const wrong of ['2026-11-05', '5-11-2026', '05.11.2026', '05-11-26', '']) expect(dayOfUrlDate(wrong)).toBeUndefined()
  })
  it('EVLIST-02 EVLIST-05 are refused in addresses when the calendar has no such day', () => {
    expect(dayOfUrlDate('31-02-2025')).toBeUndefined()
    expect(dayOfUrlDate('29-02-2028')?.day).toBe(29)
  })
  it('tell durations in hours and minutes', () => {
    expect(formatDuration(110)).toBe('1\u00a0Std. 50\u00a0Min.')
    expect(formatDuration(55)).toBe('55\u00a0Min.')
    expect(formatDuration(120)).toBe('2\u00a0Std.')
  })
})
