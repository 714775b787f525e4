import { eq, sql } from 'drizzle-orm'
import { offered, type SeatGroup, type ShopSale } from '../../booking/index.server.ts'
import { offers } from '../../booking/tables.ts'
import { defineCachedRows, type ReadContext } from '../../platform/cache/cached-read.ts'
import { defineSelect } from '../../platform/cache/define-select.ts'
import type { Database } from '../../platform/database/database.ts'
import { media } from '../../platform/media/tables.ts'
import { rowTranslator } from '../../records/translate-rows.server.ts'
import { readProductionRows } from '../productions/production-rows.server.ts'
import { events, exhibitionTypes, productions, rooms } from '../tables.ts'

/** A performance with what a list shows of it. */
export type EventRow = {
  event: typeof events.$inferSelect
  /** the stored offer of the shop; empty where it sells nothing */
  seatGroups: SeatGroup[]
  /** whether and when the shop sells it */
  shopSale: ShopSale
  production: typeof productions.$inferSelect
  room: typeof rooms.$inferSelect
  typeName: string | null
  /** the poster of the production */
  image: typeof media.$inferSelect | null
}

/** Performances with all that a list shows of them in one statement; it has still to be narrowed. */
export const selectWholeRows = (db: Database) =>
  db
    .select({
      event: events,
      ...offered,
      production: productions,
      room: rooms,
      typeName: exhibitionTypes.name,
      image: media,
    })
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .innerJoin(rooms, eq(events.roomId, rooms.id))
    .leftJoin(offers, eq(events.idJet, offers.performance))
    .leftJoin(exhibitionTypes, eq(productions.typeId, exhibitionTypes.id))
    .leftJoin(media, eq(productions.posterImageId, media.id))

type OwnRow = Pick<EventRow, 'event' | 'seatGroups' | 'shopSale' | 'room'>

const selectEvents = defineSelect((db, parameter) =>
  db
    .select({ event: events, ...offered, room: rooms })
    .from(events)
    .innerJoin(rooms, eq(events.roomId, rooms.id))
    .leftJoin(offers, eq(events.idJet, offers.performance))
    .where(sql`${events.id} = ANY(${parameter('ids')})`),
)

/** Without its production, whose texts are long and which up to a hundred performances share. */
const readOwnRows = defineCachedRows<number, OwnRow>('event', {
  async read(context, ids) {
    const [rows, translate] = await Promise.all([selectEvents(context, { ids }), rowTranslator(context)])
    return new Map(rows.map((row) => [row.event.id, { ...row, event: translate('event', row.event), room: translate('room', row.room) }]))
  },
  tags: tagsOf,
})

/** A production's write may mark its premiere; rooms are written with `options`. */
function tagsOf(id: number, row: Pick<EventRow, 'event'> | undefined): string[] {
  return [`event:${id}`, ...(row ? [`production:${row.event.productionId}`, `offer:${row.event.idJet}`, 'options'] : [])]
}

/**
 * The performances with these ids, online or not, in this order; those that do not exist are left out. One statement where their
 * productions are known beforehand, two otherwise, none for known ones.
 * @param likelyProductions of which they are, where that is known beforehand: they are read at the same time
 */
export async function readEventRows(
  platform: ReadContext,
  ids: readonly number[],
  likelyProductions: readonly number[] = [],
): Promise<EventRow[]> {
  const [own] = await Promise.all([
    readOwnRows(platform, ids),
    // Outside the cache they would be read twice.
    readProductionRows(platform, platform.readCache.isOf(platform) ? likelyProductions : []),
  ])
  const productionIds = [...own.values()].map(({ event }) => event.productionId)
  const productions = await readProductionRows(platform, productionIds)
  return ids.flatMap((id) => {
    const row = own.get(id)
    const shown = row && productions.get(row.event.productionId)
    return shown ? [{ ...row, production: shown.production, typeName: shown.typeName, image: shown.poster }] : []
  })
}
