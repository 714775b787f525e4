import { lt } from 'drizzle-orm'
import { defineCachedRead, type ReadContext } from '../platform/cache/cached-read.ts'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import { defineSmallTable, smallTableKey } from '../platform/cache/small-tables.ts'
import { isInListFrom } from './event-end.server.ts'
import { type EventFacets, isSelected, readEventFacets } from './event-facets.server.ts'
import { type EventOrder, selectionConditions, selectOrder } from './event-order-select.server.ts'
import type { EventSelection } from './filter.ts'
import { readOrderAround, readOrderOfProduction } from './production-order.server.ts'
import { events } from './tables.ts'

export type { EventOrder }

const TAGS = ['events']

const NAME = 'event-order'

/**
 * The order of everything. Only lists need it: with 100,000 performances it takes a tenth of a second to read anew after a
 * change, for which no other page waits (decision 0144).
 */
const readWholeOrder = defineSmallTable<EventOrder>({
  name: NAME,
  isOnDemand: () => true,
  tags: TAGS,
  select: (db) => selectOrder(db, selectionConditions({ db }, {})),
})

const readSelectedOrder = defineCachedRead('event-order', async (context, selection: EventSelection): Promise<EventOrder> => {
  addCacheTags(...TAGS)
  if (context.readCache.isOf(context)) {
    const [[order], [facets]] = (await Promise.all([readWholeOrder(context), readEventFacets(context)])) as [[EventOrder], [EventFacets]]
    return orderOf(order, isSelected(facets, selection))
  }
  const { db } = context
  const [order] = await selectOrder(db, selectionConditions({ db }, selection))
  return order as EventOrder
})

/**
 * The order of the performances that begin in a period or began before it and end in it, without that of all others: for the screens of staff, who look again
 * right after they have changed one. Bounds are in epoch milliseconds. One statement, none for a known one.
 */
export const readOrderBetween = defineCachedRead('event-order-between', async ({ db }, from: number, to: number): Promise<EventOrder> => {
  addCacheTags(...TAGS)
  const bounds = [isInListFrom(Temporal.Instant.fromEpochMilliseconds(from)), lt(events.startsAt, new Date(to))]
  const [order] = await selectOrder(db, [...selectionConditions({ db }, {}), ...bounds])
  return order as EventOrder
})

/** Whether the order of everything is in memory. */
export function knowsWholeOrder(context: ReadContext): boolean {
  return context.readCache.isOf(context) && context.readCache.peek(smallTableKey(NAME)) !== undefined
}

/**
 * The order of all performances of a list, cached in memory until one changes: a page of a list costs only the rows it
 * shows and the calendar nothing, however long the list and however deep the page (decision 0016). No statement where the order
 * of everything is known, and one where the list is narrowed and nobody has narrowed any since the last change. That of a
 * production is read for itself where nobody has asked for a list since then.
 */
export async function readEventOrder(platform: ReadContext, { filter = {}, ...selection }: EventSelection): Promise<EventOrder> {
  // In one order of names, so that the same selection has the same key.
  const { room, type, tag, series, genre } = filter
  const { productionId, typeIds, roomIds, ids } = selection
  const isNarrowed = [room, type, tag, series, genre, typeIds, roomIds, ids].some(Boolean)
  if (isNarrowed) return readSelectedOrder(platform, { filter: { room, type, tag, series, genre }, productionId, typeIds, roomIds, ids })
  if (productionId && !knowsWholeOrder(platform)) return readOrderOfProduction(platform, productionId)
  const [order] = (await readWholeOrder(platform)) as [EventOrder]
  return productionId ? orderOf(order, (_, production) => production === productionId) : order
}

/** Those of an order that pass, such as those of a production. */
export function orderOf(
  { ids, starts, seconds, productionIds, cancelled }: EventOrder,
  passes: (event: number, production: number) => boolean,
): EventOrder {
  const isIn = Uint8Array.from(ids, (id, index) => Number(passes(id, productionIds[index] ?? 0)))
  const keep = (_: number, index: number) => isIn[index] === 1
  return {
    ids: ids.filter(keep),
    starts: starts.filter(keep),
    seconds: seconds.filter(keep),
    productionIds: productionIds.filter(keep),
    cancelled: cancelled.filter(keep),
  }
}

/**
 * The production of a performance that visitors see, so that both can be read at the same time. No statement where an order with
 * it is known, else one together with what else the page asks for; undefined outside the cache, where it would be one more.
 */
export async function likelyProductionOf(platform: ReadContext, eventId: number): Promise<number | undefined> {
  if (!platform.readCache.isOf(platform)) return undefined
  const { ids, productionIds } = knowsWholeOrder(platform) ? await readEventOrder(platform, {}) : await readOrderAround(platform, eventId)
  return productionIds[ids.indexOf(eventId)]
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
