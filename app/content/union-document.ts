import { type ChangedNode, changedNodes, replacedNodes } from './changed-nodes.ts'
import type { ContainerDocument, ContentColumn, ContentNode } from './document.ts'
import { ROOT_ID } from './root-id.ts'
import { type ColumnParent, locateAll } from './tree.ts'

/** How a module differs; one that was changed may have been moved as well. */
export type NodeMark = Pick<ChangedNode, 'kind'> & { isMoved: boolean }

/** Two documents in one: every module of both, once, and how those differ that do, in reading order (`root` first). */
export type UnionDocument = { document: ContainerDocument; marks: ReadonlyMap<string, NodeMark> }

/** The type of the node that stands where a moved module was; `data.of` is the id of that module. */
export const GHOST_TYPE = 'moved-away'

/**
 * Puts two documents into one, to show their difference in place. The modules of the newer one are as and where they are
 * there. A removed module stands where it was: behind what was before it and is still there. So does a ghost (`GHOST_TYPE`)
 * for a module that was moved away. Without the removed ones and the ghosts it is the newer document; without the new
 * ones, and with the moved ones in place of their ghosts, each parent has its children in the order of the older one.
 * @param touched as for `changedNodes`
 */
export function unionDocument(older: ContainerDocument, newer: ContainerDocument, touched?: ReadonlySet<string>): UnionDocument {
  const replaced = replacedNodes(older, newer, touched)
  const kinds = new Map(changedNodes(older, newer, touched).map(({ id, kind }) => [id, kind]))
  const document = unite(older, newer, replaced)
  const ids = [ROOT_ID, ...locateAll(document).keys()]
  const marks = ids.flatMap((id): [string, NodeMark][] => {
    const kind = kinds.get(id)
    return kind ? [[id, { kind, isMoved: replaced.has(id) }]] : []
  })
  return { document, marks: new Map(marks) }
}

function unite(older: ContainerDocument, newer: ContainerDocument, replaced: ReadonlySet<string>): ContainerDocument {
  const [old, now] = [locateAll(older), locateAll(newer)]
  const earlierOf = (parent: string): ColumnParent | undefined => (parent === ROOT_ID ? older : old.get(parent)?.node)

  /** A column of the union: where both have a module, up to that of both, first what only the older one has there. */
  const childrenOf = (parent: string, column: number, children: ContentNode[], isLast: boolean): ContentNode[] => {
    const earlier = (earlierOf(parent)?.columns ?? []).slice(column, isLast ? undefined : column + 1).flatMap((each) => each.children)
    const rest = [...children]
    const united = earlier.flatMap((node) => {
      if (!now.has(node.id)) return unitedNode(node)
      if (replaced.has(node.id)) return [ghostOf(node)]
      const end = rest.findIndex(({ id }) => id === node.id)
      return rest.splice(0, end + 1).flatMap(unitedNode)
    })
    return [...united, ...rest.flatMap(unitedNode)]
  }
  const columnsOf = (parent: string, columns: ContentColumn[]): ContentColumn[] =>
    columns.map((column, index) => ({
      ...column,
      children: childrenOf(parent, index, now.has(parent) || parent === ROOT_ID ? column.children : [], index === columns.length - 1),
    }))
  /** A module with what was in it; where it has no columns any more, that stands behind it. */
  const unitedNode = (node: ContentNode): ContentNode[] =>
    node.columns ? [{ ...node, columns: columnsOf(node.id, node.columns) }] : [node, ...childrenOf(node.id, 0, [], true)]
  return { ...newer, columns: columnsOf(ROOT_ID, newer.columns) }
}

function ghostOf({ id }: ContentNode): ContentNode {
  // No module's id has a colon.
  return { id: `was:${id}`, type: GHOST_TYPE, version: 1, data: { of: id } }
}
