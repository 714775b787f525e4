import { perLocale } from '../i18n/per-locale.ts'

// The API writes instants in the site's time zone (`2026-11-21T19:30:00+01:00`), so their text is the local time already,
// and browsers without Temporal can format it. Days are ISO texts, `2026-11-21`.

const DAY_LENGTH = 10

/** Makes a formatter of days, and of the days of instants. */
export function dayFormatter(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }))
  return (day) => format().format(Date.parse(`${day.slice(0, DAY_LENGTH)}T00:00Z`))
}

/** `Samstag, 21. November` */
export const formatIsoWeekdayAndDay = dayFormatter({ weekday: 'long', day: 'numeric', month: 'long' })
/** `Samstag` */
export const formatIsoWeekday = dayFormatter({ weekday: 'long' })
/** `Sa` */
export const formatIsoShortWeekday = dayFormatter({ weekday: 'short' })
/** `21. November 2026` */
export const formatIsoLongDate = dayFormatter({ day: 'numeric', month: 'long', year: 'numeric' })
/** `21. November` */
export const formatIsoDayOfMonth = dayFormatter({ day: 'numeric', month: 'long' })
/** `November 2026` of one of its days */
export const formatIsoMonth = dayFormatter({ month: 'long', year: 'numeric' })
