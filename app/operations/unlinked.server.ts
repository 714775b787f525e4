import { and, eq, gt, inArray, ne, type SQL } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { events, productions } from '../programme/tables.ts'

/** Of performances: those to come that visitors see and should be able to buy, but that have neither id nor page in the ticket shop. */
export function isUnlinked({ db, clock }: Pick<Platform, 'db' | 'clock'>): SQL | undefined {
  return and(
    gt(events.startsAt, toDate(clock.now())),
    eq(events.isOnline, true),
    ne(events.status, 'cancelled'),
    eq(events.isFree, false),
    eq(events.idJet, ''),
    eq(events.ticketUrl, ''),
    inArray(events.productionId, db.select({ id: productions.id }).from(productions).where(eq(productions.isOnline, true))),
  )
}
