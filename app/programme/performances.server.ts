import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Performances } from '../booking/index.server.ts'
import { toInstant } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { rowTranslator } from '../records/translate-rows.server.ts'
import { isOnSaleAfter } from './event-end.server.ts'
import { salePhase } from './event-phase.ts'
import { termsOf } from './event-view.ts'
import { events, productions, rooms } from './tables.ts'

const isShown = and(eq(events.isOnline, true), eq(productions.isOnline, true))

/** Performances under a number of the shop; those that it does not sell have none. */
const sold = (performance: string) => and(eq(events.idJet, performance), ne(events.idJet, ''))

/** The programme as booking needs it. One statement each. */
export function performancesOf(platform: Platform): Performances {
  const { db, clock } = platform
  async function isThere(condition: SQL | undefined): Promise<boolean> {
    const rows = await db
      .select({ id: events.id })
      .from(events)
      .innerJoin(productions, eq(events.productionId, productions.id))
      .where(and(condition, isShown))
      .limit(1)
    return rows.length > 0
  }
  async function read(condition: SQL | undefined) {
    const [rows, translate] = await Promise.all([
      db
        .select({
          event: events,
          production: { id: productions.id, title: productions.title, durationMinutes: productions.durationMinutes },
          room: { id: rooms.id, name: rooms.name },
        })
        .from(events)
        .innerJoin(productions, eq(events.productionId, productions.id))
        .innerJoin(rooms, eq(events.roomId, rooms.id))
        .where(and(condition, isShown))
        .orderBy(events.startsAt, events.id),
      rowTranslator(platform),
    ])
    return rows.map(({ event, production, room }) => ({
      ...termsOf(event, salePhase({ event, production }, clock.now())),
      id: event.id,
      title: translate('production', production).title,
      startsAt: toInstant(event.startsAt),
      room: translate('room', room).name,
    }))
  }
  return {
    async upcoming() {
      const rows = await db
        .selectDistinct({ idJet: events.idJet })
        .from(events)
        .where(and(ne(events.idJet, ''), isOnSaleAfter(clock.now())))
      return rows.map(({ idJet }) => idJet)
    },
    isBookable: (performance) => isThere(and(sold(performance), ne(events.status, 'cancelled'))),
    isCancelled: (performance) => isThere(and(sold(performance), eq(events.status, 'cancelled'))),
    find: async (id) => (await read(eq(events.id, id)))[0],
    sold: (performance) => read(sold(performance)),
  }
}
