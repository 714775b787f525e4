import { readShopCondition } from '../../booking/index.server.ts'
import type { ContentNode } from '../../content/index.ts'
import { dayOf } from '../../platform/clock/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { eventView, groupByDay, listEvents } from '../../programme/index.server.ts'
import type { DayView } from '../../programme/index.ts'
import { readSettings } from '../../site/index.server.ts'
import { eventWindow } from './window.ts'

const DEFAULT_ROWS = 5
const LONG_AGO = Temporal.Instant.fromEpochMilliseconds(0)

/**
 * Loads the rows of each event list. Two statements for each distinct query on the page; lists with the same query
 * share them.
 */
export default async function loadEventLists(platform: Platform, nodes: ContentNode[]): Promise<Record<string, DayView[]>> {
  const shared = new Map<string, Promise<DayView[]>>()
  function daysOf(node: ContentNode): Promise<DayView[]> {
    const key = queryKey(node)
    const days = shared.get(key) ?? readDays(platform, node)
    shared.set(key, days)
    return days
  }
  return Object.fromEntries(await Promise.all(nodes.map(async (node) => [node.id, await daysOf(node)] as const)))
}

/** Identifies the query of a list; its headline is irrelevant. */
function queryKey({ data }: ContentNode): string {
  return JSON.stringify([data.date_from, data.date_to, data.tag, data.filters, data.rows, data.children])
}

async function readDays(platform: Platform, { data }: ContentNode): Promise<DayView[]> {
  const now = platform.clock.now()
  const chosen = Array.isArray(data.children) && data.children.length > 0 ? (data.children as number[]) : undefined
  const [{ design }, shop] = await Promise.all([readSettings(platform), readShopCondition(platform)])
  // Selected performances stay when they are over; their row says so.
  const window = chosen ? { from: LONG_AGO } : eventWindow(data, now)
  const { rows } = await listEvents(platform, {
    ...window,
    ids: chosen,
    filter: { tag: typeof data.tag === 'number' && !chosen ? data.tag : undefined },
    pageSize: chosen?.length ?? (Number(data.rows) || DEFAULT_ROWS),
  })
  return groupByDay(
    rows.map((row) => eventView(row, now, design, shop)),
    dayOf(window.from),
  )
}
