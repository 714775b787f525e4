import { expect, test } from 'vitest'
import { readLine as readLineIn } from './read-line.ts'

const readLine = (line: number, cells: Parameters<typeof readLineIn>[1]) =>
  readLineIn(line, cells, { yearFrom: Temporal.PlainDate.from('2026-08-01') })

test.each([
  [{ startsAt: '' }, { startsAt: 'Der Beginn fehlt.' }],
  [{ day: '', time: '' }, { day: 'Der Beginn fehlt.' }],
  [{ day: '24.12.2026', time: '' }, { time: 'Die Uhrzeit fehlt.' }],
  [{ day: '', time: '19:30' }, { day: 'Der Tag fehlt.' }],
  [{ startsAt: '31.12.2026' }, { startsAt: 'Die Uhrzeit fehlt.' }],
  [
    { startsAt: '8./9.1.2027 19:30' },
    { startsAt: '„8./9.1.2027 19:30“ nennt mehrere Tage. Bitte geben Sie jeder Vorstellung eine eigene Zeile.' },
  ],
  [
    { day: '30.04.2027-02.05.2027', time: '10:00' },
    { day: '„30.04.2027-02.05.2027 10:00“ nennt mehrere Tage. Bitte geben Sie jeder Vorstellung eine eigene Zeile.' },
  ],
  [
    { day: '16.04.2027', time: '15:00 + 19.30 Uhr' },
    { time: '„16.04.2027 15:00 + 19.30 Uhr“ nennt mehrere Uhrzeiten. Bitte geben Sie jeder Vorstellung eine eigene Zeile.' },
  ],
  [{ startsAt: 'gestern' }, { startsAt: '„gestern“ ist kein Zeitpunkt wie 24.12.2026 19:30.' }],
  [{ startsAt: 'Mo 24.12.2026 20 Uhr' }, { startsAt: '„Mo 24.12.2026 20 Uhr“: Der 24.12.2026 ist ein Donnerstag.' }],
])('a row whose beginning is %o says what is wrong with it', (cells, faults) => {
  expect(readLine(2, { production: 'Salz', room: 'Studio', ...cells }).faults).toEqual(faults)
})

test.each([
  [{ startsAt: '24.12.2026 20 Uhr' }, '2026-12-24T20:00:00+01:00'],
  [{ startsAt: 'Do 24.12.2026 20:00' }, '2026-12-24T20:00:00+01:00'],
  [{ startsAt: 'Donnerstag, 24.12.26, 19.30 Uhr' }, '2026-12-24T19:30:00+01:00'],
  [{ day: 'Do., 24. 12. 2026', time: '20 Uhr' }, '2026-12-24T20:00:00+01:00'],
  [{ day: '2026-12-24 00:00:00', time: '20:00:00' }, '2026-12-24T20:00:00+01:00'],
  [{ startsAt: '', day: '24.12.2026', time: '20:00' }, '2026-12-24T20:00:00+01:00'],
  [{ startsAt: '20 Uhr', day: '24.12.2026' }, '2026-12-24T20:00:00+01:00'],
  [{ startsAt: 'Do 24.12.2026', time: '20.00' }, '2026-12-24T20:00:00+01:00'],
  [{ startsAt: 'So 27.12.2026 20:00' }, '2026-12-27T20:00:00+01:00'],
  [{ startsAt: 'Sonnabend, 26.12.2026 20:00' }, '2026-12-26T20:00:00+01:00'],
])('a beginning is read as planning tables write it: %o', (cells, startsAt) => {
  expect(readLine(2, { production: 'Salz', room: 'Studio', ...cells }).value?.startsAt).toBe(startsAt)
})

test.each([
  ['22:10', '2026-12-24T22:10:00+01:00'],
  ['0.30 Uhr', '2026-12-25T00:30:00+01:00'],
  ['24:00', '2026-12-25T00:00:00+01:00'],
  ['24.00 Uhr', '2026-12-25T00:00:00+01:00'],
  ['bis ca. 25:30', '2026-12-25T01:30:00+01:00'],
  ['24.12.2026 00:30', '2026-12-25T00:30:00+01:00'],
  ['25.12., 0.30h', '2026-12-25T00:30:00+01:00'],
])('an end at %s without its day is the next time the clock shows that', (endsAt, is) => {
  expect(readLine(2, { production: 'Salz', room: 'Studio', day: '24.12.2026', time: '20:00', endsAt }).value?.endsAt).toBe(is)
})

test('an end at the very time of the beginning is a mistake, and no performance of a whole day', () => {
  const { faults } = readLine(2, { production: 'Salz', room: 'Studio', day: '24.12.2026', time: '20:00', endsAt: '20:00' })
  expect(faults).toEqual({ endsAt: 'Das Ende liegt vor dem Beginn.' })
})

test('an end without its day says nothing wrong beside a beginning that is', () => {
  const { faults } = readLine(2, { production: 'Salz', room: 'Studio', day: '31.11.2026', time: '20:00', endsAt: '22:00' })
  expect(Object.keys(faults ?? {})).toEqual(['day'])
})

test.each(['24.12.2026 20', 'Spiel 24.12.2026 20:00', '24.12.2026 30 Uhr', '31.11.2026 20 Uhr'])('%s is no beginning', (startsAt) => {
  expect(readLine(2, { production: 'Salz', room: 'Studio', startsAt }).value).toBeUndefined()
})

test('a range in the column of the time has its end, unless a column of its own says another', () => {
  const row = { production: 'Salz', room: 'Studio', day: 'Fr, 8.1.', time: '19:30–21:30' }
  expect(readLine(2, row).value).toMatchObject({ startsAt: '2027-01-08T19:30:00+01:00', endsAt: '2027-01-08T21:30:00+01:00' })
  expect(readLine(2, { ...row, endsAt: '22:00' }).value?.endsAt).toBe('2027-01-08T22:00:00+01:00')
})

test.each(['-', '–', 'offen', 'n. n.', 'N.N.', 'tba', 'Ende offen'])('an end of “%s” is none, and costs the evening nothing', (endsAt) => {
  expect(readLine(2, { production: 'Salz', room: 'Studio', startsAt: '24.12.2026 20:00', endsAt }).value?.endsAt).toBeUndefined()
  expect(readLine(2, { production: 'Salz', room: 'Studio', startsAt: '24.12.2026 20:00', endsAt }).reasons).toEqual([])
})

test('what runs over days in one cell has its end, also with the weekdays', () => {
  const startsAt = 'Fr 7.5.2027 18:00 bis So 9.5.2027 23:00'
  expect(readLine(2, { production: 'Fest', room: 'Studio', startsAt, endsAt: '' }).value).toMatchObject({
    startsAt: '2027-05-07T18:00:00+02:00',
    endsAt: '2027-05-09T23:00:00+02:00',
  })
})
