import { TIMEZONE } from '../clock/clock.ts'
import { perLocale } from '../i18n/per-locale.ts'
import { applyTimeStyle, withClockWord } from './clock-word.ts'
import { DEFAULT_NOTATION, isInWords, type Notation } from './notation.ts'

const NO_BREAK_SPACE = '\u00a0'

function formatter(options: Intl.DateTimeFormatOptions) {
  const format = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: TIMEZONE, ...options }))
  return (instant: Temporal.Instant) => format().format(instant.epochMilliseconds)
}

const formatHoursAndMinutes = formatter({ hour: '2-digit', minute: '2-digit' })
/** `19:30` in Berlin, or `19.30`, by the notation. */
export function formatClockTime(instant: Temporal.Instant, { timeStyle }: Pick<Notation, 'timeStyle'> = DEFAULT_NOTATION): string {
  return applyTimeStyle(formatHoursAndMinutes(instant), timeStyle)
}

/** `Samstag, 21. November 2026` */
export const formatLongDate = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** `Samstag` */
export const formatWeekday = formatter({ weekday: 'long' })
/** `November 2026` */
export const formatMonth = formatter({ month: 'long', year: 'numeric' })
const formatWeekdayAndDate = formatter({ weekday: 'short', day: '2-digit', month: '2-digit' })
const formatWeekdayAndMonth = formatter({ weekday: 'short', day: 'numeric', month: 'short' })
/** `Sa 21.11.`, or `Sa 21. Nov.`, by the notation; kept on one line. */
export function formatShortDate(instant: Temporal.Instant, { dateStyle }: Pick<Notation, 'dateStyle'> = DEFAULT_NOTATION): string {
  const date = isInWords(dateStyle) ? formatWeekdayAndMonth(instant) : formatWeekdayAndDate(instant)
  return date.replace(/[.,]*\s/, NO_BREAK_SPACE).replace(' ', NO_BREAK_SPACE)
}

const formatDayAndMonthDigits = formatter({ day: 'numeric', month: 'numeric' })
const formatDayAndMonthWords = formatter({ day: 'numeric', month: 'long' })
/** `28.2.`, or `28. Februar`, by the notation. */
export function formatDayAndMonth(instant: Temporal.Instant, { dateStyle }: Pick<Notation, 'dateStyle'> = DEFAULT_NOTATION): string {
  return isInWords(dateStyle) ? formatDayAndMonthWords(instant) : formatDayAndMonthDigits(instant)
}

const formatDigits = formatter({ day: '2-digit', month: '2-digit', year: 'numeric' })
const formatDayMonthYear = formatter({ day: 'numeric', month: 'long', year: 'numeric' })
/** `21.11.2026`, or `21. November 2026`, by the notation. */
export function formatDate(instant: Temporal.Instant, { dateStyle }: Pick<Notation, 'dateStyle'> = DEFAULT_NOTATION): string {
  return isInWords(dateStyle) ? formatDayMonthYear(instant) : formatDigits(instant)
}

/** `19:30 Uhr`, kept on one line (A §9). */
export function formatTime(instant: Temporal.Instant, notation: Pick<Notation, 'timeStyle'> = DEFAULT_NOTATION): string {
  return withClockWord(formatClockTime(instant, notation))
}

const formatDateAndTime = formatter({ dateStyle: 'long', timeStyle: 'short' })
/** `21. November 2026 um 19:30` */
export function formatLongDateTime(instant: Temporal.Instant, { timeStyle }: Pick<Notation, 'timeStyle'> = DEFAULT_NOTATION): string {
  return applyTimeStyle(formatDateAndTime(instant), timeStyle)
}

const durationUnits = perLocale((locale) => (locale === 'de-DE' ? { hours: 'Std.', minutes: 'Min.' } : { hours: 'h', minutes: 'min' }))

/** `1 Std. 50 Min.` of a number of minutes. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const units = durationUnits()
  const parts = [hours > 0 ? `${hours}${NO_BREAK_SPACE}${units.hours}` : '', rest > 0 ? `${rest}${NO_BREAK_SPACE}${units.minutes}` : '']
  return parts.filter(Boolean).join(' ')
}

/** A day as it stands in addresses: `DD-MM-YYYY` (A §5). */
export function urlDateOf(day: Temporal.PlainDate): string {
  const [year, month, dayOfMonth] = day.toString().split('-')
  return `${dayOfMonth}-${month}-${year}`
}

/** The day of an address; undefined when it is not `DD-MM-YYYY` or no day of the calendar (A §5). */
export function dayOfUrlDate(text: string): Temporal.PlainDate | undefined {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text)
  if (!match) return undefined
  try {
    return Temporal.PlainDate.from({ year: Number(match[3]), month: Number(match[2]), day: Number(match[1]) }, { overflow: 'reject' })
  } catch {
    return undefined
  }
}
