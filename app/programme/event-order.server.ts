import { and, eq, type SQL, sql } from 'drizzle-orm'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import type { Platform } from '../platform/platform.ts'
import type { EventFilter } from './filter.ts'
import { events, productions } from './tables.ts'

/** Ids of a list's performances in order of their start, with the starts in epoch milliseconds. */
export type EventOrder = { ids: Int32Array; starts: Float64Array }

/**
 * The order of all performances that match a filter, cached in memory until one changes: a page of a list costs only
 * the rows it shows and the calendar nothing, however long the list and however deep the page (decision 0016).
 * @param conditions the filter as SQL
 */
export function readEventOrder(platform: Pick<Platform, 'db' | 'readCache'>, filter: EventFilter, conditions: SQL[]): Promise<EventOrder> {
  const { room, type, tag, series, genre } = filter
  const key = `event-order:${JSON.stringify([room, type, tag, series, genre])}`
  return platform.readCache.getOrLoad(key, async () => {
    addCacheTags('events')
    const order = sql`ORDER BY ${events.startsAt}, ${events.id}`
    // One row instead of one per performance: a hundred thousand are read in a tenth of the time.
    const [row] = await platform.db
      .select({
        ids: sql<number[] | null>`json_agg(${events.id} ${order})`,
        starts: sql<number[] | null>`json_agg((extract(epoch FROM ${events.startsAt}) * 1000)::bigint ${order})`,
      })
      .from(events)
      .innerJoin(productions, eq(events.productionId, productions.id))
      .where(and(...conditions))
    return { ids: Int32Array.from(row?.ids ?? []), starts: Float64Array.from(row?.starts ?? []) }
  })
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
