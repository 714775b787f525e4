import { and, eq, gt, ne, type SQL } from 'drizzle-orm'
import { toDate } from '../../platform/clock/clock.ts'
import { events, productions } from '../../programme/tables.ts'

/** The coming performances, joined with their productions, that the connected shop is to sell to visitors. */
export function isForSale(now: Temporal.Instant): SQL | undefined {
  return and(
    ...[ne(events.idJet, ''), ne(events.status, 'cancelled'), eq(events.isFree, false), eq(events.isOnline, true)],
    ...[eq(productions.isOnline, true), gt(events.startsAt, toDate(now))],
  )
}
