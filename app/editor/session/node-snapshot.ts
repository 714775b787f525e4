import { type ContainerDocument, type ContentColumn, type ContentNode, locate, nodesOf, ROOT_ID, sameJson } from '../../content/index.ts'

/**
 * How a module stands in a document: its own data and its place. What stands in its columns is told by those modules.
 * `next` is the neighbour it stands before; it changes with the neighbours and is no part of sameness.
 */
export type NodeSnapshot = {
  type: string
  version: number
  data: Record<string, unknown>
  /** class names of the columns of what has columns */
  classes?: string[]
  parent: string
  column: number
  next: string | null
}

/** A module before and after somebody's changes; null where it was not there. */
export type NodeChange = { before: NodeSnapshot | null; after: NodeSnapshot | null }

/** Changes by the id of the module, in the order in which they were begun. */
export type NodeChanges = Record<string, NodeChange>

/** How a module stands; by `root` the container itself. Null when the document does not have it. */
export function snapshotNode(document: ContainerDocument, id: string): NodeSnapshot | null {
  if (id === ROOT_ID) {
    const { layout, extraClass, image, columns } = document
    return {
      type: ROOT_ID,
      version: 0,
      data: { layout, extraClass, image },
      classes: classesOf(columns),
      parent: '',
      column: 0,
      next: null,
    }
  }
  const located = locate(document, id)
  if (!located) return null
  const { node, parent, column, next } = located
  return {
    type: node.type,
    version: node.version,
    data: node.data,
    ...(node.columns ? { classes: classesOf(node.columns) } : {}),
    parent,
    column,
    next,
  }
}

/** Whether two standings say the same of a module, its neighbours aside. */
export function snapshotsEqual(left: NodeSnapshot | null, right: NodeSnapshot | null): boolean {
  if (!left || !right) return left === right
  return sameJson({ ...left, next: null }, { ...right, next: null })
}

/** What became of the named modules between two documents. */
export function changesBetween(before: ContainerDocument, after: ContainerDocument, ids: readonly string[]): NodeChanges {
  return Object.fromEntries(ids.map((id) => [id, { before: snapshotNode(before, id), after: snapshotNode(after, id) }]))
}

/** Later changes on top of earlier ones: from the first `before` to the last `after`. */
export function joinChanges(earlier: NodeChanges, later: NodeChanges): NodeChanges {
  const joined = { ...earlier }
  for (const [id, change] of Object.entries(later))
    joined[id] = { before: earlier[id] ? earlier[id].before : change.before, after: change.after }
  return joined
}

/** The newer document, with every module that did not change taken from the older one, so that it is not drawn again. */
export function shareUnchanged(older: ContainerDocument, newer: ContainerDocument): ContainerDocument {
  const known = new Map([...nodesOf(older)].map((node) => [node.id, node]))
  const share = (columns: ContentColumn[]) => columns.map((column) => ({ ...column, children: column.children.map(shared) }))
  function shared(node: ContentNode): ContentNode {
    const before = known.get(node.id)
    return before && sameJson(before, node) ? before : node.columns ? { ...node, columns: share(node.columns) } : node
  }
  return { ...newer, columns: share(newer.columns) }
}

function classesOf(columns: ContentColumn[]): string[] {
  return columns.map((column) => column.classes)
}
