import { startOfDay } from '../platform/clock/clock.ts'
import { formatShortDate } from '../platform/format/date.ts'
import type { Notation } from '../platform/format/notation.ts'
import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import { type ParsedQuery, queryStringOf } from './filter.ts'

const SATURDAY = 6
const DAYS_PER_WEEK = 7

/** Links to today, tomorrow and the weekend; on a weekend to the Saturday after it. Filters are kept. */
export function dateShortcuts({ filter, day }: Pick<ParsedQuery, 'filter' | 'day'>, today: Temporal.PlainDate, notation?: Notation) {
  const isWeekend = today.dayOfWeek >= SATURDAY
  const saturday = today.add({ days: SATURDAY - today.dayOfWeek + (isWeekend ? DAYS_PER_WEEK : 0) })
  const days = [
    { label: t('Today|shortcut'), day: today },
    { label: t('Tomorrow|shortcut'), day: today.add({ days: 1 }) },
    { label: isWeekend ? formatShortDate(startOfDay(saturday), notation) : t('Weekend'), day: saturday },
  ]
  return days.map((shortcut) => ({
    label: shortcut.label,
    url: link('events', {}, queryStringOf({ filter, day: shortcut.day }, today)),
    isChosen: shortcut.day.equals(day),
  }))
}
