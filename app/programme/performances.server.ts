import { and, eq, gte, ne, type SQL } from 'drizzle-orm'
import type { Performances } from '../booking/index.server.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { eventPhase } from './event-phase.ts'
import { termsOf } from './event-view.ts'
import { events, productions } from './tables.ts'

const isShown = and(eq(events.isOnline, true), eq(productions.isOnline, true))

/** Performances under a number of the shop; those that it does not sell have none. */
const sold = (performance: string) => and(eq(events.idJet, performance), ne(events.idJet, ''))

/** The programme as booking needs it. One statement each. */
export function performancesOf({ db, clock }: Pick<Platform, 'db' | 'clock'>): Performances {
  async function isThere(condition: SQL | undefined): Promise<boolean> {
    const rows = await db
      .select({ id: events.id })
      .from(events)
      .innerJoin(productions, eq(events.productionId, productions.id))
      .where(and(condition, isShown))
      .limit(1)
    return rows.length > 0
  }
  return {
    async upcoming() {
      const rows = await db
        .selectDistinct({ idJet: events.idJet })
        .from(events)
        .where(and(ne(events.idJet, ''), gte(events.startsAt, toDate(clock.now()))))
      return rows.map(({ idJet }) => idJet)
    },
    isBookable: (performance) => isThere(and(sold(performance), ne(events.status, 'cancelled'))),
    isCancelled: (performance) => isThere(and(sold(performance), eq(events.status, 'cancelled'))),
    async find(id) {
      const [row] = await db
        .select({ event: events, durationMinutes: productions.durationMinutes })
        .from(events)
        .innerJoin(productions, eq(events.productionId, productions.id))
        .where(and(eq(events.id, id), isShown))
      return row && { ...termsOf(row.event, eventPhase({ event: row.event, production: row }, clock.now())), startsAt: row.event.startsAt }
    },
  }
}
