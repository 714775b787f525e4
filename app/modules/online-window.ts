import type { ContainerDocument, ContentColumn, ContentNode } from '../content/index.ts'
import { toDate, toInstant } from '../platform/clock/clock.ts'
import { boundsAfter, isInTimeWindow, isInverted, type TimeWindow } from '../platform/clock/time-window.ts'
import { instantOf } from './event-list/window.ts'

/** The time window of a module or of one of its items. */
export function windowOf({ online_from, online_to }: Record<string, unknown>): TimeWindow {
  const [from, until] = [instantOf(online_from), instantOf(online_to)]
  return { from: from ? toDate(from) : null, until: until ? toDate(until) : null }
}

/**
 * Removes modules and teaser items outside their time window (A §4).
 * @param onChange called with every instant at which the result changes
 */
export function onlineNow(
  document: ContainerDocument,
  now: Temporal.Instant,
  onChange: (instant: Temporal.Instant) => void,
): ContainerDocument {
  const at = toDate(now)
  function isOnline(data: Record<string, unknown>): boolean {
    const window = windowOf(data)
    for (const bound of boundsAfter(window, at)) onChange(toInstant(bound))
    return isInTimeWindow(window, at)
  }
  function filterNode(node: ContentNode): ContentNode {
    const items = node.data.items
    const data = Array.isArray(items)
      ? { ...node.data, items: items.filter((item) => isOnline(item as Record<string, unknown>)) }
      : node.data
    return node.columns ? { ...node, data, columns: node.columns.map(filterColumn) } : { ...node, data }
  }
  function filterColumn(column: ContentColumn): ContentColumn {
    return { ...column, children: column.children.filter((node) => isOnline(node.data)).map(filterNode) }
  }
  return { ...document, columns: document.columns.map(filterColumn) }
}

/** The fields of a module, and of its items, with a window that ends before it begins. */
export function wrongWindows(data: Record<string, unknown>): string[] {
  const items = Array.isArray(data.items) ? (data.items as Record<string, unknown>[]) : []
  return [
    ...(isInverted(windowOf(data)) ? ['online_to'] : []),
    ...items.flatMap((item, index) => (isInverted(windowOf(item)) ? [`items.${index}.online_to`] : [])),
  ]
}
