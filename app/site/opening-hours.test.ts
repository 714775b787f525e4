import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { instantAt, startOfDay } from '../platform/clock/clock.ts'
import { entriesOn, type HoursRow, hoursOf, type OpeningHoursEntry } from './hours-of-day.ts'
import { labelChanges, openingHoursLabel, openTimes } from './opening-hours.ts'

function hours(time_from: string, time_to: string, changes: Partial<OpeningHoursEntry> = {}): OpeningHoursEntry {
  return { time_from, time_to, closed: false, alternative_text: '', alternative_link_url: '', ...changes }
}

const DAY = Temporal.PlainDate.from('2026-11-21')

function labelAt(time: string, today: OpeningHoursEntry[], yesterday: OpeningHoursEntry[] = [], day = DAY) {
  return openingHoursLabel({ day: day.subtract({ days: 1 }), entries: yesterday }, { day, entries: today }, instantAt(day, time))
}

/** What a day says from its first minute to its last, each change with the time by the clock on the wall. */
function wholeDay(today: OpeningHoursEntry[], yesterday: OpeningHoursEntry[], day = DAY): string[] {
  const said: string[] = []
  const [before, end] = [{ day: day.subtract({ days: 1 }), entries: yesterday }, startOfDay(day.add({ days: 1 }))]
  for (let now = startOfDay(day); Temporal.Instant.compare(now, end) < 0; now = now.add({ minutes: 1 })) {
    const text = openingHoursLabel(before, { day, entries: today }, now)?.text ?? '–'
    if (said.at(-1)?.slice(6) !== text) said.push(`${now.toZonedDateTimeISO('Europe/Berlin').toPlainTime().toString().slice(0, 5)} ${text}`)
  }
  return said
}

