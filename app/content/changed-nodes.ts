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
 * @param touched ids of the modules known to have been moved: of equally short explanations, one that moves them is reported
 */
export function changedNodes(before: ContainerDocument, after: ContainerDocument, touched: ReadonlySet<string> = new Set()): ChangedNode[] {
  const oldNodes = nodesById(before)
  const newNodes = nodesById(after)
  const changes: ChangedNode[] = sameJson(rootContent(before), rootContent(after)) ? [] : [{ id: ROOT_ID, type: ROOT_ID, kind: 'changed' }]
  const replaced = replacedNodes(before, after, touched)
  for (const node of newNodes.values()) {
    const oldNode = oldNodes.get(node.id)
    const { id, type } = node
    if (!oldNode) changes.push({ id, type, kind: 'new' })
    else if (!sameJson(ownContent(oldNode), ownContent(node))) changes.push({ id, type, kind: 'changed' })
    else if (replaced.has(id)) changes.push({ id, type, kind: 'moved' })
  }
  for (const { id, type } of oldNodes.values()) if (!newNodes.has(id)) changes.push({ id, type, kind: 'removed' })
  return changes
}

function nodesById(document: ContainerDocument): Map<string, ContentNode> {
  return new Map([...nodesOf(document)].map((node) => [node.id, node]))
}

/** A node, or the document for `root`, without its descendants: its content and the column it is in. Undefined where there is none. */
export function ownState(document: ContainerDocument, id: string) {
  if (id === ROOT_ID) return { content: rootContent(document), place: '' }
  const node = locate(document, id)?.node
  return node && { content: ownContent(node), place: columnKey(document, id) }
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

/** The modules of both documents that are in another column, or whose move explains the new order of their column. */
export function replacedNodes(before: ContainerDocument, after: ContainerDocument, touched: ReadonlySet<string> = new Set()): Set<string> {
  const oldIndex = new Map([...nodesById(before).keys()].map((id, index) => [id, index]))
  const replaced = new Set<string>()
  const inSameColumn: string[] = []
  for (const id of nodesById(after).keys()) {
    if (!oldIndex.has(id)) continue
    if (columnKey(before, id) === columnKey(after, id)) inSameColumn.push(id)
    else replaced.add(id)
  }
  for (const ids of Map.groupBy(inSameColumn, (id) => columnKey(after, id)).values()) {
    const inOrder = new Set(heaviestIncreasingRun(ids, (id) => oldIndex.get(id) ?? 0, touched))
    for (const id of ids) if (!inOrder.has(id)) replaced.add(id)
  }
  return replaced
}

/** The longest subsequence of increasing rank, with as few of `touched` as possible. O(n²), which a column's few dozen modules allow. */
function heaviestIncreasingRun(ids: string[], rankOf: (id: string) => number, touched: ReadonlySet<string>): string[] {
  const weightOf = (id: string) => ids.length + (touched.has(id) ? 1 : 2)
  const none: { run: string[]; weight: number } = { run: [], weight: 0 }
  const heavier = (left: typeof none, right: typeof none) => (right.weight > left.weight ? right : left)
  const best: (typeof none)[] = []
  for (const id of ids) {
    const before = best.filter(({ run }) => rankOf(run.at(-1) ?? '') < rankOf(id)).reduce(heavier, none)
    best.push({ run: [...before.run, id], weight: before.weight + weightOf(id) })
  }
  return best.reduce(heavier, none).run
}
