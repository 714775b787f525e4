import { type SQL, sql } from 'drizzle-orm'
import { startOfDay, TIMEZONE, toDate } from '../platform/clock/clock.ts'
import { mustLastUntil } from '../platform/clock/span-days.ts'
import type { AskedTime } from './asked-time.ts'

/**
 * SQL condition: whether a document takes place on the days and at the time of day that a question asks for. What runs over days
 * is there on each of them, at no time of day of its own.
 */
export function happensWithin({ days, hours }: AskedTime, now: Temporal.Instant): SQL {
  const onDays = days ? sql`happens_at >= ${startsOn(days.from)} AND happens_at < ${startsOn(days.until)}` : sql`happens_at IS NOT NULL`
  if (!hours && days) {
    const until = toDate(mustLastUntil(startOfDay(days.from), now)).toISOString()
    const isStillThere = sql`kind = 'event' AND happens_at < ${startsOn(days.from)} AND visible_until > ${until}::timestamptz`
    return sql`((${onDays}) OR (${isStillThere}))`
  }
  if (!hours) return sql`(${onDays})`
  const local = sql`to_char(happens_at AT TIME ZONE ${sql.raw(`'${TIMEZONE}'`)}, 'HH24:MI')`
  return sql`(${onDays} AND ${local} >= ${hours.from} AND ${local} < ${hours.until})`
}

/** SQL: by which moment a document is ordered among those of the days that a question asks for. What began before them comes last. */
export function momentWithin({ days }: AskedTime): SQL {
  return days ? sql`(CASE WHEN happens_at < ${startsOn(days.from)} THEN ${startsOn(days.until)} ELSE happens_at END)` : sql`happens_at`
}

function startsOn(day: Temporal.PlainDate): SQL {
  return sql`${toDate(startOfDay(day)).toISOString()}::timestamptz`
}
