import { type ContainerDocument, type ContentColumn, type ContentNode, MAX_DEPTH, MAX_NODES_PER_DOCUMENT } from './document.ts'
import type { NodePosition } from './operations.ts'
import { ROOT_ID } from './root-id.ts'

/** What has columns: the document itself or a section. */
export type ColumnParent = { columns?: ContentColumn[] }

/** A node and its position; `next` is the id of its next sibling, null for the last one. */
export type LocatedNode = { node: ContentNode; parent: string; column: number; index: number; next: string | null }

/** All descendants, depth first, parents before their children. */
export function* nodesOf(parent: ColumnParent): Generator<ContentNode> {
  for (const column of parent.columns ?? []) {
    for (const node of column.children) {
      yield node
      yield* nodesOf(node)
    }
  }
}

/** Finds a node and its position by id; undefined when the document has no such node. O(nodes). */
export function locate(document: ContainerDocument, id: string): LocatedNode | undefined {
  return locateIn(document, ROOT_ID, id)
}

function locateIn(parentNode: ColumnParent, parent: string, id: string): LocatedNode | undefined {
  for (const [column, { children }] of (parentNode.columns ?? []).entries()) {
    for (const [index, node] of children.entries()) {
      if (node.id === id) return { node, parent, column, index, next: children[index + 1]?.id ?? null }
      const located = locateIn(node, node.id, id)
      if (located) return located
    }
  }
  return undefined
}

/** All nodes with their parents and columns, by id, in the order of `nodesOf`. O(nodes). */
export function locateAll(document: ContainerDocument): Map<string, Pick<LocatedNode, 'node' | 'parent' | 'column'>> {
  const located = new Map<string, Pick<LocatedNode, 'node' | 'parent' | 'column'>>()
  const add = (parent: string, columns: ContentColumn[]) => {
    for (const [column, { children }] of columns.entries()) {
      for (const node of children) {
        located.set(node.id, { node, parent, column })
        add(node.id, node.columns ?? [])
      }
    }
  }
  add(ROOT_ID, document.columns)
  return located
}

/**
 * A copy of a document in which `change` was applied to one node, or to the document itself for the id `root`. Subtrees off
 * the path to that node keep their identity, so that React and `===` see what did not change.
 */
export function updateNode(document: ContainerDocument, id: string, change: (parent: ColumnParent) => ColumnParent): ContainerDocument {
  if (id === ROOT_ID) return { ...document, ...change(document) } as ContainerDocument
  return { ...document, columns: updateInColumns(document.columns, id, change) }
}

function updateInColumns(columns: ContentColumn[], id: string, change: (parent: ColumnParent) => ColumnParent): ContentColumn[] {
  return columns.map((column) => {
    const children = column.children.map((node) => updateInNode(node, id, change))
    return children.some((child, index) => child !== column.children[index]) ? { ...column, children } : column
  })
}

function updateInNode(node: ContentNode, id: string, change: (parent: ColumnParent) => ColumnParent): ContentNode {
  if (node.id === id) return change(node) as ContentNode
  if (!node.columns) return node
  const columns = updateInColumns(node.columns, id, change)
  return columns.some((column, index) => column !== node.columns?.[index]) ? { ...node, columns } : node
}

/** A copy of a parent with a node inserted. A `place.before` that is not in the column means its end. */
export function insertChild(parent: ColumnParent, node: ContentNode, place: NodePosition): ColumnParent {
  const columns = (parent.columns ?? []).map((column, number) => {
    if (number !== place.column) return column
    const index = place.before === null ? -1 : column.children.findIndex((child) => child.id === place.before)
    const children = [...column.children]
    children.splice(index < 0 ? children.length : index, 0, node)
    return { ...column, children }
  })
  return { ...parent, columns }
}

/** A copy of a parent without one of its children. */
export function removeChild(parent: ColumnParent, id: string): ColumnParent {
  return {
    ...parent,
    columns: (parent.columns ?? []).map((column) =>
      column.children.some((child) => child.id === id)
        ? { ...column, children: column.children.filter((child) => child.id !== id) }
        : column,
    ),
  }
}

/** Whether a document is within its bounds: number of nodes, depth, unique ids. */
export function isWithinBounds(document: ContainerDocument): boolean {
  const ids = [...nodesOf(document)].map((node) => node.id)
  return ids.length <= MAX_NODES_PER_DOCUMENT && new Set(ids).size === ids.length && depthOf(document) <= MAX_DEPTH
}

function depthOf(parent: ColumnParent): number {
  let depth = 0
  for (const column of parent.columns ?? []) for (const node of column.children) depth = Math.max(depth, 1 + depthOf(node))
  return depth
}
