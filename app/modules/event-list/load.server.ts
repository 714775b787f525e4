import type { ContentNode } from '../../content/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { eventView, groupByDay, listEvents } from '../../programme/index.server.ts'
import type { DayView } from '../../programme/index.ts'
import { eventWindow } from './window.ts'

const DEFAULT_ROWS = 5

/** Reads the rows of each event list. Two statements a list; a page has one or two. */
export async function loadEventLists(platform: Platform, nodes: ContentNode[]): Promise<Record<string, DayView[]>> {
  const now = platform.clock.now()
  const lists = await Promise.all(
    nodes.map(async (node) => {
      const tag = typeof node.data.tag === 'number' ? node.data.tag : undefined
      const { rows } = await listEvents(platform, {
        ...eventWindow(node.data, now),
        filter: { tag },
        pageSize: Number(node.data.rows) || DEFAULT_ROWS,
      })
      return [node.id, groupByDay(rows.map((row) => eventView(row, now)))] as const
    }),
  )
  return Object.fromEntries(lists)
}
