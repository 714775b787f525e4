import { sql } from 'drizzle-orm'
import { toDate } from '../../platform/clock/clock.ts'
import { events, productions, seasons } from '../tables.ts'

/** The start of a production's next performance that takes place; null when there is none. */
export const nextStart = (now: Temporal.Instant) =>
  sql<Date | null>`(SELECT min(${events.startsAt}) FROM ${events} WHERE ${events.productionId} = ${productions.id}
    AND ${events.isOnline} AND ${events.status} <> 'cancelled' AND ${events.startsAt} >= ${toDate(now)})`.mapWith(events.startsAt)

/** Order of seasons: the current one, then future ones, then past ones. */
export const seasonOrder = (today: string) =>
  sql`CASE WHEN ${today} BETWEEN ${seasons.startsOn} AND ${seasons.endsOn} THEN 0 WHEN ${seasons.startsOn} > ${today} THEN 1 ELSE 2 END`
