import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { readAskedTime } from './asked-time.ts'

/** A Saturday. */
const TODAY = Temporal.PlainDate.from('2026-11-21')

function asked(question: string, today = TODAY) {
  const time = readAskedTime(question, today)
  if (!time) return undefined
  const days = time.days && [time.days.from.toString(), time.days.until.subtract({ days: 1 }).toString()]
  return [...(days ? new Set(days) : []), ...(time.hours ? [`${time.hours.from}–${time.hours.until}`] : [])].join(' ')
}

describe('the days that a question asks for', () => {
  it.each([
    ['5.12.', '2026-12-05'],
    ['5.12', '2026-12-05'],
    ['05.12.2026', '2026-12-05'],
    ['5.12.26', '2026-12-05'],
    ['5. 12. 2026', '2026-12-05'],
    ['am 5.12.', '2026-12-05'],
    ['Samstag, 5.12.', '2026-12-05'],
    ['Sa 5.12.', '2026-12-05'],
    ['5. Dezember', '2026-12-05'],
    ['5. Dez.', '2026-12-05'],
    ['5 Dezember 2026', '2026-12-05'],
    ['5/12', '2026-12-05'],
    ['12/25', '2026-12-25'],
    ['2026-12-05', '2026-12-05'],
    ['Dec 5', '2026-12-05'],
    ['December 5th, 2026', '2026-12-05'],
    ['5th of December', '2026-12-05'],
    ['6.1.', '2027-01-06'],
    ['20.11.', '2027-11-20'],
    ['21.11.', '2026-11-21'],
    ['20.11.2026', '2026-11-20'],
    ['29.2.', '2028-02-29'],
    ['29. Februar 2028', '2028-02-29'],
    ['5.-7.12.', '2026-12-05 2026-12-07'],
    ['vom 30.12. bis 2.1.', '2026-12-30 2027-01-02'],
    ['5. bis 7. Dezember', '2026-12-05 2026-12-07'],
    ['heute', '2026-11-21'],
    ['was läuft morgen?', '2026-11-22'],
    ['uebermorgen', '2026-11-23'],
    ['nächsten Samstag', '2026-11-28'],
    ['nächster Sonntag', '2026-11-22'],
    ['am Samstag', '2026-11-21'],
    ['next Friday', '2026-11-27'],
    ['am Wochenende', '2026-11-21 2026-11-22'],
    ['nächstes Wochenende', '2026-11-28 2026-11-29'],
    ['this weekend', '2026-11-21 2026-11-22'],
    ['diese Woche', '2026-11-21 2026-11-22'],
    ['nächste Woche', '2026-11-23 2026-11-29'],
    ['im Dezember', '2026-12-01 2026-12-31'],
    ['November', '2026-11-01 2026-11-30'],
    ['im Oktober', '2027-10-01 2027-10-31'],
    ['Dezember 2026', '2026-12-01 2026-12-31'],
    ['letzter Freitag im Dezember', '2026-12-25'],
    ['2. Samstag im Januar', '2027-01-09'],
    ['last Sunday in February 2027', '2027-02-28'],
    ['12/2026', '2026-12-01 2026-12-31'],
    ['nächsten Monat', '2026-12-01 2026-12-31'],
    ['Silvester', '2026-12-31'],
    ['Heiligabend', '2026-12-24'],
    ['an Weihnachten', '2026-12-24 2026-12-26'],
    ['Neujahr', '2027-01-01'],
    ['Ostern', '2027-03-26 2027-03-29'],
    ['Ostermontag', '2027-03-29'],
    ['1. Advent', '2026-11-29'],
    ['New Year’s Eve', '2026-12-31'],
  ])('%s: %s', requirement('GEN-29'), (question, days) => {
    expect(asked(question)).toBe(days)
  })

  it.each([
    ['20 Uhr', '20:00–21:00'],
    ['um 19:30', '19:30–19:31'],
    ['19.30 Uhr', '19:30–19:31'],
    ['19.30', '19:30–19:31'],
    ['20.12 Uhr', '20:12–20:13'],
    ['8 pm', '20:00–21:00'],
    ['7:30pm', '19:30–19:31'],
    ['23 Uhr', '23:00–24:00'],
    ['heute Abend', '2026-11-21 17:00–24:00'],
    ['tonight', '2026-11-21 17:00–24:00'],
    ['Samstagabend', '2026-11-21 17:00–24:00'],
    ['5.12. nachmittags', '2026-12-05 12:00–18:00'],
    ['morgen um 20 Uhr', '2026-11-22 20:00–21:00'],
  ])('and the time: %s: %s', (question, time) => {
    expect(asked(question)).toBe(time)
  })

  it.each([
    '31.4.',
    '30.2.',
    '29.2.2027',
    '0.5.',
    '32.1.',
    '25:00',
    'Salz',
    'Am Morgen',
    'Guten Morgen',
    '1984',
    'Reihe 7',
    '3-Groschen-Oper',
    'Uhr',
    'R.U.R.',
    '04571 000-120',
    'abends',
    'Marsch',
  ])('none: %s', (question) => {
    expect(readAskedTime(question, TODAY)).toBeUndefined()
  })

  it('the words beside them remain, without those that only connect', () => {
    expect(readAskedTime('Kassensturz im Dezember', TODAY)?.rest).toBe('kassensturz')
    expect(readAskedTime('was läuft morgen?', TODAY)?.rest).toBe('?')
    expect(readAskedTime('Samstag, den 5.12.', TODAY)?.rest).toBe('')
    expect(readAskedTime('Tanz am 5.12. um 20 Uhr', TODAY)?.rest).toBe('tanz')
  })

  it('a weekday, a month or a holiday alone may be a word of a title', () => {
    for (const question of ['Freitag', 'Dezember', 'Silvester']) {
      expect(readAskedTime(question, TODAY)).toMatchObject({ isCertain: false, written: question.toLowerCase() })
    }
    for (const question of ['am Freitag', 'im Dezember', '31.12.']) expect(readAskedTime(question, TODAY)?.isCertain).toBe(true)
    expect(readAskedTime('5.12.', TODAY)?.written).toBe('5 dezember')
  })
})
