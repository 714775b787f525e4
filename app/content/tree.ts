import { type ContainerDocument, type ContentColumn, type ContentNode, MAX_DEPTH, MAX_NODES_PER_DOCUMENT } from './document.ts'
import type { NodePosition } from './operations.ts'
import { ROOT_ID } from './root-id.ts'

/** Whatever holds columns: the document itself or a section. */
export type Holder = { columns?: ContentColumn[] }

/** A node with the place it stands at. */
export type LocatedNode = { node: ContentNode; parent: string; column: number; index: number; next: string | null }

/** Every node below, parents before their children. */
export function* nodesOf(holder: Holder): Generator<ContentNode> {
  for (const column of holder.columns ?? []) {
    for (const node of column.children) {
      yield node
      yield* nodesOf(node)
    }
  }
}

/** Where a node stands; undefined when the document has no such node. */
export function locate(document: ContainerDocument, id: string): LocatedNode | undefined {
  return locateIn(document, ROOT_ID, id)
}

function locateIn(holder: Holder, parent: string, id: string): LocatedNode | undefined {
  for (const [column, { children }] of (holder.columns ?? []).entries()) {
    for (const [index, node] of children.entries()) {
      if (node.id === id) return { node, parent, column, index, next: children[index + 1]?.id ?? null }
      const found = locateIn(node, node.id, id)
      if (found) return found
    }
  }
  return undefined
}

/** The same document with one node (or, by `root`, the document) changed; everything beside it is shared. */
export function withHolder(document: ContainerDocument, id: string, change: (holder: Holder) => Holder): ContainerDocument {
  if (id === ROOT_ID) return { ...document, ...change(document) } as ContainerDocument
  return { ...document, columns: changeColumns(document.columns, id, change) }
}

function changeColumns(columns: ContentColumn[], id: string, change: (holder: Holder) => Holder): ContentColumn[] {
  return columns.map((column) => {
    const children = column.children.map((node) => changeNode(node, id, change))
    return children.some((child, index) => child !== column.children[index]) ? { ...column, children } : column
  })
}

function changeNode(node: ContentNode, id: string, change: (holder: Holder) => Holder): ContentNode {
  if (node.id === id) return change(node) as ContentNode
  if (!node.columns) return node
  const columns = changeColumns(node.columns, id, change)
  return columns.some((column, index) => column !== node.columns?.[index]) ? { ...node, columns } : node
}

/** The columns with a node put at a place. A neighbour that is gone means the end of the column. */
export function insertInto(holder: Holder, node: ContentNode, place: NodePosition): Holder {
  const columns = (holder.columns ?? []).map((column, number) => {
    if (number !== place.column) return column
    const index = place.before === null ? -1 : column.children.findIndex((child) => child.id === place.before)
    const children = [...column.children]
    children.splice(index < 0 ? children.length : index, 0, node)
    return { ...column, children }
  })
  return { ...holder, columns }
}

/** The columns without a node. */
export function removeFrom(holder: Holder, id: string): Holder {
  return {
    ...holder,
    columns: (holder.columns ?? []).map((column) =>
      column.children.some((child) => child.id === id)
        ? { ...column, children: column.children.filter((child) => child.id !== id) }
        : column,
    ),
  }
}

/** Whether a document keeps to the bounds: number of nodes, depth, no id twice. */
export function isWithinBounds(document: ContainerDocument): boolean {
  const ids = [...nodesOf(document)].map((node) => node.id)
  return ids.length <= MAX_NODES_PER_DOCUMENT && new Set(ids).size === ids.length && depthOf(document) <= MAX_DEPTH
}

function depthOf(holder: Holder): number {
  let depth = 0
  for (const column of holder.columns ?? []) for (const node of column.children) depth = Math.max(depth, 1 + depthOf(node))
  return depth
}
