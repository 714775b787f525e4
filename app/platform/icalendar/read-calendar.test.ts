import { describe, expect, it } from 'vitest'
import { readCalendar } from './read-calendar.ts'

const LIMITS = { recurrences: 400 }

function calendar(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
}

function entry(...lines: string[]): string[] {
  const has = (name: string) => lines.some((line) => line.startsWith(name))
  const named = [...(has('UID') ? [] : ['UID:u']), ...(has('SUMMARY') ? [] : ['SUMMARY:Salz'])]
  return ['BEGIN:VEVENT', ...named, 'LOCATION:Studio', ...lines, 'END:VEVENT']
}

/** What takes place when, in Berlin: `01-14 15:00–17:00`, with a minus where it was called off; a fault by its name. */
function evenings(text: string): string[] {
  return (readCalendar(text, LIMITS) ?? []).flatMap(({ occurrences, fault }) => [
    ...(fault ? [fault] : []),
    ...occurrences.map(({ start, end, words }) => {
      const [day, clock] = clockOf(start)
      return `${words.isCancelled ? '-' : ''}${day} ${clock}${end ? `–${clockOf(end)[1]}` : ''}`
    }),
  ])
}

function clockOf(instant: Temporal.Instant): [day: string, clock: string] {
  const local = instant.toZonedDateTimeISO('Europe/Berlin').toPlainDateTime().toString()
  return [local.slice(5, 10), local.slice(11, 16)]
}

const BERLIN = 'TZID=Europe/Berlin'
const WEEKLY = [`DTSTART;${BERLIN}:20270107T193000`, 'DURATION:PT2H', 'RRULE:FREQ=WEEKLY;COUNT=3']

describe('a recurrence that another entry describes anew', () => {
  const moved = ['01-07 19:30–21:30', '01-21 19:30–21:30', '01-14 15:00–17:00']
  it.each([
    ['in the zone of its series', `RECURRENCE-ID;${BERLIN}:20270114T193000`],
    ['in UTC', 'RECURRENCE-ID:20270114T183000Z'],
    ['in another zone', 'RECURRENCE-ID;TZID=Europe/London:20270114T183000'],
    ['by its day', 'RECURRENCE-ID;VALUE=DATE:20270114'],
    ['without a zone', 'RECURRENCE-ID:20270114T193000'],
    ['in the extended form, with an offset', 'RECURRENCE-ID:2027-01-14T19:30:00+01:00'],
  ])('is left out of its series where it is named %s', (_, recurrence) => {
    const text = calendar(...entry(...WEEKLY), ...entry(recurrence, `DTSTART;${BERLIN}:20270114T150000`, 'DURATION:PT2H'))
    expect(evenings(text)).toEqual(moved)
    const ids = readCalendar(text, LIMITS)?.flatMap(({ occurrences }) => occurrences.map(({ id }) => id))
    expect(ids).toEqual(['u#2027-01-07T19:30:00', 'u#2027-01-21T19:30:00', 'u#2027-01-14T19:30:00'])
  })
  it('is called off by an entry that says no more than that', () => {
    const text = calendar(...entry(...WEEKLY), ...entry('RECURRENCE-ID:20270114T183000Z', 'STATUS:CANCELLED'))
    expect(evenings(text)).toEqual(['01-07 19:30–21:30', '01-21 19:30–21:30', '-01-14 19:30–21:30'])
  })
  it('takes all that follow along where it says so', () => {
    const following = `RECURRENCE-ID;RANGE=THISANDFUTURE;${BERLIN}:20270114T193000`
    const text = calendar(...entry(...WEEKLY), ...entry(following, `DTSTART;${BERLIN}:20270115T200000`, 'DURATION:PT1H'))
    expect(evenings(text)).toEqual(['01-07 19:30–21:30', '01-22 20:00–21:00', '01-15 20:00–21:00'])
  })
  it('is a whole day that Outlook names by its midnight', () => {
    const days = entry('DTSTART;VALUE=DATE:20270107', 'RRULE:FREQ=WEEKLY;COUNT=2')
    const text = calendar(...days, ...entry('RECURRENCE-ID;TZID=GMT Standard Time:20270114T000000', 'DTSTART;VALUE=DATE:20270115'))
    expect(evenings(text)).toEqual(['01-07 00:00–00:00', '01-15 00:00–00:00'])
  })
  it('is named where its series leaves it out as well', () => {
    const text = calendar(
      ...entry(...WEEKLY, 'EXDATE:20270114T183000Z'),
      ...entry('RECURRENCE-ID:20270114T183000Z', 'DTSTART:20270115T193000'),
    )
    expect(evenings(text)).toEqual(['01-07 19:30–21:30', '01-21 19:30–21:30', 'contradiction'])
  })
  it('counts in its latest version', () => {
    const version = (sequence: number, time: string) =>
      entry('RECURRENCE-ID:20270114T183000Z', `SEQUENCE:${sequence}`, `DTSTART;${BERLIN}:20270114T${time}`, 'DURATION:PT2H')
    expect(evenings(calendar(...entry(...WEEKLY), ...version(2, '150000'), ...version(1, '160000')))).toEqual(moved)
  })
})

