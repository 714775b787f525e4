import { eq, sql } from 'drizzle-orm'
import type { SeatGroup } from '../../booking/index.server.ts'
import { offers } from '../../booking/tables.ts'
import { defineCachedRows, type ReadContext } from '../../platform/cache/cached-read.ts'
import { defineStatement } from '../../platform/database/define-statement.ts'
import type { media } from '../../platform/media/tables.ts'
import { readProductionRows } from '../productions/production-rows.server.ts'
import { events, type productions, rooms } from '../tables.ts'

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
  // A production's write may mark its premiere; rooms are written with `options`.
  tags: (id, row) => [`event:${id}`, ...(row ? [`production:${row.event.productionId}`, `offer:${row.event.idJet}`, 'options'] : [])],
})

/** The performances with these ids, online or not, in this order; those that do not exist are left out. Two statements, none for known ones. */
export async function readEventRows(platform: ReadContext, ids: readonly number[]): Promise<EventRow[]> {
  const own = await readOwnRows(platform, ids)
  const productionIds = [...own.values()].map(({ event }) => event.productionId)
  const productions = await readProductionRows(platform, productionIds)
  return ids.flatMap((id) => {
    const row = own.get(id)
    const shown = row && productions.get(row.event.productionId)
    return shown ? [{ ...row, production: shown.production, typeName: shown.typeName, image: shown.poster }] : []
  })
}
