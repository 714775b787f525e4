import { instantAt, isoWithOffset, parseInstant } from '../platform/clock/clock.ts'
import { createDateFormat } from '../platform/format/date-format.ts'
import type { ImportedLine } from './imported-line.ts'

const STATUSES: Record<string, ImportedLine['status']> = {
  'findet statt': 'scheduled',
  scheduled: 'scheduled',
  abgesagt: 'cancelled',
  'fällt aus': 'cancelled',
  entfällt: 'cancelled',
  cancelled: 'cancelled',
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

const WEEKDAYS = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag']
const GERMAN =
  /^(?:(\p{L}+)\.?,?\s+)?(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})[,\s]+(\d{1,2})(?:[:.](\d{2})(?:[:.]\d{2})?(?:\s?Uhr)?|\s?Uhr)$/u
const ISO = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::\d{2})?$/

/**
 * Parses a local date and time: `24.12.2026 19:30`, `Do 24.12.26, 19.30 Uhr`, `24.12.2026 20 Uhr`, `2026-12-24T19:30`.
 * @returns ISO with offset; undefined when it is none, or a weekday contradicts the date
 */
export function parseInstantText(text: string): string | undefined {
  const said = readLocalTime(text)
  return said && !contradicts(said) ? isoWithOffset(instantAt(said.date, said.clock)) : undefined
}

/** The day of a date and time whose weekday is another one, as in `Mo 24.12.2026 19:30`; undefined for all else. */
export function contradictedDay(text: string): Temporal.PlainDate | undefined {
  const said = readLocalTime(text)
  return said && contradicts(said) ? said.date : undefined
}

type LocalTime = { date: Temporal.PlainDate; clock: string; weekday: number | undefined }

function readLocalTime(text: string): LocalTime | undefined {
  const german = GERMAN.exec(text)
  const iso = ISO.exec(text)
  const weekday = german?.[1] && weekdayOf(german[1])
  const [day, month, year, hour, minute] = german
    ? [german[2], german[3], german[4], german[5], german[6] ?? 0].map(Number)
    : iso
      ? [iso[3], iso[2], iso[1], iso[4], iso[5]].map(Number)
      : []
  if (day === undefined || month === undefined || year === undefined || hour === undefined || minute === undefined) return undefined
  if (weekday === 0) return undefined
  try {
    const date = Temporal.PlainDate.from({ year: year < 100 ? 2000 + year : year, month, day }, { overflow: 'reject' })
    const clock = Temporal.PlainTime.from({ hour, minute }, { overflow: 'reject' }).toString({ smallestUnit: 'minute' })
    return { date, clock, weekday: weekday || undefined }
  } catch {
    return undefined
  }
}

/** The number of a weekday, 1 for Monday, by its name or its first letters; 0 for any other word. */
function weekdayOf(word: string): number {
  const name = word.toLowerCase() === 'sonnabend' ? 'samstag' : word.toLowerCase()
  return name.length < 2 ? 0 : WEEKDAYS.findIndex((weekday) => weekday.startsWith(name)) + 1
}

function contradicts({ date, weekday }: LocalTime): boolean {
  return weekday !== undefined && date.dayOfWeek !== weekday
}

export function isInstantText(text: string): boolean {
  return parseInstantText(text) !== undefined
}

/** Whether a text is a time of day alone, such as `19:30` or `20 Uhr`. */
export function isClockText(text: string): boolean {
  return isInstantText(`01.01.2026 ${text}`)
}

/**
 * The first moment from another one on at which clocks show this time: an end without its day. At the beginning itself it is that
 * moment, which is no end. @returns undefined when it is no time of day
 */
export function nextAtClock(startsAt: string, text: string): string | undefined {
  const day = Temporal.PlainDate.from(startsAt.slice(0, 10))
  const [same, next] = [day, day.add({ days: 1 })].map((date) => parseInstantText(`${date.day}.${date.month}.${date.year} ${text}`))
  return same !== undefined && same >= startsAt ? same : next
}

/** An instant as a cell of a table says it, and as `parseInstantText` reads it. */
export function instantCell(iso: string): string {
  const format = createDateFormat()
  const local = isoWithOffset(parseInstant(iso))
  return `${format.date(local)} ${format.clock(local)}`
}