describe('a series', () => {
  const first = `DTSTART;${BERLIN}:20270107T193000`
  const period = 'RDATE;VALUE=PERIOD'
  it.each<[string, string[], string[]]>([
    [
      'has its first time beside those that are listed',
      [`RDATE;${BERLIN}:20270109T193000,20270110T180000`],
      ['01-07 19:30', '01-09 19:30', '01-10 18:00'],
    ],
    ['has periods with their ends', [`${period};${BERLIN}:20270109T193000/20270109T213000`], ['01-07 19:30', '01-09 19:30–21:30']],
    ['has periods with their durations', [`${period}:20270109T183000Z/PT90M`], ['01-07 19:30', '01-09 19:30–21:00']],
    ['leaves out a day', ['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20270114'], ['01-07 19:30', '01-21 19:30']],
    ['leaves out a moment, in whatever zone', ['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20270114T183000Z'], ['01-07 19:30', '01-21 19:30']],
    ['leaves out nothing where it names nothing', ['RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:'], ['01-07 19:30', '01-14 19:30']],
    ['leaves out what a rule excepts', ['RRULE:FREQ=DAILY;COUNT=3', 'EXRULE:FREQ=DAILY;INTERVAL=2;COUNT=2'], ['01-08 19:30']],
    ['ends with the moment that is said in UTC', ['RRULE:FREQ=WEEKLY;UNTIL=20270114T183000Z'], ['01-07 19:30', '01-14 19:30']],
    ['ends with the day that is said', ['RRULE:FREQ=WEEKLY;UNTIL=20270114'], ['01-07 19:30', '01-14 19:30']],
    ['stays at its hour when the clocks change', ['RRULE:FREQ=MONTHLY;INTERVAL=6;COUNT=2'], ['01-07 19:30', '07-07 19:30']],
    [
      'may be written with blanks and parts of a program’s own',
      ['RRULE: FREQ=WEEKLY; BYDAY=TH, FR;COUNT=2;X-FOO=1;'],
      ['01-07 19:30', '01-08 19:30'],
    ],
    ['has no count where that is below one', ['RRULE:FREQ=WEEKLY;UNTIL=20270114;COUNT=-1'], ['01-07 19:30', '01-14 19:30']],
    ['cannot be read where its rule is none', ['RRULE:FREQ=FORTNIGHTLY'], ['bad-rule']],
    ['cannot be read where its exception is none', ['RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:morgen'], ['bad-time']],
    ['has no end where its rule has none', ['RRULE:FREQ=DAILY'], ['endless']],
  ])('%s', (_, lines, expected) => {
    expect(evenings(calendar(...entry(first, ...lines)))).toEqual(expected)
  })
})

describe('a date or a time', () => {
  it.each<[string, string[], string[]]>([
    ['may lack its seconds', ['DTSTART:20270107T1930'], ['01-07 19:30']],
    ['may be in the extended form, with an offset', ['DTSTART:2027-01-07T18:30:00+00:00'], ['01-07 19:30']],
    ['has an end of its own zone', [`DTSTART;${BERLIN}:20270301T193000`, 'DTEND:20270301T203000Z'], ['03-01 19:30–21:30']],
    [
      'begins in one zone and ends in another',
      ['DTSTART;TZID=Europe/London:20270303T190000', `DTEND;${BERLIN}:20270303T220000`],
      ['03-03 20:00–22:00'],
    ],
    ['has no end where none is said', ['DTSTART:20270107T193000', 'DTEND:'], ['01-07 19:30']],
    ['has no end before its start', ['DTSTART:20270107T193000', 'DTEND:20270107T180000'], ['01-07 19:30']],
    ['is the next midnight at 24 o’clock', ['DTSTART:20270107T220000', 'DTEND:20270107T240000'], ['01-07 22:00–00:00']],
    ['is none in February 30', ['DTSTART:20270230T193000'], ['bad-time']],
    ['is missing', [], ['no-start']],
    ['is in a zone that has a city’s name', ['DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin, Bern":20270701T193000'], ['07-01 19:30']],
    ['is in a zone behind an address', ['DTSTART;TZID=/citadel.example/20070227_1/Europe/Berlin:20270701T193000'], ['07-01 19:30']],
    [
      'is in a zone of three parts behind an address',
      ['DTSTART;TZID=/x.example/Tzfile/America/Argentina/Buenos_Aires:20270701T143000'],
      ['07-01 19:30'],
    ],
    ['is in a zone that is an offset', ['DTSTART;TZID=GMT+0200:20270701T193000'], ['07-01 19:30']],
  ])('%s', (_, lines, expected) => {
    expect(evenings(calendar(...entry(...lines)))).toEqual(expected)
  })
})

