import { instantAt, isoWithOffset, parseInstant } from '../platform/clock/clock.ts'
import { createDateFormat } from '../platform/format/date-format.ts'
import type { ImportedLine } from './imported-line.ts'
import type { TypedDate } from './typed-dates.ts'
import { readTypedText, type TypedMoment } from './typed-moments.ts'

const STATUSES: Record<string, ImportedLine['status']> = {
  'findet statt': 'scheduled',
  scheduled: 'scheduled',
  bestätigt: 'scheduled',
  confirmed: 'scheduled',
  tentative: 'scheduled',
  abgesagt: 'cancelled',
  'fällt aus': 'cancelled',
  entfällt: 'cancelled',
  entfallen: 'cancelled',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  verlegt: 'moved',
  verschoben: 'moved',
  moved: 'moved',
}

/** The status that a cell names; undefined when it names none. */
export function parseStatusText(text: string): ImportedLine['status'] {
  return STATUSES[text.toLowerCase()]
}

export function isStatusText(text: string): boolean {
  return parseStatusText(text) !== undefined
}

/** How a table is to be read where a text alone does not say it. */
export type Reading = {
  /** the first of the twelve months in which a date without a year lies */
  yearFrom: Temporal.PlainDate
  /** whether its dates with slashes name the month first */
  isMonthFirst?: boolean
}

/** What a text says of a beginning: when, and, as a range, until when. `contradicts`: its weekday is another one. */
export type ReadMoment = {
  startsAt: string | undefined
  endsAt: string | undefined
  contradicts: Temporal.PlainDate | undefined
  hasDay: boolean
  hasTime: boolean
}

/**
 * Parses a local date and time, or a range, as people type them: `24.12.2026 19:30`, `Do, 24. Dez., 19.30h`,
 * `24.12.26 19–21 Uhr`, `2026-12-24T19:30:00+01:00`.
 * @returns undefined when the text says anything else, too
 */
export function readMoment(text: string, reading: Reading): ReadMoment | undefined {
  const typed = readTypedText(text)
  if (!typed) return undefined
  const { begin, end } = typed
  const found = { hasDay: begin.date !== undefined, hasTime: begin.clock !== undefined, startsAt: undefined, endsAt: undefined }
  const date = begin.date && dateOf(begin.date, begin.weekday ?? begin.nightTo, reading)
  if (!date || !begin.clock) return { ...found, contradicts: undefined }
  if (!isOnWeekday(date, begin)) return { ...found, contradicts: date }
  const startsAt = instantOf(date, begin)
  return { ...found, startsAt, endsAt: end && endOf(end, date, startsAt), contradicts: undefined }
}

/** Parses a local date and time. @returns ISO with offset; undefined when it is none, or a weekday contradicts the date */
export function parseInstantText(text: string, reading: Reading): string | undefined {
  return readMoment(text, reading)?.startsAt
}

/** Whether a text is a date does not depend on its year. */
const ANY_YEAR: Reading = { yearFrom: Temporal.PlainDate.from('2026-08-01') }

export function isInstantText(text: string): boolean {
  const found = readMoment(text, ANY_YEAR)
  return found?.startsAt !== undefined || found?.contradicts !== undefined
}

/** A day as programs write one that knows only moments: with the midnight at which it begins. */
const MIDNIGHT = /(?<=\d)[ t]0?0:00(?::00(?:\.0+)?)?$/i

/** The day of a text that is one with its midnight, beside a time of its own; any other text as it is. */
export function withoutMidnight(text: string): string {
  return text.replace(MIDNIGHT, '')
}

/** Whether a text is a day alone, such as `Fr, 8.1.`, or `2027-01-08 00:00:00` beside a time of its own. */
export function isDayText(text: string): boolean {
  const found = readMoment(withoutMidnight(text), ANY_YEAR)
  return found?.hasDay === true && !found.hasTime
}

/** Whether a text is a time of day alone, such as `19:30` or `20 Uhr`. */
export function isClockText(text: string): boolean {
  const found = readMoment(text, ANY_YEAR)
  return found?.hasTime === true && !found.hasDay
}

