import { type SQL, sql } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'

/** SQL condition: whether visitors may find a document at this instant. */
export function visibleAt(now: Temporal.Instant): SQL {
  const at = sql`${toDate(now).toISOString()}::timestamptz`
  return sql`(visible_from IS NULL OR visible_from <= ${at}) AND (visible_until IS NULL OR visible_until > ${at})`
}
