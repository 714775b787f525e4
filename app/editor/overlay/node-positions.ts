import {
  type ContainerDocument,
  type ContentColumn,
  type ContentNode,
  locate,
  type NodePosition,
  nodesOf,
  ROOT_ID,
} from '../../content/index.ts'

/** How deep sections may be nested; columns of a third level would be too narrow for text. */
const MAX_SECTIONS = 2

/** Whether a node with columns would be nested too deep in `parent`. Where it is nested too deep already, it may stay. */
export function isTooDeep(document: ContainerDocument, node: Pick<ContentNode, 'columns'>, parent: string): boolean {
  return sectionsIn(node) > 0 && sectionsAbove(document, parent) + sectionsIn(node) > MAX_SECTIONS
}

function sectionsAbove(document: ContainerDocument, parent: string): number {
  return parent === ROOT_ID ? 0 : 1 + sectionsAbove(document, locate(document, parent)?.parent ?? ROOT_ID)
}

function sectionsIn({ columns }: Pick<ContentNode, 'columns'>): number {
  return columns ? 1 + Math.max(0, ...columns.flatMap(({ children }) => children.map(sectionsIn))) : 0
}

/** All positions a node can be moved to, in reading order; none inside itself or too deep. */
export function positionsFor(document: ContainerDocument, nodeId: string): NodePosition[] {
  const moved = locate(document, nodeId)?.node
  const inside = new Set(moved ? [moved.id, ...[...nodesOf(moved)].map((node) => node.id)] : [])
  const places: NodePosition[] = []
  function visit(parent: string, columns: ContentColumn[]): void {
    for (const [column, { children }] of columns.entries()) {
      for (const child of children) {
        if (child.id !== nodeId) places.push({ parent, column, before: child.id })
        if (child.columns && !inside.has(child.id)) visit(child.id, child.columns)
      }
      places.push({ parent, column, before: null })
    }
  }
  visit(ROOT_ID, document.columns)
  return moved ? places.filter(({ parent }) => !isTooDeep(document, moved, parent)) : places
}

/** The position one step up or down in reading order; undefined at the ends. */
export function neighbourPosition(document: ContainerDocument, nodeId: string, step: -1 | 1): NodePosition | undefined {
  const located = locate(document, nodeId)
  if (!located) return undefined
  const places = positionsFor(document, nodeId)
  const index = places.findIndex(
    (place) => place.parent === located.parent && place.column === located.column && place.before === located.next,
  )
  return places[index + step]
}
