import type { ContainerDocument, ContentNode } from './document.ts'
import { ROOT_ID } from './root-id.ts'
import { sameJson } from './same-json.ts'
import { locate, nodesOf } from './tree.ts'

/** How a module differs between two documents. */
export type ChangedNode = { id: string; type: string; kind: 'new' | 'changed' | 'removed' | 'moved' }

/**
 * The modules that differ between two documents, in the order of the newer one, removed ones last; the container itself
 * is reported by the id `root`. Each module is reported once: changed wins over moved. Within a column the fewest modules
 * are reported as moved whose move explains the new order. Empty exactly when the documents are equal.
 */
export function changedNodes(before: ContainerDocument, after: ContainerDocument): ChangedNode[] {
  const oldNodes = nodesById(before)
  const newNodes = nodesById(after)
  const changes: ChangedNode[] = sameJson(rootContent(before), rootContent(after)) ? [] : [{ id: ROOT_ID, type: ROOT_ID, kind: 'changed' }]
  const reordered = reorderedNodes(before, after)
  for (const node of newNodes.values()) {
    const oldNode = oldNodes.get(node.id)
    const { id, type } = node
    if (!oldNode) changes.push({ id, type, kind: 'new' })
    else if (!sameJson(ownContent(oldNode), ownContent(node))) changes.push({ id, type, kind: 'changed' })
    else if (columnKey(before, id) !== columnKey(after, id) || reordered.has(id)) changes.push({ id, type, kind: 'moved' })
  }
  for (const { id, type } of oldNodes.values()) if (!newNodes.has(id)) changes.push({ id, type, kind: 'removed' })
  return changes
}

function nodesById(document: ContainerDocument): Map<string, ContentNode> {
  return new Map([...nodesOf(document)].map((node) => [node.id, node]))
}

/** A node without its descendants, which are compared by themselves. */
function ownContent({ type, version, data, columns }: ContentNode) {
  return { type, version, data, classes: columns?.map(({ classes }) => classes) ?? null }
}

function rootContent({ layout, extraClass, image, columns }: ContainerDocument) {
  return { layout, extraClass, image, classes: columns.map(({ classes }) => classes) }
}

/** Parent and column of a node, as a key. */
function columnKey(document: ContainerDocument, id: string): string {
  const located = locate(document, id)
  return `${located?.parent}:${located?.column}`
}

/** Modules that stayed in their column but changed their order in it: the fewest whose move explains the new order. */
function reorderedNodes(before: ContainerDocument, after: ContainerDocument): Set<string> {
  const oldIndex = new Map([...nodesById(before).keys()].map((id, index) => [id, index]))
  const moved = new Set<string>()
  const columns = Map.groupBy(
    [...nodesById(after).keys()].filter((id) => oldIndex.has(id) && columnKey(before, id) === columnKey(after, id)),
    (id) => columnKey(after, id),
  )
  for (const ids of columns.values()) {
    const inOrder = new Set(longestIncreasingRun(ids, (id) => oldIndex.get(id) ?? 0))
    for (const id of ids) if (!inOrder.has(id)) moved.add(id)
  }
  return moved
}

/** The longest subsequence of increasing rank. O(n²), which a column's few dozen modules allow. */
function longestIncreasingRun(ids: string[], rankOf: (id: string) => number): string[] {
  const best: string[][] = []
  for (const id of ids) {
    const before = best
      .filter((run) => rankOf(run.at(-1) ?? '') < rankOf(id))
      .reduce((longest, run) => (run.length > longest.length ? run : longest), [])
    best.push([...before, id])
  }
  return best.reduce((longest, run) => (run.length > longest.length ? run : longest), [])
}
