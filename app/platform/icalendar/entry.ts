import { type CalendarComponent, lineOf, linesOf, textOf } from './components.ts'
import { type RecurrenceRule, readRule } from './recurrence.ts'
import { type CalendarTime, calendarDuration, calendarTime, timesOf } from './times.ts'

/** Why an entry cannot be read. */
export type CalendarFault = 'incomplete' | 'no-start' | 'bad-time' | 'unknown-zone' | 'bad-rule' | 'endless' | 'no-days' | 'contradiction'

/** What an entry says of itself. */
export type EntryWords = {
  summary: string
  location: string
  url: string
  isCancelled: boolean /** as written, in capitals */
  status: string
}

/** An addition to a series: a time, or a span of them. */
export type Addition = { time: CalendarTime; end: CalendarTime | Temporal.Duration | undefined }

/** An entry of a calendar as it is written, its values read and nothing worked out. */
export type CalendarEntry = {
  /** counted from 1 */
  position: number
  uid: string
  sequence: number
  words: EntryWords
  start: CalendarTime | undefined
  /** when or after how long it ends; undefined where it does not say */
  end: CalendarTime | Temporal.Duration | undefined
  rules: RecurrenceRule[]
  exceptRules: RecurrenceRule[]
  additions: Addition[]
  exceptions: CalendarTime[]
  /** the recurrence of the series with this UID that it describes anew; those after it too, where `isForFollowing` */
  recurrence: CalendarTime | undefined
  isForFollowing: boolean
  fault: CalendarFault | undefined
}

/** The prefix with which mail programs mark a meeting that was called off. */
const CALLED_OFF = /^(?:abgesagt|entfällt|storniert|cancell?ed)\s*:\s*/i

/**
 * Reads an entry.
 * @param position counted from 1
 * @param method what the calendar is sent for: CANCEL calls off all that it holds
 */
export function readEntry(component: CalendarComponent, position: number, method: string): CalendarEntry {
  const faults: CalendarFault[] = component.isComplete ? [] : ['incomplete']
  const noted = <T>(values: (T | undefined)[], fault: CalendarFault): T[] => {
    if (values.includes(undefined)) faults.push(fault)
    return values.flatMap((value) => (value === undefined ? [] : [value]))
  }
  const times = (name: string) => noted(linesOf(component, name).flatMap(timesOf), 'bad-time')
  const rules = (name: string) =>
    noted(
      linesOf(component, name).map(({ value }) => readRule(value)),
      'bad-rule',
    )
  const [start] = times('DTSTART')
  const [recurrence] = times('RECURRENCE-ID')
  const [end] = times('DTEND')
  const [duration] = noted(
    linesOf(component, 'DURATION').map(({ value }) => calendarDuration(value)),
    'bad-time',
  )
  return {
    position,
    uid: textOf(component, 'UID'),
    sequence: Number.parseInt(textOf(component, 'SEQUENCE'), 10) || 0,
    words: wordsOf(component, method),
    start,
    end: end ?? duration,
    rules: rules('RRULE'),
    exceptRules: rules('EXRULE'),
    additions: noted(linesOf(component, 'RDATE').flatMap(additionsOf), 'bad-time'),
    exceptions: times('EXDATE'),
    recurrence,
    isForFollowing: lineOf(component, 'RECURRENCE-ID')?.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
    fault: faults[0],
  }
}

function wordsOf(component: CalendarComponent, method: string): EntryWords {
  const summary = onOneLine(textOf(component, 'SUMMARY'))
  const status = textOf(component, 'STATUS').toUpperCase()
  return {
    summary: summary.replace(CALLED_OFF, ''),
    location: onOneLine(textOf(component, 'LOCATION')),
    url: textOf(component, 'URL'),
    // CANCELED is how the United States spell it.
    isCancelled: method === 'CANCEL' || status === 'CANCELLED' || status === 'CANCELED' || CALLED_OFF.test(summary),
    status,
  }
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** The times of an RDATE; those of a PERIOD have their own ends. */
function additionsOf(line: Parameters<typeof timesOf>[0] & object): (Addition | undefined)[] {
  const zone = line.parameters.get('TZID')
  return line.value.split(',').flatMap((text) => {
    if (text.trim() === '') return []
    const [from = '', to] = text.trim().split('/')
    const time = calendarTime(from, zone)
    const end = to === undefined ? undefined : (calendarTime(to, zone) ?? calendarDuration(to))
    return [time && (to === undefined || end) ? { time, end } : undefined]
  })
}
