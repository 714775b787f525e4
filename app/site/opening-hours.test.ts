import { describe, expect, it } from 'vitest'
import { type OpeningHoursEntry, openingHoursLabel, openTimes } from './opening-hours.ts'

function hours(time_from: string, time_to: string, changes: Partial<OpeningHoursEntry> = {}): OpeningHoursEntry {
  return { time_from, time_to, closed: false, alternative_text: '', alternative_link_url: '', ...changes }
}

describe('the opening-hours label', () => {
  it('HOURS-08 HOURS-18 says before opening when it opens', () => {
    expect(openingHoursLabel([hours('10:00', '18:00')], [], '09:59')?.text).toBe('Geöffnet ab 10:00 Uhr')
  })
  it('HOURS-09 HOURS-16 says from the opening minute on until when', () => {
    expect(openingHoursLabel([hours('10:00', '18:00')], [], '10:00')?.text).toBe('Geöffnet bis 18:00 Uhr')
  })
  it('HOURS-10 HOURS-16 is closed from the closing minute on', () => {
    expect(openingHoursLabel([hours('10:00', '18:00')], [], '18:00')?.text).toBe('Geschlossen')
  })
  it('HOURS-05 HOURS-11 says closed for a closed day', () => {
    expect(openingHoursLabel([hours('', '', { closed: true })], [], '12:00')?.text).toBe('Geschlossen')
  })
  it('HOURS-06 HOURS-07 shows the alternative text with its link instead', () => {
    const label = openingHoursLabel(
      [hours('10:00', '18:00', { alternative_text: 'Betriebsferien', alternative_link_url: '/de/ferien' })],
      [],
      '12:00',
    )
    expect(label).toEqual({ text: 'Betriebsferien', url: '/de/ferien' })
  })
  it('HOURS-12 runs over several entries from the first start to the last end', () => {
    const entries = [hours('10:00', '13:00'), hours('16:00', '19:30')]
    expect(openingHoursLabel(entries, [], '09:00')?.text).toBe('Geöffnet ab 10:00 Uhr')
    expect(openingHoursLabel(entries, [], '14:00')?.text).toBe('Geöffnet bis 19:30 Uhr')
  })
  it('HOURS-13 lists several entries joined by commas and "und"', () => {
    expect(openTimes([hours('9:00', '10:00'), hours('11:00', '12:00'), hours('13:00', '14:00')])).toBe(
      'Öffnungszeiten: 09:00–10:00, 11:00–12:00 und 13:00–14:00',
    )
  })
  it('HOURS-13 gives no hours where words stand in their place, and only those that have both ends', () => {
    const onRequest = hours('', '', { alternative_text: 'Geöffnet auf Anfrage' })
    expect(openTimes([onRequest])).toBe('')
    expect(openTimes([onRequest, hours('10:00', '12:00'), hours('14:00', '')])).toBe('Öffnungszeiten: 10:00–12:00')
    expect(openTimes([hours('', '', { closed: true })])).toBe('Geschlossen')
  })
  it('HOURS-14 lets exceptions replace the regular hours', () => {
    expect(openingHoursLabel([hours('10:00', '18:00')], [hours('14:00', '16:00')], '11:00')?.text).toBe('Geöffnet ab 14:00 Uhr')
  })
  it('HOURS-15 compares single-digit hours and hours past midnight rightly', () => {
    expect(openingHoursLabel([hours('9:30', '18:00')], [], '10:00')?.text).toBe('Geöffnet bis 18:00 Uhr')
    expect(openingHoursLabel([hours('18:00', '01:00')], [], '00:30')?.text).toBe('Geöffnet bis 01:00 Uhr')
  })
  it('HOURS-17 says nothing when nothing is known', () => {
    expect(openingHoursLabel([], [], '12:00')).toBeNull()
  })
})