/**
 * The end that a cell names: with its day, or as what the clock shows next. On the day of the beginning an earlier hour
 * of the night is that of the same evening.
 * @returns undefined when it is neither; at the beginning itself that moment, which is no end
 */
export function parseEndText(text: string, startsAt: string): string | undefined {
  const typed = readTypedText(text)
  const day = Temporal.PlainDate.from(startsAt.slice(0, 10))
  const moment = typed?.end ?? typed?.begin
  if (!moment?.clock) return undefined
  // Without its year it is the first such day from the beginning on.
  return endOf(moment, day, startsAt)
}

/** An hour before it belongs to the evening before, as in *8.1., 22:00 until 8.1., 0:30*. */
const END_OF_NIGHT = 6

function endOf(end: TypedMoment, day: Temporal.PlainDate, startsAt: string, reading: Reading = { yearFrom: day }): string | undefined {
  const date = end.date ? dateOf(end.date, end.weekday, reading) : day
  if (!date || !end.clock || (end.date && !isOnWeekday(date, end))) return undefined
  const ends = instantOf(date, end)
  if (compare(ends, startsAt) >= 0 || end.offset !== undefined) return ends
  const isNextDay = !end.date || (date.equals(day) && end.clock.hour < END_OF_NIGHT)
  return isNextDay ? instantOf(date.add({ days: 1 }), end) : ends
}

function compare(one: string, other: string): number {
  return Temporal.Instant.compare(Temporal.Instant.from(one), Temporal.Instant.from(other))
}

function instantOf(date: Temporal.PlainDate, { clock, offset, nightTo }: TypedMoment): string {
  const { hour, minute } = clock ?? { hour: 0, minute: 0 }
  const early = nightTo !== undefined && date.dayOfWeek !== nightTo ? 1 : 0
  const day = date.add({ days: Math.floor(hour / 24) + early })
  const time = Temporal.PlainTime.from({ hour: hour % 24, minute })
  if (offset === undefined) return isoWithOffset(instantAt(day, time.toString({ smallestUnit: 'minute' })))
  return isoWithOffset(day.toZonedDateTime({ timeZone: 'UTC', plainTime: time }).toInstant().subtract({ minutes: offset }))
}

/** Of the readings of a date the one that its weekday confirms, else the one that is usual in the table. */
function dateOf(readings: TypedDate, weekday: number | undefined, reading: Reading): Temporal.PlainDate | undefined {
  const dates = readings.flatMap((typed) => dateIn(typed, reading) ?? [])
  const ordered = reading.isMonthFirst ? dates.toReversed() : dates
  return ordered.find(({ dayOfWeek }) => dayOfWeek === weekday) ?? ordered[0]
}

function dateIn({ year, month, day }: TypedDate[number], { yearFrom }: Reading): Temporal.PlainDate | undefined {
  const years = year === undefined ? [yearFrom.year, yearFrom.year + 1] : [year]
  return years
    .flatMap((year) => {
      const length = Temporal.PlainYearMonth.from({ year, month }).daysInMonth
      return day <= length ? Temporal.PlainDate.from({ year, month, day }) : []
    })
    .find((date) => year !== undefined || Temporal.PlainDate.compare(date, yearFrom) >= 0)
}

/** Whether a weekday is that of the date, or of the evening whose night is meant. */
function isOnWeekday(date: Temporal.PlainDate, { weekday, nightTo }: TypedMoment): boolean {
  if (nightTo !== undefined && date.dayOfWeek !== nightTo && date.add({ days: 1 }).dayOfWeek !== nightTo) return false
  return weekday === undefined || date.dayOfWeek === weekday
}

/** An instant as a cell of a table says it, and as `parseInstantText` reads it. */
export function instantCell(iso: string): string {
  const format = createDateFormat()
  const local = isoWithOffset(parseInstant(iso))
  return `${format.date(local)} ${format.clock(local)}`
}
