import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import { defineCachedRead, type ReadContext } from '../platform/cache/cached-read.ts'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import type { EventFilter } from './filter.ts'
import { events, eventTags, productionSeries, productions, productionTags } from './tables.ts'

/** Which performances a list is made of, whenever they begin. */
export type EventSelection = {
  filter?: EventFilter | undefined
  productionId?: number | undefined
  /** of one of these branches */
  typeIds?: readonly number[] | undefined
  /** in one of these rooms */
  roomIds?: readonly number[] | undefined
  /** only these performances */
  ids?: readonly number[] | undefined
}

/** Ids of a list's performances in order of their start, with the starts in epoch milliseconds. */
export type EventOrder = { ids: Int32Array; starts: Float64Array }

const readOrder = defineCachedRead('event-order', async ({ db }, selection: EventSelection): Promise<EventOrder> => {
  addCacheTags('events')
  const order = sql`ORDER BY ${events.startsAt}, ${events.id}`
  // One row instead of one per performance: a hundred thousand are read in a tenth of the time.
  const [row] = await db
    .select({
      ids: sql<number[] | null>`json_agg(${events.id} ${order})`,
      starts: sql<number[] | null>`json_agg((extract(epoch FROM ${events.startsAt}) * 1000)::bigint ${order})`,
    })
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .where(and(...selectionConditions({ db }, selection)))
  return { ids: Int32Array.from(row?.ids ?? []), starts: Float64Array.from(row?.starts ?? []) }
})

/**
 * The order of all performances of a list, cached in memory until one changes: a page of a list costs only the rows it
 * shows and the calendar nothing, however long the list and however deep the page (decision 0016). One statement.
 */
export function readEventOrder(platform: ReadContext, { filter = {}, ...selection }: EventSelection): Promise<EventOrder> {
  // In one order of names, so that the same selection has the same key.
  const { room, type, tag, series, genre } = filter
  const { productionId, typeIds, roomIds, ids } = selection
  return readOrder(platform, { filter: { room, type, tag, series, genre }, productionId, typeIds, roomIds, ids })
}

/** A selection as SQL on `events` and `productions`: only what visitors may see. */
export function selectionConditions(
  { db }: Pick<ReadContext, 'db'>,
  { filter = {}, productionId, typeIds, roomIds, ids }: EventSelection,
): SQL[] {
  const conditions = [eq(events.isOnline, true), eq(productions.isOnline, true)]
  if (productionId) conditions.push(eq(events.productionId, productionId))
  if (typeIds) conditions.push(inArray(productions.typeId, [...typeIds]))
  if (roomIds) conditions.push(inArray(events.roomId, [...roomIds]))
  if (ids) conditions.push(inArray(events.id, [...ids]))
  if (filter.room) conditions.push(eq(events.roomId, filter.room))
  if (filter.type) conditions.push(eq(productions.typeId, filter.type))
  if (filter.genre) conditions.push(eq(productions.genreId, filter.genre))
  if (filter.tag) {
    const tagged = db.select({ id: productionTags.productionId }).from(productionTags).where(eq(productionTags.tagId, filter.tag))
    const taggedEvents = db.select({ id: eventTags.eventId }).from(eventTags).where(eq(eventTags.tagId, filter.tag))
    conditions.push(or(inArray(events.productionId, tagged), inArray(events.id, taggedEvents)) as SQL)
  }
  if (filter.series) {
    const link = db.select({ one: sql`1` }).from(productionSeries)
    conditions.push(
      exists(link.where(and(eq(productionSeries.productionId, productions.id), eq(productionSeries.seriesId, filter.series)))),
    )
  }
  return conditions
}

/** Index of the first performance in an order that begins at an instant or later. */
export function firstFrom({ starts }: EventOrder, moment: Temporal.Instant): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) < moment.epochMilliseconds) low = middle + 1
    else high = middle
  }
  return low
}
