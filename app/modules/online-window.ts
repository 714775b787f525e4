import { type ContainerDocument, type ContentColumn, type ContentNode, nodesOf } from '../content/index.ts'
import { toDate, toInstant } from '../platform/clock/clock.ts'
import { boundsAfter, isInTimeWindow } from '../platform/clock/time-window.ts'
import { type DatesOf, productionsIn, VISIBILITY_FIELD, windowOf } from './visibility.ts'

/**
 * Removes modules and teaser items that visitors do not see at an instant (A §4), and the rules for it from those that stay.
 * @param datesOf the dates of the productions that `productionsOf` names
 * @param onChange called with every instant at which the result changes
 */
export function onlineNow(
  document: ContainerDocument,
  now: Temporal.Instant,
  datesOf: DatesOf,
  onChange: (instant: Temporal.Instant) => void,
): ContainerDocument {
  const at = toDate(now)
  function isOnline(data: Record<string, unknown>): boolean {
    const window = windowOf(data, datesOf)
    if (!window) return false
    for (const bound of boundsAfter(window, at)) onChange(toInstant(bound))
    return isInTimeWindow(window, at)
  }
  function filterNode(node: ContentNode): ContentNode {
    const { [VISIBILITY_FIELD]: _, ...data } = node.data
    if (Array.isArray(data.items)) data.items = data.items.filter((item) => isOnline(item as Record<string, unknown>))
    return { ...node, data, ...(node.columns ? { columns: node.columns.map(filterColumn) } : {}) }
  }
  function filterColumn(column: ContentColumn): ContentColumn {
    return { ...column, children: column.children.filter((node) => isOnline(node.data)).map(filterNode) }
  }
  return { ...document, columns: document.columns.map(filterColumn) }
}

/** The productions on whose dates it depends what visitors see of a document; most documents have none. */
export function productionsOf(document: ContainerDocument): number[] {
  return [...new Set([...nodesOf(document)].flatMap(({ data }) => productionsIn(data)))]
}
