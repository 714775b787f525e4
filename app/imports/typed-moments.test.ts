import { expect, test } from 'vitest'
import { parseInstantText, readMoment } from './cell-texts.ts'

/** The season of the examples. */
const READING = { yearFrom: Temporal.PlainDate.from('2026-08-01') }
const EVENING = '2027-01-08T19:30:00+01:00'

test.each([
  ...['8.1.27 19:30', 'Fr., 08.01.2027, 19:30 Uhr', 'Fr\u00a08.1.2027,\u202f19:30\u00a0Uhr', '08.01.2027 19:30:00'],
  ...['Fr, 8.1.2027 19.30h', 'Fr, 8.1.2027 19h30', '8.1.2027 19,30 Uhr', "8.1.'27, 19:30", '8. 1. 2027 – 19:30 Uhr', '8.1.27,19:30'],
  ...['8. Januar 2027, 19.30 Uhr', '08. Jan. 2027, 19:30', 'Freitag, den 8. Jänner 2027 um 19 Uhr 30', '8 January 2027, 7.30 pm'],
  ...[
    'January 8, 2027 7:30 PM',
    'Fri, 8th Jan 2027 19:30',
    '8-Jan-27 19:30',
    'Freitag, 8. Januar, 19.30 Uhr',
    'Fr, 8.1. 19.30h',
    '8.1 19:30',
  ],
  ...['08.01.2027 um 19:30 Uhr', 'am 8.1.2027 ab ca. 19.30 Uhr', '8.1.2027 1930 Uhr', '8.1.2027, 19³⁰ Uhr', '8.1.2027, 7.30 Uhr abends'],
  ...['2027/01/08 19:30', '2027.1.8 19:30', '08-01-2027 19:30', '08/01/2027 19:30', 'Fri 01/08/2027 19:30', '8/1/27 19:30'],
  ...['2027-01-08T19:30:00+01:00', '2027-01-08T18:30:00Z', '2027-01-08T18:30Z', '2027-01-08 19:30:00+0100', '2027-01-08T18:30:00.000Z'],
  ...['20270108T193000', '20270108T183000Z', '2027-01-08T13:30:00-05:00', '2027-01-08 19:30 MEZ', '2027-01-08 18:30:00 UTC'],
  ...['2027-01-08T19:30:00+01:00[Europe/Berlin]', 'Fri Jan 08 2027 19:30:00 GMT+0100 (Mitteleuropäische Normalzeit)'],
  ...['46395.8125', '46395,8125', 'Fr 8.1.2027 19:30 Uhr –'],
])('%s is an evening in January', (text) => {
  expect(parseInstantText(text, READING)).toBe(EVENING)
})

test.each([
  ['08.01.2027 19:30–21:30', '2027-01-08T21:30:00+01:00'],
  ['Fr 8.1. 19.30 - 21.30 Uhr', '2027-01-08T21:30:00+01:00'],
  ['8.1.2027 von 19:30 bis 22 Uhr', '2027-01-08T22:00:00+01:00'],
  ['2027-01-08 19:30-21:30', '2027-01-08T21:30:00+01:00'],
  ['8.1.2027 19:30–24:00', '2027-01-09T00:00:00+01:00'],
  ['8.1.2027 19:30–1:00 Uhr', '2027-01-09T01:00:00+01:00'],
  ['8.1.2027 19:30 – 9.1.2027 1:00', '2027-01-09T01:00:00+01:00'],
  ['2027-01-08 19:30 bis 22', '2027-01-08T22:00:00+01:00'],
])('%s is a range with its end', (text, endsAt) => {
  expect(readMoment(text, READING)).toMatchObject({ startsAt: EVENING, endsAt })
})

test.each([
  ['31.12.2026 24:00', '2027-01-01T00:00:00+01:00'],
  ['31.12.2026, 24.00 Uhr', '2027-01-01T00:00:00+01:00'],
  ['31.12.2026 Mitternacht', '2027-01-01T00:00:00+01:00'],
  ['8.1.2027 25:30', '2027-01-09T01:30:00+01:00'],
  ['8.1.2027 0:30 (Nacht auf Samstag)', '2027-01-09T00:30:00+01:00'],
  ['Fr 8.1.2027 0.30 Uhr, Nacht von Fr auf Sa', '2027-01-09T00:30:00+01:00'],
  ['Sa 9.1.2027 0.30 Uhr (in der Nacht zum Samstag)', '2027-01-09T00:30:00+01:00'],
])('%s lies past midnight', (text, startsAt) => {
  expect(parseInstantText(text, READING)).toBe(startsAt)
})

test('a date without a year lies in the season that the reading names', () => {
  const reading = { yearFrom: Temporal.PlainDate.from('2027-08-01') }
  expect(parseInstantText('8.1. 19:30', reading)).toBe('2028-01-08T19:30:00+01:00')
  expect(parseInstantText('8.9. 19:30', reading)).toBe('2027-09-08T19:30:00+02:00')
  expect(parseInstantText('29. Februar, 19:30', reading)).toBe('2028-02-29T19:30:00+01:00')
})

test('dates with slashes have the month first where the table or the weekday says so', () => {
  const reading = { yearFrom: Temporal.PlainDate.from('2026-08-01'), isMonthFirst: true }
  expect(parseInstantText('1/8/2027 7:30 PM', reading)).toBe(EVENING)
  expect(parseInstantText('1/22/2027 7:30 PM', READING)).toBe('2027-01-22T19:30:00+01:00')
})

test.each([
  ...[
    'gestern',
    'bald 20:00',
    'Spiel 24.12.2026 20:00',
    '24.12.2026 20',
    '24.12.2026 30 Uhr',
    '31.11.2026 20 Uhr',
    '12.2026',
    '8.–10.1.2027',
  ],
  ...['19:30', '8.1.2027', '20 Personen', '1234', '8.1.2027 19:30 Premiere', '8.1.2027 19:65'],
])('%s is no date with a time', (text) => {
  expect(parseInstantText(text, READING)).toBeUndefined()
})
