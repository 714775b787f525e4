import { dayOf, startOfDay, toInstant } from '../platform/clock/clock.ts'
import { lastDayOf } from '../platform/clock/span-days.ts'
import { formatDate, formatDayAndMonth, formatShortDate } from '../platform/format/date.ts'
import type { Notation } from '../platform/format/notation.ts'
import { t } from '../platform/i18n/i18n.ts'
import { countsAsOverAt, isOverDays, type Planned } from './event-phase.ts'

/** A day further away than this needs its year. */
const CLEAR_WITHOUT_YEAR = { months: 11 }

/** `noch bis 28.2.` of what runs over days and is under way, `bis 28.2.` before and after; empty of any other performance. */
export function untilLabel(planned: Planned, now: Temporal.Instant, notation?: Notation): string {
  if (!isOverDays(planned)) return ''
  const [starts, ends] = [toInstant(planned.event.startsAt), countsAsOverAt(planned)]
  const last = lastDayOf(starts, ends)
  const isFar = Temporal.PlainDate.compare(last, dayOf(now).add(CLEAR_WITHOUT_YEAR)) > 0
  const date = (isFar ? formatDate : formatDayAndMonth)(startOfDay(last), notation)
  const isUnderWay = Temporal.Instant.compare(starts, now) < 0 && Temporal.Instant.compare(now, ends) < 0
  return isUnderWay ? t('on until {date}', { date }) : t('until {date}', { date })
}

/** The first and the last day of what runs over days: `So 01.11. – So 28.02.` */
export function datesLabel(planned: Planned, notation: Notation): string {
  const starts = toInstant(planned.event.startsAt)
  const last = startOfDay(lastDayOf(starts, countsAsOverAt(planned)))
  return `${formatShortDate(starts, notation)} – ${formatShortDate(last, notation)}`
}
