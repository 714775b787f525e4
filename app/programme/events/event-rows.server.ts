import { eq, sql } from 'drizzle-orm'
import type { SeatGroup } from '../../booking/index.server.ts'
import { offers } from '../../booking/tables.ts'
import { defineCachedRead, defineCachedRows, type ReadContext } from '../../platform/cache/cached-read.ts'
import { addCacheTags } from '../../platform/cache/dependencies.ts'
import type { Database } from '../../platform/database/database.ts'
import { defineStatement } from '../../platform/database/define-statement.ts'
import { media } from '../../platform/media/tables.ts'
import { readProductionRows } from '../productions/production-rows.server.ts'
import { events, exhibitionTypes, productions, rooms } from '../tables.ts'

/** A performance with what a list shows of it. */
export type EventRow = {
  event: typeof events.$inferSelect
  /** the stored offer of the shop; empty where it sells nothing */
  seatGroups: SeatGroup[]
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
      seatGroups: sql<SeatGroup[]>`coalesce(${offers.seatGroups}, '[]')`.mapWith(offers.seatGroups),
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

const selectWholeRow = defineStatement((db) =>
  selectWholeRows(db)
    .where(eq(events.id, sql.placeholder('id')))
    .prepare(''),
)

/** One performance, as every page's frame shows the next: in one statement with its production. Cached. */
export const readEventRow = defineCachedRead('whole-event', async ({ db }, id: number): Promise<EventRow | undefined> => {
  const [row] = await selectWholeRow(db).execute({ id })
  addCacheTags(...tagsOf(id, row), 'media')
  return row
})

type OwnRow = Pick<EventRow, 'event' | 'seatGroups' | 'room'>

const selectEvents = defineStatement((db) =>
  db
    .select({ event: events, seatGroups: sql<SeatGroup[]>`coalesce(${offers.seatGroups}, '[]')`.mapWith(offers.seatGroups), room: rooms })
    .from(events)
    .innerJoin(rooms, eq(events.roomId, rooms.id))
    .leftJoin(offers, eq(events.idJet, offers.performance))
    .where(sql`${events.id} = ANY(${sql.placeholder('ids')})`)
    .prepare(''),
)

/** Without its production, whose texts are long and which up to a hundred performances share. */
const readOwnRows = defineCachedRows<number, OwnRow>('event', {
  async read({ db }, ids) {
    const rows = await selectEvents(db).execute({ ids })
    return new Map(rows.map((row) => [row.event.id, row]))
  },
  tags: tagsOf,
})

/** A production's write may mark its premiere; rooms are written with `options`. */
function tagsOf(id: number, row: Pick<EventRow, 'event'> | undefined): string[] {
  return [`event:${id}`, ...(row ? [`production:${row.event.productionId}`, `offer:${row.event.idJet}`, 'options'] : [])]
}

/**
 * The performances with these ids, online or not, in this order; those that do not exist are left out. Two statements, none for
 * known ones.
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
