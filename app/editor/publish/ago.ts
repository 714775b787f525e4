import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'

const MINUTE_S = 60
const HOUR_S = 3600

/**
 * How long ago something was, as people say it: in seconds and minutes while it is fresh, then by the clock and the day.
 * @param at, now instants, ISO in the theatre's time zone, of the same clock
 */
export function ago(at: string, now: string, format: DateFormat): string {
  const seconds = Math.max(0, Math.round((Date.parse(now) - Date.parse(at)) / 1000))
  if (seconds < 5) return t('just now')
  if (seconds < MINUTE_S) return t('{n} seconds ago', { n: seconds })
  if (seconds < HOUR_S) return t('{n} minutes ago', { n: Math.floor(seconds / MINUTE_S) })
  return at.slice(0, 10) === now.slice(0, 10) ? t('today, {time}', { time: format.time(at) }) : format.dateTime(at)
}
