import { describe, expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import { isoWithOffset } from '../clock/clock.ts'
import { dayOfUrlDate, formatDuration, formatLongDate, formatShortDate, formatTime, urlDateOf } from './date.ts'

const evening = Temporal.Instant.from('2026-11-21T18:30:00Z')

describe('dates and times', () => {
  it('are told in Berlin, in German, as HH:MM with Uhr', requirement('CONST-01', 'CONST-02', 'CONST-04', 'CONST-05'), () => {
    expect(formatTime(evening)).toBe('19:30\u00a0Uhr')
    expect(formatLongDate(evening)).toBe('Samstag, 21. November 2026')
    expect(formatShortDate(evening)).toBe('Sa\u00a021.11.')
  })
  it('carry their UTC offset in the last six characters', requirement('CONST-03', 'EVLIST-46'), () => {
    expect(isoWithOffset(evening).slice(-6)).toBe('+01:00')
    expect(isoWithOffset(Temporal.Instant.from('2026-07-01T18:00:00Z')).slice(-6)).toBe('+02:00')
  })
  it('are written DD-MM-YYYY in addresses', requirement('EVLIST-01'), () => {
    expect(urlDateOf(Temporal.PlainDate.from('2026-11-05'))).toBe('05-11-2026')
    expect(dayOfUrlDate('05-11-2026')?.toString()).toBe('2026-11-05')
    for (const wrong of ['2026-11-05', '5-11-2026', '05.11.2026', '05-11-26', '']) expect(dayOfUrlDate(wrong)).toBeUndefined()
  })
  it('are refused in addresses when the calendar has no such day', requirement('EVLIST-02', 'EVLIST-05'), () => {
    expect(dayOfUrlDate('31-02-2025')).toBeUndefined()
    expect(dayOfUrlDate('29-02-2028')?.day).toBe(29)
  })
  it('tell durations in hours and minutes', () => {
    expect(formatDuration(110)).toBe('1\u00a0Std. 50\u00a0Min.')
    expect(formatDuration(55)).toBe('55\u00a0Min.')
    expect(formatDuration(120)).toBe('2\u00a0Std.')
  })
})
