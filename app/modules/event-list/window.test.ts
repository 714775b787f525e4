import { describe, expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import { eventWindow } from './window.ts'

const at = (text: string) => Temporal.Instant.from(text)
const saturdayNoon = at('2026-11-21T12:00:00+01:00')
const wednesday = at('2026-11-18T12:00:00+01:00')

describe('the span of an event list', () => {
  it('begins now and has no end unless one is set', requirement('MOD-EVENTLIST-01', 'MOD-EVENTLIST-04'), () => {
    expect(eventWindow({}, wednesday)).toEqual({ from: wednesday, to: undefined })
  })
  it('ends where date_to says', requirement('MOD-EVENTLIST-02'), () => {
    expect(eventWindow({ date_to: '2026-12-01T00:00' }, wednesday).to?.equals(at('2026-12-01T00:00:00+01:00'))).toBe(true)
  })
  it('next_3_days ends after the day after tomorrow', requirement('MOD-EVENTLIST-05'), () => {
    expect(eventWindow({ filters: 'next_3_days' }, wednesday).to?.equals(at('2026-11-21T00:00:00+01:00'))).toBe(true)
  })
  it('weekend is the coming Saturday and Sunday in Berlin', requirement('MOD-EVENTLIST-06'), () => {
    const { from, to } = eventWindow({ filters: 'weekend' }, wednesday)
    expect(from.equals(at('2026-11-21T00:00:00+01:00'))).toBe(true)
    expect(to?.equals(at('2026-11-23T00:00:00+01:00'))).toBe(true)
  })
  it('an end that is set holds beside a filter by date', requirement('MOD-EVENTLIST-02'), () => {
    const data = { filters: 'weekend', date_to: '2026-11-22T00:00' }
    expect(eventWindow(data, wednesday).to?.equals(at('2026-11-22T00:00:00+01:00'))).toBe(true)
    const later = { filters: 'next_3_days', date_to: '2026-12-24T00:00' }
    expect(eventWindow(later, wednesday).to?.equals(at('2026-11-21T00:00:00+01:00'))).toBe(true)
  })
  it('with a start in December it is the first weekend from then on, not an empty span', requirement('MOD-EVENTLIST-06'), () => {
    const { from, to } = eventWindow({ filters: 'weekend', date_from: '2026-12-08T00:00' }, wednesday)
    expect(from.equals(at('2026-12-12T00:00:00+01:00'))).toBe(true)
    expect(to?.equals(at('2026-12-14T00:00:00+01:00'))).toBe(true)
  })
  it('with a start that is to come, three days are counted from it', requirement('MOD-EVENTLIST-05'), () => {
    const { from, to } = eventWindow({ filters: 'next_3_days', date_from: '2026-12-08T18:00' }, wednesday)
    expect(from.equals(at('2026-12-08T18:00:00+01:00'))).toBe(true)
    expect(to?.equals(at('2026-12-11T00:00:00+01:00'))).toBe(true)
  })
  it('on a Saturday it is the rest of this weekend', requirement('MOD-EVENTLIST-06'), () => {
    const { from, to } = eventWindow({ filters: 'weekend' }, saturdayNoon)
    expect(from.equals(saturdayNoon)).toBe(true)
    expect(to?.equals(at('2026-11-23T00:00:00+01:00'))).toBe(true)
  })
})
