import type { ContainerDocument, ContentColumn, ContentNode } from '../content/index.ts'
import { momentOf } from './event-list/window.ts'

/**
 * Leaves out modules and teaser items outside their window of time (A §4): shown from `online_from` on, until
 * `online_to`; an empty end means none.
 * @param onChange told every moment at which what is shown changes
 */
export function onlineNow(
  document: ContainerDocument,
  now: Temporal.Instant,
  onChange: (moment: Temporal.Instant) => void,
): ContainerDocument {
  function isOnline(data: Record<string, unknown>): boolean {
    const from = momentOf(data.online_from)
    const to = momentOf(data.online_to)
    for (const moment of [from, to]) if (moment && Temporal.Instant.compare(moment, now) > 0) onChange(moment)
    return !(from && Temporal.Instant.compare(now, from) < 0) && !(to && Temporal.Instant.compare(now, to) >= 0)
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

/** The fields of a module, and of its items, in which a window ends before it begins. */
export function wrongWindows(data: Record<string, unknown>): string[] {
  const items = Array.isArray(data.items) ? (data.items as Record<string, unknown>[]) : []
  const isWrong = ({ online_from, online_to }: Record<string, unknown>) => {
    const [from, to] = [momentOf(online_from), momentOf(online_to)]
    return Boolean(from && to && Temporal.Instant.compare(from, to) >= 0)
  }
  return [...(isWrong(data) ? ['online_to'] : []), ...items.flatMap((item, index) => (isWrong(item) ? [`items.${index}.online_to`] : []))]
}
