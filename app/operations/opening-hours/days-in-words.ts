import { formatIsoWeekdayAndDay } from '../../platform/format/iso-date.ts'
import { t } from '../../platform/i18n/i18n.ts'

/** Names the days of an exception, such as `Donnerstag, 24. Dezember bis Samstag, 26. Dezember`. */
export function daysInWords(day: string | null, lastDay: string | null): string {
  if (!day) return t('New exception')
  const first = formatIsoWeekdayAndDay(day)
  return lastDay && lastDay !== day ? t('{first} to {last}|days', { first, last: formatIsoWeekdayAndDay(lastDay) }) : first
}
