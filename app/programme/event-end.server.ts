import { or, type SQL, sql } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import { LONGEST_EVENING_MS } from '../platform/clock/span-days.ts'
import { DEFAULT_DURATION_MINUTES } from './schedule-slot.ts'
import { events, LASTS_LONG, productions } from './tables.ts'

/** The instant from which a performance counts as over, as SQL on `events` and `productions`: that of `countsAsOverAt`. */
export const overAt = sql<Date>`coalesce(${events.endsAt}, ${events.startsAt} + coalesce(nullif(${productions.durationMinutes}, 0),
  ${sql.raw(String(DEFAULT_DURATION_MINUTES))}) * interval '1 minute')`.mapWith(events.startsAt)

/**
 * SQL condition on `events` and `productions`: whether a performance stands in a list from an instant. It is said so that indexes
 * find it: most are over within an evening, and the few that last longer have an index of their own.
 * @param until what began before that instant must last longer than this (`mustLastUntil`)
 */
export function isInListFrom(from: Temporal.Instant, until = from): SQL {
  const evening = from.subtract({ milliseconds: LONGEST_EVENING_MS })
  return or(
    sql`${events.startsAt} >= ${timestamp(from)}`,
    sql`(${events.startsAt} >= ${timestamp(evening)} AND ${overAt} > ${timestamp(until)})`,
    sql`(${events.endsAt} > ${timestamp(until)} AND ${LASTS_LONG})`,
  ) as SQL
}

/**
 * SQL condition on `events`: whether tickets of a performance may be sold at an instant or later: until it begins, and until it
 * ends where it runs over days (`salePhase`).
 */
export function isOnSaleAfter(moment: Temporal.Instant): SQL {
  return sql`(${events.startsAt} >= ${timestamp(moment)} OR (${events.endsAt} > ${timestamp(moment)} AND ${LASTS_LONG}))`
}

function timestamp(moment: Temporal.Instant): SQL {
  return sql`${toDate(moment).toISOString()}::timestamptz`
}
