import { type SQL, sql } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import { inTimeWindow } from '../platform/clock/time-window.ts'

/** SQL condition: whether visitors may find a document at this instant. */
export function visibleAt(now: Temporal.Instant): SQL {
  return inTimeWindow({ from: sql`visible_from`, until: sql`visible_until` }, toDate(now))
}