describe('a calendar', () => {
  const [one, two] = [entry('UID:a', 'DTSTART:20270107T193000'), entry('UID:b', 'DTSTART:20270108T193000')]
  const both = ['01-07 19:30', '01-08 19:30']
  it.each<[string, string, string[]]>([
    ['ends its lines as old Macs did', calendar(...one, ...two).replaceAll('\r\n', '\r'), both],
    [
      'goes on with a text that was broken as it stands',
      calendar(...one.slice(0, -1), 'DESCRIPTION:Ein', '', 'Abend, so', ...one.slice(-1), ...two),
      both,
    ],
    [
      'names the entry at which it was cut off',
      calendar(...one, ...two)
        .split('END:VEVENT')
        .slice(0, 2)
        .join('END:VEVENT'),
      ['01-07 19:30', 'incomplete'],
    ],
    ['names the entry that lost its end, and reads the next', calendar(...one.slice(0, -1), ...two), ['incomplete', '01-08 19:30']],
    ['calls off all that it holds where it was sent for that', calendar('METHOD:CANCEL', ...one), ['-01-07 19:30']],
    ['reads the next one in the file', `${calendar(...one)}\r\n${calendar(...two)}`, both],
  ])('%s', (_, text, expected) => {
    expect(evenings(text)).toEqual(expected)
  })
  it('is none without its beginning', () => {
    expect(readCalendar('BEGIN:VEVENT\r\nEND:VEVENT', LIMITS)).toBeUndefined()
  })
  it('has its words in every form in which programs write them', () => {
    const words = entry(
      'SUMMARY;LANGUAGE=de;X-A="a:b;c":Der \\;Sturm\\, nachts',
      'DTSTART:20270107T193000',
      'URL;VALUE=URI:https://karten.example/a,b',
    )
    const [reading] = readCalendar(calendar(...words.map((line) => line.replace('Sturm', 'Stu\r\n rm'))), LIMITS) ?? []
    expect(reading?.entry.words).toMatchObject({ summary: 'Der ;Sturm, nachts', url: 'https://karten.example/a,b' })
    const quoted = entry('SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:K=C3=B6nig=\r\n Lear', 'DTSTART:20270107T193000')
    expect(readCalendar(calendar(...quoted), LIMITS)?.[0]?.entry.words.summary).toBe('König Lear')
  })
  it.each(['CANCELLED', 'CANCELED', 'cancelled'])('calls an entry off with the status %s', (status) => {
    expect(evenings(calendar(...entry('DTSTART:20270107T193000', `STATUS:${status}`)))).toEqual(['-01-07 19:30'])
  })
  it('takes the word with which mail programs call off a meeting from its name', () => {
    const [reading] = readCalendar(calendar(...entry('SUMMARY:Abgesagt: Salz', 'DTSTART:20270107T193000')), LIMITS) ?? []
    expect(reading?.entry.words).toMatchObject({ summary: 'Salz', isCancelled: true })
  })
})

it('reads the part of an endless series that lies within a window', () => {
  const from = Temporal.Instant.from('2027-01-10T00:00:00Z')
  const to = Temporal.Instant.from('2027-01-20T00:00:00Z')
  const text = calendar(...entry('DTSTART:20150101T193000', 'DURATION:PT2H', 'RRULE:FREQ=DAILY'))
  const found = readCalendar(text, { recurrences: 100, window: { from, to } })?.[0]?.occurrences ?? []
  expect(found.length).toBeGreaterThanOrEqual(10)
  expect(found.length).toBeLessThanOrEqual(13)
})
