import { TIMEZONE } from '../clock/clock.ts'
import { currentLocale, DEFAULT_LOCALE } from '../i18n/i18n.ts'
import { perLocale } from '../i18n/per-locale.ts'
import type { Notation } from './notation.ts'

const NO_BREAK_SPACE = '\u00a0'

/** The word after a time of day: German alone has one (B §5). */
export function clockWord(): string {
  return currentLocale() === DEFAULT_LOCALE ? 'Uhr' : ''
}

/** `19:30 Uhr` for `19:30`, kept on one line: how the site writes times, for visitors and for staff (A §9). */
export function withClockWord(time: string): string {
  return clockWord() ? time + NO_BREAK_SPACE + clockWord() : time
}

/** `19:30`, or `19.30`, by the notation. */
export function applyTimeStyle(time: string, timeStyle?: Notation['timeStyle']): string {
  return timeStyle === 'dot' ? time.replace(':', '.') : time
}

const formatLocale = perLocale((locale) => locale)

/** `19:30 Uhr` in the time zone of the device, in the site's notation. */
export function formatDeviceTime(moment: Date, timeStyle?: Notation['timeStyle']): string {
  return formatIn(undefined, moment, timeStyle)
}

/** `19:30 Uhr` in the time zone of the house, as performances and the shop's pages have it, in the site's notation. */
export function formatHouseTime(moment: Date, timeStyle?: Notation['timeStyle']): string {
  return formatIn(TIMEZONE, moment, timeStyle)
}

function formatIn(timeZone: string | undefined, moment: Date, timeStyle: Notation['timeStyle'] | undefined): string {
  const time = moment.toLocaleTimeString(formatLocale(), { hour: '2-digit', minute: '2-digit', timeZone })
  return withClockWord(applyTimeStyle(time, timeStyle))
}
