import { and, asc, eq, exists, gte, inArray, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { defineCachedRead, type ReadContext } from '../platform/cache/cached-read.ts'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import { defineSmallRead } from '../platform/cache/small-tables.ts'
import type { Database } from '../platform/database/database.ts'
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

/**
 * A list's performances in order of their start: their ids, their starts in epoch milliseconds, the productions they are of, and
 * 1 where one is cancelled.
 */
export type EventOrder = { ids: Int32Array; starts: Float64Array; productionIds: Int32Array; cancelled: Uint8Array }

const DECODE = {
  ids: (list: number[]) => Int32Array.from(list),
  starts: (list: number[]) => Float64Array.from(list),
  productionIds: (list: number[]) => Int32Array.from(list),
  cancelled: (list: number[]) => Uint8Array.from(list),
}

/**
 * The order as one row instead of one per performance: a hundred thousand are read in a tenth of the time. They are sorted
 * once for all four lists, which are strung together as text: an aggregate with an order of its own sorts for itself.
 */
function selectOrder(db: Database, conditions: SQL[]) {
  const inOrder = db
    .select({
      id: events.id,
      // As a floating number: exact to the millisecond, and in a third of the time of a decimal one.
      start: sql`(date_part('epoch', ${events.startsAt}) * 1000)::bigint`.as('start'),
      productionId: events.productionId,
      isCancelled: sql`CASE WHEN ${events.status} = 'cancelled' THEN 1 ELSE 0 END`.as('is_cancelled'),
    })
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .where(and(...conditions))
    .orderBy(asc(events.startsAt), asc(events.id))
    .as('in_order')
  const list = (value: SQLWrapper) => sql`coalesce(('[' || string_agg(${value}::text, ',') || ']')::json, '[]')`
  return db
    .select({
      ids: list(inOrder.id).mapWith(DECODE.ids).as('ids'),
      starts: list(inOrder.start).mapWith(DECODE.starts).as('starts'),
      productionIds: list(inOrder.productionId).mapWith(DECODE.productionIds).as('productionIds'),
      cancelled: list(inOrder.isCancelled).mapWith(DECODE.cancelled).as('cancelled'),
    })
    .from(inOrder)
}

const TAGS = ['events']

/** From so many performances on, reading all takes longer than a screen that does not ask for them may take. */
const MANY = 20_000
let wereMany = false

/**
 * The order of everything, which every page's frame asks for. In a house of many performances, as last read, it is not read for
 * those who only ask for other small tables, such as the screens of staff right after a change.
 */
const readWholeOrder = defineSmallRead<EventOrder>({
  name: 'event-order',
  isOnDemand: () => wereMany,
  tags: TAGS,
  select: (db) => selectOrder(db, selectionConditions({ db }, {})),
  rowOf: (json) => {
    const lists = json as Record<keyof EventOrder, number[]>
    wereMany = lists.ids.length > MANY
    return {
      ids: DECODE.ids(lists.ids),
      starts: DECODE.starts(lists.starts),
      productionIds: DECODE.productionIds(lists.productionIds),
      cancelled: DECODE.cancelled(lists.cancelled),
    }
  },
})

const readSelectedOrder = defineCachedRead('event-order', async ({ db }, selection: EventSelection): Promise<EventOrder> => {
  addCacheTags(...TAGS)
  const [order] = await selectOrder(db, selectionConditions({ db }, selection))
  return order as EventOrder
})

/**
 * The order of the performances that begin in a period, without that of all others: for the screens of staff, who look again
 * right after they have changed one. Bounds are in epoch milliseconds. One statement, none for a known one.
 */
export const readOrderBetween = defineCachedRead('event-order-between', async ({ db }, from: number, to: number): Promise<EventOrder> => {
  addCacheTags(...TAGS)
  const bounds = [gte(events.startsAt, new Date(from)), lt(events.startsAt, new Date(to))]
  const [order] = await selectOrder(db, [...selectionConditions({ db }, {}), ...bounds])
  return order as EventOrder
})

/**
 * The order of all performances of a list, cached in memory until one changes: a page of a list costs only the rows it
 * shows and the calendar nothing, however long the list and however deep the page (decision 0016). One statement, none for the
 * whole programme and for a production where the site's small tables are known.
 */
export async function readEventOrder(platform: ReadContext, { filter = {}, ...selection }: EventSelection): Promise<EventOrder> {
  // In one order of names, so that the same selection has the same key.
  const { room, type, tag, series, genre } = filter
  const { productionId, typeIds, roomIds, ids } = selection
  const isNarrowed = [room, type, tag, series, genre, typeIds, roomIds, ids].some(Boolean)
  // Outside the cache the whole order would be read for each production anew.
  if (isNarrowed || (productionId && !platform.readCache.isOf(platform)))
    return readSelectedOrder(platform, { filter: { room, type, tag, series, genre }, productionId, typeIds, roomIds, ids })
  const [order] = (await readWholeOrder(platform)) as [EventOrder]
  return productionId ? orderOfProduction(order, productionId) : order
}

/** Those of a production. */
export function orderOfProduction({ ids, starts, productionIds, cancelled }: EventOrder, productionId: number): EventOrder {
  const isIts = (_: number, index: number) => productionIds[index] === productionId
  return {
    ids: ids.filter(isIts),
    starts: starts.filter(isIts),
    productionIds: productionIds.filter(isIts),
    cancelled: cancelled.filter(isIts),
  }
}

/**
 * The production of a performance that visitors see, so that both can be read at the same time. No statement where the site's
 * small tables are known; undefined outside the cache, where the whole order would be read for it.
 */
export async function likelyProductionOf(platform: ReadContext, eventId: number): Promise<number | undefined> {
  if (!platform.readCache.isOf(platform)) return undefined
  const { ids, productionIds } = await readEventOrder(platform, {})
  return productionIds[ids.indexOf(eventId)]
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
export function firstFrom({ starts }: Pick<EventOrder, 'starts'>, moment: Temporal.Instant): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) < moment.epochMilliseconds) low = middle + 1
    else high = middle
  }
  return low
}
