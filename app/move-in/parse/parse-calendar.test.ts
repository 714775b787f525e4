import { expect, test } from 'vitest'
import { parseCalendar } from './parse-calendar.ts'

const calendar = (...entries: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...entries.flatMap((lines, index) => ['BEGIN:VEVENT', `UID:${index + 1}`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')
const NORA = ['SUMMARY:Nora', 'LOCATION:Studio', 'DTSTART;TZID=Europe/Berlin:20300514T200000', 'DTEND;TZID=Europe/Berlin:20300514T220000']

test('a calendar becomes performances, each time of a series one of them', () => {
  const found = parseCalendar(calendar([...NORA, 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20300515T180000Z', 'RDATE:20300520T180000Z']), '')
  expect(found?.performances.map(({ startsAt, endsAt, place, title }) => [startsAt, endsAt, place, title])).toEqual([
    ['2030-05-14T18:00:00Z', '2030-05-14T20:00:00Z', 'Studio', 'Nora'],
    ['2030-05-20T18:00:00Z', '2030-05-20T20:00:00Z', 'Studio', 'Nora'],
  ])
})

test('an entry that cannot be read costs no other, and is named with its reason', () => {
  const found = parseCalendar(
    calendar(NORA, ['SUMMARY:Faust', 'DTSTART:gestern'], ['SUMMARY:Tag der offenen Tür', 'DTSTART;VALUE=DATE:20300516'], [NORA[2] ?? '']),
    '',
  )
  expect(found?.performances.map(({ title }) => title)).toEqual(['Nora'])
  expect(found?.problems).toEqual([
    'Faust: Eine Zeitangabe dieses Eintrags ist nicht lesbar.',
    'Tag der offenen Tür: Die Uhrzeit fehlt: Der Eintrag gilt für den ganzen Tag.',
    '4: Die Produktion fehlt.',
  ])
})

test('an entry links to its own page on the other site, or to where its tickets are', () => {
  const at = 'https://haus.example/spielplan.ics'
  const text = calendar([...NORA, 'URL:https://haus.example/nora'], [...NORA, 'URL:https://karten.example/1'], [...NORA, 'STATUS:CANCELED'])
  expect(parseCalendar(text, at)?.performances.map((one) => [one.address, one.isPageless, one.ticketUrl, one.isCancelled])).toEqual([
    ['https://haus.example/nora', false, '', false],
    [`${at}#2`, true, 'https://karten.example/1', false],
    [`${at}#3`, true, '', true],
  ])
})

test('what is no calendar is none', () => {
  expect(parseCalendar('<html></html>', '')).toBeUndefined()
})
