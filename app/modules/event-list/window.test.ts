import { describe, expect, it } from 'vitest'
import { eventWindow } from './window.ts'

const at = (text: string) => Temporal.Instant.from(text)
const saturdayNoon = at('2026-11-21T12:00:00+01:00')
const wednesday = at('2026-11-18T12:00:00+01:00')

describe('the span of an event list', () => {
  it('MOD-EVENTLIST-01 MOD-EVENTLIST-04 begins now and has no end unless one is set', () => {
    expect(eventWindow({}, wednesday)).toEqual({ from: wednesday })
  })
  it('MOD-EVENTLIST-02 ends where date_to says', () => {
    expect(eventWindow({ date_to: '2026-12-01T00:00' }, wednesday).to?.equals(at('2026-12-01T00:00:00+01:00'))).toBe(true)
  })
  it('MOD-EVENTLIST-05 next_3_days ends after the day after tomorrow', () => {
    expect(eventWindow({ filters: 'next_3_days' }, wednesday).to?.equals(at('2026-11-21T00:00:00+01:00'))).toBe(true)
  })
  it('MOD-EVENTLIST-06 weekend is the coming Saturday and Sunday in Berlin', () => {
    const { from, to } = eventWindow({ filters: 'weekend' }, wednesday)
    expect(from.equals(at('2026-11-21T00:00:00+01:00'))).toBe(true)
    expect(to?.equals(at('2026-11-23T00:00:00+01:00'))).toBe(true)
  })
  it('MOD-EVENTLIST-06 on a Saturday it is the rest of this weekend', () => {
    const { from, to } = eventWindow({ filters: 'weekend' }, saturdayNoon)
    expect(from.equals(saturdayNoon)).toBe(true)
    expect(to?.equals(at('2026-11-23T00:00:00+01:00'))).toBe(true)
  })
})
