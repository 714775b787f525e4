import { sql } from 'drizzle-orm'
import { toDate } from '../../platform/clock/clock.ts'
import { events, productions, seasons } from '../tables.ts'

/** When a production plays next, of what takes place; null when that is not known. */
export const nextStart = (now: Temporal.Instant) =>
  sql<Date | null>`(SELECT min(${events.startsAt}) FROM ${events} WHERE ${events.productionId} = ${productions.id}
    AND ${events.isOnline} AND ${events.status} <> 'cancelled' AND ${events.startsAt} >= ${toDate(now)})`.mapWith(events.startsAt)

/** The season that runs comes first, then what is announced, then what was. */
export const seasonOrder = (today: string) =>
  sql`CASE WHEN ${today} BETWEEN ${seasons.startsOn} AND ${seasons.endsOn} THEN 0 WHEN ${seasons.startsOn} > ${today} THEN 1 ELSE 2 END`
