import { describe, expect, it } from 'vitest'
import { parseCalendar } from './parse-calendar.server.ts'

type Change = { kind: 'STANDARD' | 'DAYLIGHT'; from: string; to: string; rule: string }

function calendar(zone: string, start: string, ...described: string[]): string {
  const entry = ['UID:1', 'SUMMARY:Salz', 'LOCATION:Studio', `DTSTART;TZID=${zone}:${start}`, 'DURATION:PT90M']
  return ['BEGIN:VCALENDAR', ...described, 'BEGIN:VEVENT', ...entry, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')
}

function described(name: string, changes: Change[]): string[] {
  const parts = changes.flatMap(({ kind, from, to, rule }) => [
    `BEGIN:${kind}`,
    'DTSTART:16010101T020000',
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `RRULE:${rule}`,
    `END:${kind}`,
  ])
  return ['BEGIN:VTIMEZONE', `TZID:${name}`, ...parts, 'END:VTIMEZONE']
}

const toWinter: Change = { kind: 'STANDARD', from: '+0200', to: '+0100', rule: 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10' }
const toSummer: Change = { kind: 'DAYLIGHT', from: '+0100', to: '+0200', rule: 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3' }

function startOf(text: string): string | undefined {
  const [line] = parseCalendar(text)
  return line?.value?.startsAt ?? line?.reasons[0]
}

describe('the zones of a calendar', () => {
  it.each([
    ['Europe/Berlin', '2027-07-01T19:30:00+02:00'],
    ['"W. Europe Standard Time"', '2027-07-01T19:30:00+02:00'],
    ['GMT Standard Time', '2027-07-01T20:30:00+02:00'],
    ['FLE Standard Time', '2027-07-01T18:30:00+02:00'],
  ])('are those of the world, also as Windows calls them: %s', (zone, start) => {
    expect(startOf(calendar(zone, '20270701T193000'))).toBe(start)
  })
  it('are those that the file describes itself, summer and winter', () => {
    const name = '(UTC+01:00) Amsterdam\\, Berlin\\, Bern\\, Rom\\, Stockholm\\, Wien'
    const own = described(name, [toWinter, toSummer])
    const quoted = `"${name.replaceAll('\\', '')}"`
    expect(startOf(calendar(quoted, '20270701T193000', ...own))).toBe('2027-07-01T19:30:00+02:00')
    expect(startOf(calendar(quoted, '20271201T193000', ...own))).toBe('2027-12-01T19:30:00+01:00')
    expect(parseCalendar(calendar(quoted, '20271201T193000', ...own))[0]?.value?.endsAt).toBe('2027-12-01T21:00:00+01:00')
  })
  it('are told from those that nobody knows, and from those that would change their clocks every second', () => {
    const nobody = 'Die Zeitzone ist unbekannt.'
    expect(startOf(calendar('Mond', '20270701T193000'))).toBe(nobody)
    const restless = described('Mond', [toWinter, { ...toSummer, rule: 'FREQ=SECONDLY' }])
    expect(startOf(calendar('Mond', '20270701T193000', ...restless))).toBe(nobody)
  })
})

describe('an entry that repeats', () => {
  const repeated = (...rule: string[]) => {
    const entry = ['UID:r', 'SUMMARY:Salz', 'LOCATION:Studio', 'DTSTART:20270803T110000', 'DURATION:PT2H', ...rule]
    const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...entry, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')
    return parseCalendar(text).map(({ title, value, reasons }) => value?.startsAt.slice(0, 10) ?? [title, ...reasons])
  }
  const never = [['Salz', 'Die Wiederholung trifft keinen Tag, oder jeder ist ausgenommen.']]
  it.each([
    ['ends before it begins', ['RRULE:FREQ=DAILY;UNTIL=20200101T000000Z']],
    ['names a day that no year has', ['RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=3']],
    ['names a day that its month does not have', ['RRULE:FREQ=MONTHLY;BYMONTH=4;BYMONTHDAY=31;UNTIL=20300101T000000Z']],
    ['is excepted as a whole', ['RRULE:FREQ=DAILY;COUNT=1', 'EXDATE:20270803T110000']],
  ])('is named with its reason where its rule %s', (_, rule) => {
    expect(repeated(...rule)).toEqual(never)
  })
  it('takes place where its rule says', () => {
    expect(repeated('RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=2')).toEqual(['2027-08-09', '2027-08-16'])
    expect(repeated('RRULE:FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=2')).toEqual(['2027-08-31', '2027-09-30'])
  })
})
