import { type SQL, sql } from 'drizzle-orm'
import { isInListFrom, overAt } from '../event-end.server.ts'
import { events, productions, seasons } from '../tables.ts'

/** When a production's next performance that takes place begins and is over; also of one that is under way. Null when there is none. */
export const nextOf = (now: Temporal.Instant) => ({
  nextAt: ofNext(sql`${events.startsAt}`, now),
  nextOverAt: ofNext(overAt, now),
})

function ofNext(moment: SQL, now: Temporal.Instant) {
  const plays = sql`${events.productionId} = ${productions.id} AND ${events.isOnline} AND ${events.status} <> 'cancelled'`
  return sql<Date | null>`(SELECT ${moment} FROM ${events} WHERE ${plays} AND (${isInListFrom(now)})
    ORDER BY ${events.startsAt}, ${events.id} LIMIT 1)`.mapWith(events.startsAt)
}

/** Order of seasons: the current one, then future ones, then past ones. */
export const seasonOrder = (today: string) =>
  sql`CASE WHEN ${today} BETWEEN ${seasons.startsOn} AND ${seasons.endsOn} THEN 0 WHEN ${seasons.startsOn} > ${today} THEN 1 ELSE 2 END`
