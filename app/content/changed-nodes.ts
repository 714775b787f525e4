import type { ContainerDocument, ContentNode } from './document.ts'
import { ROOT_ID } from './root-id.ts'
import { sameJson } from './same-json.ts'
import { locate, nodesOf } from './tree.ts'

/** What became of a module between two documents. */
export type ChangedNode = { id: string; type: string; kind: 'new' | 'changed' | 'removed' | 'moved' }

/**
 * The modules that differ between two documents, in the order of the newer one, those removed at the end; by `root` the
 * container itself. One that was both changed and moved counts as changed. Order among neighbours alone is told of the
 * modules that no longer follow the one before them, so that nothing that differs is kept quiet.
 */
export function changedNodes(before: ContainerDocument, after: ContainerDocument): ChangedNode[] {
  const had = nodesById(before)
  const has = nodesById(after)
  const changes: ChangedNode[] = sameJson(rootOf(before), rootOf(after)) ? [] : [{ id: ROOT_ID, type: ROOT_ID, kind: 'changed' }]
  const passed = overtaken(before, after)
  for (const node of has.values()) {
    const old = had.get(node.id)
    const { id, type } = node
    if (!old) changes.push({ id, type, kind: 'new' })
    else if (!sameJson(ownOf(old), ownOf(node))) changes.push({ id, type, kind: 'changed' })
    else if (placeOf(before, id) !== placeOf(after, id) || passed.has(id)) changes.push({ id, type, kind: 'moved' })
  }
  for (const { id, type } of had.values()) if (!has.has(id)) changes.push({ id, type, kind: 'removed' })
  return changes
}

function nodesById(document: ContainerDocument): Map<string, ContentNode> {
  return new Map([...nodesOf(document)].map((node) => [node.id, node]))
}

/** What a module says by itself; what stands in its columns is told by those modules. */
function ownOf({ type, version, data, columns }: ContentNode) {
  return { type, version, data, classes: columns?.map(({ classes }) => classes) ?? null }
}

function rootOf({ layout, extraClass, image, columns }: ContainerDocument) {
  return { layout, extraClass, image, classes: columns.map(({ classes }) => classes) }
}

/** Column and parent of a node. */
function placeOf(document: ContainerDocument, id: string): string {
  const located = locate(document, id)
  return `${located?.parent}:${located?.column}`
}

/** Modules that stand behind one they stood before, in the same column: the fewest whose move explains the new order. */
function overtaken(before: ContainerDocument, after: ContainerDocument): Set<string> {
  const stood = new Map([...nodesById(before).keys()].map((id, index) => [id, index]))
  const moved = new Set<string>()
  const columns = Map.groupBy(
    [...nodesById(after).keys()].filter((id) => stood.has(id) && placeOf(before, id) === placeOf(after, id)),
    (id) => placeOf(after, id),
  )
  for (const ids of columns.values()) {
    const stay = new Set(longestRising(ids, (id) => stood.get(id) ?? 0))
    for (const id of ids) if (!stay.has(id)) moved.add(id)
  }
  return moved
}

/** The longest part of a list, in its order, whose ranks only rise. */
function longestRising(ids: string[], rankOf: (id: string) => number): string[] {
  const best: string[][] = []
  for (const id of ids) {
    const before = best
      .filter((run) => rankOf(run.at(-1) ?? '') < rankOf(id))
      .reduce((one, run) => (run.length > one.length ? run : one), [])
    best.push([...before, id])
  }
  return best.reduce((one, run) => (run.length > one.length ? run : one), [])
}