describe('the opening-hours label', () => {
  it('says before opening when it opens', requirement('HOURS-08', 'HOURS-18'), () => {
    expect(labelAt('09:59', [hours('10:00', '18:00')])?.text).toBe('Geöffnet ab 10:00 Uhr')
  })
  it('says from the opening minute on until when', requirement('HOURS-09', 'HOURS-16'), () => {
    expect(labelAt('10:00', [hours('10:00', '18:00')])?.text).toBe('Geöffnet bis 18:00 Uhr')
  })
  it('is closed from the closing minute on', requirement('HOURS-10', 'HOURS-16'), () => {
    expect(labelAt('18:00', [hours('10:00', '18:00')])?.text).toBe('Geschlossen')
  })
  it('says closed for a closed day', requirement('HOURS-05', 'HOURS-11'), () => {
    expect(labelAt('12:00', [hours('', '', { closed: true })])?.text).toBe('Geschlossen')
  })
  it('shows the alternative text with its link instead', requirement('HOURS-06', 'HOURS-07'), () => {
    const closed = hours('10:00', '18:00', { alternative_text: 'Betriebsferien', alternative_link_url: '/de/ferien' })
    expect(labelAt('12:00', [closed])).toEqual({ text: 'Betriebsferien', url: '/de/ferien' })
  })
  it('says between two spans of a day when the house opens again', requirement('HOURS-12'), () => {
    expect(wholeDay([hours('16:00', '19:30'), hours('10:00', '13:00')], [])).toEqual([
      '00:00 Geöffnet ab 10:00 Uhr',
      '10:00 Geöffnet bis 13:00 Uhr',
      '13:00 Öffnet wieder um 16:00 Uhr',
      '16:00 Geöffnet bis 19:30 Uhr',
      '19:30 Geschlossen',
    ])
  })
  it('says of spans that touch or overlap the end of the last', requirement('HOURS-12'), () => {
    expect(wholeDay([hours('10:00', '13:00'), hours('13:00', '15:00'), hours('14:00', '14:30')], [])).toEqual([
      '00:00 Geöffnet ab 10:00 Uhr',
      '10:00 Geöffnet bis 15:00 Uhr',
      '15:00 Geschlossen',
    ])
  })
  it('lists several entries joined by commas and "und"', requirement('HOURS-13'), () => {
    expect(openTimes([hours('9:00', '10:00'), hours('11:00', '12:00'), hours('13:00', '14:00')])).toBe(
      'Öffnungszeiten: 09:00–10:00, 11:00–12:00 und 13:00–14:00',
    )
  })
  it('gives no hours where words stand in their place, and only those that have both ends', requirement('HOURS-13'), () => {
    const onRequest = hours('', '', { alternative_text: 'Geöffnet auf Anfrage' })
    expect(openTimes([onRequest])).toBe('')
    expect(openTimes([onRequest, hours('10:00', '12:00'), hours('14:00', '')])).toBe('Öffnungszeiten: 10:00–12:00')
    expect(openTimes([hours('', '', { closed: true })])).toBe('Geschlossen')
  })
  it('lets exceptions replace the regular hours', requirement('HOURS-14'), () => {
    expect(labelAt('11:00', hoursOf({ regular: [hours('10:00', '18:00')], exceptions: [hours('14:00', '16:00')] }))?.text).toBe(
      'Geöffnet ab 14:00 Uhr',
    )
  })
  it('compares single-digit hours rightly', requirement('HOURS-15'), () => {
    expect(labelAt('10:00', [hours('9:30', '18:00')])?.text).toBe('Geöffnet bis 18:00 Uhr')
  })
  it('keeps hours past midnight to the night they belong to: open after it, not on the morning before', requirement('HOURS-15'), () => {
    const late = [hours('18:00', '01:00')]
    expect(wholeDay(late, [])).toEqual(['00:00 Geöffnet ab 18:00 Uhr', '18:00 Geöffnet bis 01:00 Uhr'])
    expect(wholeDay(late, late)).toEqual(['00:00 Geöffnet bis 01:00 Uhr', '01:00 Geöffnet ab 18:00 Uhr', '18:00 Geöffnet bis 01:00 Uhr'])
    expect(wholeDay([hours('', '', { closed: true })], late)).toEqual(['00:00 Geöffnet bis 01:00 Uhr', '01:00 Geschlossen'])
    expect(wholeDay([], late)).toEqual(['00:00 Geöffnet bis 01:00 Uhr', '01:00 –'])
    expect(wholeDay([], [hours('18:00', '00:00')])).toEqual(['00:00 –'])
  })
  it('is right in the nights in which the clocks change', requirement('HOURS-15'), () => {
    const late = [hours('20:00', '03:30')]
    // 25 hours: the hour from two to three comes twice, and the bar is open in both.
    expect(wholeDay(late, late, Temporal.PlainDate.from('2026-10-25'))).toEqual([
      '00:00 Geöffnet bis 03:30 Uhr',
      '03:30 Geöffnet ab 20:00 Uhr',
      '20:00 Geöffnet bis 03:30 Uhr',
    ])
    // 23 hours: half past two does not come; what would end then ends an hour later by the clock, as long as any night.
    const untilHalfPastTwo = [hours('20:00', '02:30')]
    expect(wholeDay(late, untilHalfPastTwo, Temporal.PlainDate.from('2026-03-29'))).toEqual([
      '00:00 Geöffnet bis 03:30 Uhr',
      '03:30 Geöffnet ab 20:00 Uhr',
      '20:00 Geöffnet bis 03:30 Uhr',
    ])
  })
  it('names every moment at which the label changes, so that no page keeps it longer', requirement('HOURS-15'), () => {
    const [today, yesterday] = [[hours('10:00', '13:00'), hours('16:00', '01:00')], [hours('18:00', '02:00')]]
    const moments = labelChanges({ day: DAY.subtract({ days: 1 }), entries: yesterday }, { day: DAY, entries: today }).map(String)
    for (const change of wholeDay(today, yesterday).slice(1)) expect(moments).toContain(instantAt(DAY, change.slice(0, 5)).toString())
  })
  it('says nothing when nothing is known', requirement('HOURS-17'), () => {
    expect(labelAt('12:00', [])).toBeNull()
  })
})

describe('an exception of several days', () => {
  const row = (values: Partial<HoursRow>): HoursRow => ({
    ...{ weekday: null, day: null, lastDay: null, timeFrom: '', timeTo: '' },
    ...{ closed: false, alternativeText: '', alternativeLinkUrl: '' },
    ...values,
  })
  const rows = [
    row({ weekday: 5, timeFrom: '11:00', timeTo: '19:00' }),
    row({ day: '2026-07-01', lastDay: '2026-08-12', closed: true }),
    row({ day: '2026-07-10', timeFrom: '10:00', timeTo: '14:00' }),
  ]
  const fromOn = (day: string) => hoursOf(entriesOn(day, 5, rows)).map(({ time_from, closed }) => (closed ? 'closed' : time_from))

  it('holds on its first and its last day, and on no other', () => {
    expect(['2026-06-26', '2026-07-03', '2026-08-07', '2026-08-14'].map(fromOn)).toEqual([['11:00'], ['closed'], ['closed'], ['11:00']])
    expect([fromOn('2026-07-01'), fromOn('2026-08-12'), fromOn('2026-08-13')]).toEqual([['closed'], ['closed'], ['11:00']])
  })

  it('gives way to one of fewer days that lies within it', () => {
    expect(fromOn('2026-07-10')).toEqual(['10:00'])
  })
})
