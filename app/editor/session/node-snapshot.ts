import { type ContainerDocument, type ContentColumn, type ContentNode, locate, nodesOf, ROOT_ID, sameJson } from '../../content/index.ts'

/**
 * A module's own data and position in a document, without the modules in its columns. `next` is the sibling after it,
 * null at the end of a column; it changes whenever the siblings do and is ignored by `snapshotsEqual`.
 */
export type NodeSnapshot = {
  type: string
  version: number
  data: Record<string, unknown>
  /** class names of the columns of a section or of the container itself */
  classes?: string[]
  parent: string
  column: number
  next: string | null
}

/** A module before and after changes; null where it does not exist. */
export type NodeChange = { before: NodeSnapshot | null; after: NodeSnapshot | null }

/** Changes by module id, in the order in which the modules were first changed. */
export type NodeChanges = Record<string, NodeChange>

/** The snapshot of a module, or of the container itself for `root`. Null when the document does not have it. */
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

/** Whether two snapshots are equal in everything but `next`. */
export function snapshotsEqual(left: NodeSnapshot | null, right: NodeSnapshot | null): boolean {
  if (!left || !right) return left === right
  return sameJson({ ...left, next: null }, { ...right, next: null })
}

/** The changes of the given modules between two documents. */
export function changesBetween(before: ContainerDocument, after: ContainerDocument, ids: readonly string[]): NodeChanges {
  return Object.fromEntries(ids.map((id) => [id, { before: snapshotNode(before, id), after: snapshotNode(after, id) }]))
}

/** Composes two successive changes: from the first `before` to the last `after`. Associative. */
export function composeChanges(earlier: NodeChanges, later: NodeChanges): NodeChanges {
  const composed = { ...earlier }
  for (const [id, change] of Object.entries(later))
    composed[id] = { before: earlier[id] ? earlier[id].before : change.before, after: change.after }
  return composed
}

/** The newer document with every unchanged node taken from the older one, so that memoised components do not render again. */
export function shareUnchanged(older: ContainerDocument, newer: ContainerDocument): ContainerDocument {
  const olderNodes = new Map([...nodesOf(older)].map((node) => [node.id, node]))
  const share = (columns: ContentColumn[]) => columns.map((column) => ({ ...column, children: column.children.map(shared) }))
  function shared(node: ContentNode): ContentNode {
    const before = olderNodes.get(node.id)
    return before && sameJson(before, node) ? before : node.columns ? { ...node, columns: share(node.columns) } : node
  }
  return { ...newer, columns: share(newer.columns) }
}

function classesOf(columns: ContentColumn[]): string[] {
  return columns.map((column) => column.classes)
}
