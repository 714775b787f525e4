import { TIMEZONE } from '../clock/clock.ts'

const LOCALE_FORMAT = 'de-DE'
const NO_BREAK_SPACE = '\u00a0'

function formatter(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(LOCALE_FORMAT, { timeZone: TIMEZONE, ...options })
  return (instant: Temporal.Instant) => format.format(instant.epochMilliseconds)
}

/** `19:30` in Berlin. */
export const formatClockTime = formatter({ hour: '2-digit', minute: '2-digit' })
/** `Samstag, 21. November 2026` */
export const formatLongDate = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** `Samstag` */
export const formatWeekday = formatter({ weekday: 'long' })
/** `November 2026` */
export const formatMonth = formatter({ month: 'long', year: 'numeric' })
const formatWeekdayAndDate = formatter({ weekday: 'short', day: '2-digit', month: '2-digit' })
/** `Sa 21.11.` */
export const formatShortDate = (instant: Temporal.Instant) => formatWeekdayAndDate(instant).replace(/[.,]*\s/, NO_BREAK_SPACE)
/** `21.11.2026` */
export const formatNumericDate = formatter({ day: '2-digit', month: '2-digit', year: 'numeric' })

/** `19:30 Uhr`, kept on one line (A §9). */
export function formatTime(instant: Temporal.Instant): string {
  return `${formatClockTime(instant)}${NO_BREAK_SPACE}Uhr`
}

/** `1 Std. 50 Min.` of a number of minutes. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [hours > 0 ? `${hours}${NO_BREAK_SPACE}Std.` : '', rest > 0 ? `${rest}${NO_BREAK_SPACE}Min.` : '']
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
