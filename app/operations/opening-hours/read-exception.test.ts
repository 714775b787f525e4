import { describe, expect, it } from 'vitest'
import { readException } from './read-exception.ts'

const TODAY = '2026-11-24'

function read(line: string): string | null {
  const rows = readException(line, TODAY)
  if (!rows?.[0]) return null
  const { day, lastDay, closed, alternativeText } = rows[0]
  const times = rows.filter(({ timeFrom }) => timeFrom).map(({ timeFrom, timeTo }) => `${timeFrom}–${timeTo}`)
  return [lastDay ? `${day}/${lastDay}` : day, closed ? 'closed' : '', ...times, alternativeText].filter(Boolean).join(' ')
}

describe('an exception written in one line', () => {
  it.each([
    ['24.–26.12. geschlossen', '2026-12-24/2026-12-26 closed'],
    ['24.-26.12. zu', '2026-12-24/2026-12-26 closed'],
    ['27.–30.12. 10–14 Uhr', '2026-12-27/2026-12-30 10:00–14:00'],
    ['Do 31.12. 10:30 bis 14 und 16–18.30 Uhr', '2026-12-31 10:30–14:00 16:00–18:30'],
    ['1.1. geschlossen', '2027-01-01 closed'],
    ['27.12.–6.1.: 10–14', '2026-12-27/2027-01-06 10:00–14:00'],
    ['20.–30.11. geschlossen', '2026-11-20/2026-11-30 closed'],
    ['1.7.2027–12.8.2027 geschlossen', '2027-07-01/2027-08-12 closed'],
    ['31.12. 20–2 Uhr', '2026-12-31 20:00–02:00'],
    ['24.12. geschlossen, Karten gibt es online', '2026-12-24 closed geschlossen, Karten gibt es online'],
    ['27.12. bis 30.12. von 10 bis 14 Uhr', '2026-12-27/2026-12-30 10:00–14:00'],
    ['vom 27. bis 30.12. täglich von 10 bis 14 Uhr', '2026-12-27/2026-12-30 10:00–14:00'],
    ['am 31. Dezember 10–14 und von 16 bis 18 Uhr', '2026-12-31 10:00–14:00 16:00–18:00'],
    ['24. Dezember bis 6. Jan. geschlossen', '2026-12-24/2027-01-06 closed'],
    ['Samstag, 3. März 2027, jeweils 9.30 bis 12 Uhr', '2027-03-03 09:30–12:00'],
    ['24.12. offen bis zur Bescherung', '2026-12-24 offen bis zur Bescherung'],
    ['24.12 nur Abendkasse', '2026-12-24 nur Abendkasse'],
  ])('%s', (line, read_) => {
    expect(read(line)).toBe(read_)
  })

  it.each(['', 'geschlossen', '24.12.', '31.2. geschlossen', '24.–26. geschlossen', '26.12.2026–24.12.2026 zu'])('“%s” is none', (line) => {
    expect(read(line)).toBeNull()
  })

  it('takes 25 Uhr for a text, not for a time', () => {
    expect(read('24.12. 10–25 Uhr')).toBe('2026-12-24 10–25 Uhr')
  })
})
