import {
  type ContainerDocument,
  type ContentColumn,
  type ContentNode,
  locate,
  type NodePosition,
  nodesOf,
  ROOT_ID,
} from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { moduleSummary } from '../module-summary.ts'
import type { DropPart } from '../tree/drop-part.ts'
import type { TreeItem } from '../tree/tree-rows.ts'

/** A row of the outline: a module, or a column that has none yet. */
export type OutlineItem = TreeItem & {
  containerId: number
  /** undefined for an empty column */
  node?: ContentNode
  /** the place in an empty column */
  place?: NodePosition
}

/** The modules of a page in reading order, below the sections that hold them; empty columns stand in for what is to come. */
export function outlineItems(containers: readonly { id: number }[], documents: Record<number, ContainerDocument>): OutlineItem[] {
  return containers.flatMap(({ id }) => {
    const itemsIn = (parent: string, columns: ContentColumn[]): OutlineItem[] =>
      columns.flatMap(({ children }, column) => {
        if (children.length === 0 && parent !== ROOT_ID) return [emptyColumn(id, parent, column)]
        return children.flatMap((node) => [
          { id: node.id, parent: parent === ROOT_ID ? null : parent, label: moduleName(node), containerId: id, node },
          ...itemsIn(node.id, node.columns ?? []),
        ])
      })
    return itemsIn(ROOT_ID, documents[id]?.columns ?? [])
  })
}

function emptyColumn(containerId: number, parent: string, column: number): OutlineItem {
  return {
    id: `${parent}:${column}`,
    parent,
    label: t('Column {n}, empty', { n: column + 1 }),
    containerId,
    place: { parent, column, before: null },
  }
}

/** What a module is called where its icon says its type: by its first words, a section by its columns. */
export function moduleName(node: ContentNode): string {
  const { type, columns } = node
  const definition = definitionOf(type)
  if (!definition) return type
  const [name, words] = [t(definition.label), moduleSummary(node)]
  if (columns) return [name, words].filter(Boolean).join(' ')
  return words || name
}

/** The type of a module in words. */
export function moduleTypeName({ type }: ContentNode): string {
  const definition = definitionOf(type)
  return definition ? t(definition.label) : type
}

/** The position that a part of a module's row stands for. Below an open section its first module follows, so that is where it goes. */
export function placeAtRow(document: ContainerDocument, nodeId: string, part: DropPart, isExpanded: boolean): NodePosition | undefined {
  const located = locate(document, nodeId)
  if (!located) return undefined
  const { node, parent, column, next } = located
  if (part === 'above') return { parent, column, before: nodeId }
  const columns = node.columns ?? []
  const [first] = nodesOf(node)
  if (part === 'below' && isExpanded && first) {
    const firstColumn = columns.findIndex(({ children }) => children.includes(first))
    return { parent: nodeId, column: firstColumn, before: first.id }
  }
  if (part === 'below' || columns.length === 0) return { parent, column, before: next }
  const empty = columns.findIndex(({ children }) => children.length === 0)
  return { parent: nodeId, column: empty < 0 ? columns.length - 1 : empty, before: null }
}
