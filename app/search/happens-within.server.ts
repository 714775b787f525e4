import { type SQL, sql } from 'drizzle-orm'
import { startOfDay, TIMEZONE, toDate } from '../platform/clock/clock.ts'
import type { AskedTime } from './asked-time.ts'

/** SQL condition: whether a document takes place on the days and at the time of day that a question asks for. */
export function happensWithin({ days, hours }: AskedTime): SQL {
  const at = (day: Temporal.PlainDate) => sql`${toDate(startOfDay(day)).toISOString()}::timestamptz`
  const onDays = days ? sql`happens_at >= ${at(days.from)} AND happens_at < ${at(days.until)}` : sql`happens_at IS NOT NULL`
  if (!hours) return sql`(${onDays})`
  const local = sql`to_char(happens_at AT TIME ZONE ${sql.raw(`'${TIMEZONE}'`)}, 'HH24:MI')`
  return sql`(${onDays} AND ${local} >= ${hours.from} AND ${local} < ${hours.until})`
}
