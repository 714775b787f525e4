import { COLUMN_LAYOUTS, type ContainerDocument, type ContentColumn, type ContentNode, TYPES_WITH_COLUMNS } from './document.ts'
import type { NodePosition, Operation } from './operations.ts'
import { ROOT_ID } from './root-id.ts'
import { sameJson } from './same-json.ts'
import { type Holder, insertInto, isWithinBounds, type LocatedNode, locate, nodesOf, removeFrom, withHolder } from './tree.ts'

export type OperationErrorCode =
  /** the node it names is not in the document */
  | 'node_missing'
  /** the column it names is not in the document */
  | 'place_missing'
  /** a node would come to stand inside itself */
  | 'into_itself'
  /** columns where the type has none, or not as many as its layout */
  | 'wrong_columns'
  | 'id_taken'
  /** more nodes or deeper than a document may be */
  | 'too_much'
  /** a copy without an id for each of its nodes */
  | 'ids_incomplete'
  /** a value that the document itself cannot have */
  | 'wrong_value'

/** An operation that this document cannot take; the document stays as it was. */
export class OperationError extends Error {
  readonly code: OperationErrorCode
  constructor(code: OperationErrorCode) {
    super(code)
    this.code = code
  }
}

export type Applied = {
  document: ContainerDocument
  /** operations that restore the document exactly, to be applied in this order */
  inverse: Operation[]
  /** ids of the nodes whose data or place changed */
  touched: string[]
}

/**
 * Applies one operation. Pure: browser and server run the same function and agree (README.md, Operation).
 * @throws OperationError when the document cannot take it
 */
export function applyOperation(document: ContainerDocument, operation: Operation): Applied {
  const applied = apply(document, operation)
  if (!isWithinBounds(applied.document)) throw new OperationError('too_much')
  return applied
}

/** Applies several in order; the inverse undoes them all. @throws OperationError, and then none is applied */
export function applyOperations(document: ContainerDocument, operations: readonly Operation[]): Applied {
  let current = document
  const inverse: Operation[] = []
  const touched = new Set<string>()
  for (const operation of operations) {
    const applied = applyOperation(current, operation)
    current = applied.document
    inverse.unshift(...applied.inverse)
    for (const id of applied.touched) touched.add(id)
  }
  return { document: current, inverse, touched: [...touched] }
}

function apply(document: ContainerDocument, operation: Operation): Applied {
  switch (operation.type) {
    case 'insert':
      return insert(document, operation.node, operation.place)
    case 'update':
      return update(document, operation.id, operation.data, operation.unset ?? [])
    case 'move':
      return move(document, operation.id, operation.place)
    case 'remove':
      return remove(document, operation.id)
    case 'setLayout':
      return setLayout(document, operation.id, operation.layout, operation.classes)
    case 'duplicate':
      return duplicate(document, operation.id, operation.newIds)
  }
}

function insert(document: ContainerDocument, node: ContentNode, place: NodePosition): Applied {
  assertPosition(document, place)
  const ids = subtreeIds(node)
  if (new Set(ids).size < ids.length || ids.some((id) => locate(document, id) || id === ROOT_ID)) throw new OperationError('id_taken')
  for (const added of [node, ...nodesOf(node)]) if (!hasFittingColumns(added)) throw new OperationError('wrong_columns')
  return {
    document: withHolder(document, place.parent, (holder) => insertInto(holder, node, place)),
    inverse: [{ type: 'remove', id: node.id }],
    touched: ids,
  }
}

function update(document: ContainerDocument, id: string, data: Record<string, unknown>, unset: string[]): Applied {
  const before = id === ROOT_ID ? rootData(document) : requireNode(document, id).node.data
  const next = { ...before, ...data }
  for (const key of unset) delete next[key]
  if (sameJson(before, next)) return { document, inverse: [], touched: [] }
  const changed = new Set([...Object.keys(data), ...unset])
  const kept = [...changed].filter((key) => Object.hasOwn(before, key))
  const added = [...changed].filter((key) => !Object.hasOwn(before, key))
  const restored = Object.fromEntries(kept.map((key) => [key, before[key]]))
  const inverse: Operation = { type: 'update', id, data: restored, ...(added.length > 0 ? { unset: added } : {}) }
  const updated =
    id === ROOT_ID ? { ...document, ...rootFrom(next) } : withHolder(document, id, (holder) => rewritten(holder as ContentNode, next))
  return { document: updated, inverse: [inverse], touched: [id] }
}

function rootData({ extraClass, image }: ContainerDocument): Record<string, unknown> {
  return { extraClass, image }
}

function rootFrom({ extraClass, image, ...unknown }: Record<string, unknown>): Pick<ContainerDocument, 'extraClass' | 'image'> {
  const isPicture = image === null || (typeof image === 'number' && Number.isInteger(image))
  if (Object.keys(unknown).length > 0 || typeof extraClass !== 'string' || !isPicture) throw new OperationError('wrong_value')
  return { extraClass, image }
}

/** A section's layout has an operation of its own, which brings the columns along. */
function rewritten(node: ContentNode, data: Record<string, unknown>): ContentNode {
  const next = { ...node, data }
  if (node.columns && data.layout !== node.data.layout && !hasFittingColumns(next)) throw new OperationError('wrong_columns')
  return next
}

function move(document: ContainerDocument, id: string, place: NodePosition): Applied {
  const located = requireNode(document, id)
  assertPosition(document, place)
  if (subtreeIds(located.node).includes(place.parent)) throw new OperationError('into_itself')
  const before = place.before === id ? located.next : place.before
  const without = withHolder(document, located.parent, (holder) => removeFrom(holder, id))
  const moved = withHolder(without, place.parent, (holder) => insertInto(holder, located.node, { ...place, before }))
  const now = requireNode(moved, id)
  if (now.parent === located.parent && now.column === located.column && now.index === located.index) {
    return { document, inverse: [], touched: [] }
  }
  return { document: moved, inverse: [{ type: 'move', id, place: positionOf(located) }], touched: [id] }
}

function remove(document: ContainerDocument, id: string): Applied {
  const located = requireNode(document, id)
  return {
    document: withHolder(document, located.parent, (holder) => removeFrom(holder, id)),
    inverse: [{ type: 'insert', node: located.node, place: positionOf(located) }],
    touched: subtreeIds(located.node),
  }
}

function setLayout(document: ContainerDocument, id: string, layout: number, classes: string[] | undefined): Applied {
  const holder = id === ROOT_ID ? document : requireNode(document, id).node
  const columns = holder.columns
  const widths = COLUMN_LAYOUTS[layout]
  if (!columns || !widths) throw new OperationError('wrong_columns')
  const next = fitColumns(columns, widths.length, classes)
  const section = id === ROOT_ID ? undefined : (holder as ContentNode)
  const before = section ? section.data.layout : document.layout
  if (before === layout && sameJson(columns, next)) return { document, inverse: [], touched: [] }
  const orphans = columns.slice(widths.length)
  const inverse: Operation[] = [
    { type: 'setLayout', id, layout: Number(before ?? 0), classes: columns.map((column) => column.classes) },
    ...orphans.flatMap((column, offset) =>
      column.children.map(
        (child): Operation => ({ type: 'move', id: child.id, place: { parent: id, column: widths.length + offset, before: null } }),
      ),
    ),
  ]
  if (section && before === undefined) inverse.push({ type: 'update', id, data: {}, unset: ['layout'] })
  return {
    document: section
      ? withHolder(document, id, () => ({ ...section, data: { ...section.data, layout }, columns: next }))
      : { ...document, layout, columns: next },
    inverse,
    touched: [id, ...orphans.flatMap((column) => column.children.map((child) => child.id))],
  }
}

/** As many columns as the layout has; what stood in the ones that go away joins the last. */
function fitColumns(columns: ContentColumn[], count: number, classes: string[] | undefined): ContentColumn[] {
  const orphans = columns.slice(count).flatMap((column) => column.children)
  return Array.from({ length: count }, (_, index) => {
    const children = columns[index]?.children ?? []
    return {
      classes: classes?.[index] ?? columns[index]?.classes ?? '',
      children: index === count - 1 && orphans.length > 0 ? [...children, ...orphans] : children,
    }
  })
}

function duplicate(document: ContainerDocument, id: string, newIds: Record<string, string>): Applied {
  const located = requireNode(document, id)
  const copy = renamed(located.node, newIds)
  const inserted = insert(document, copy, { parent: located.parent, column: located.column, before: located.next })
  return { ...inserted, inverse: [{ type: 'remove', id: copy.id }] }
}

function renamed(node: ContentNode, newIds: Record<string, string>): ContentNode {
  const id = Object.hasOwn(newIds, node.id) ? newIds[node.id] : undefined
  if (!id) throw new OperationError('ids_incomplete')
  const copy = { ...node, id }
  if (node.columns)
    copy.columns = node.columns.map((column) => ({ ...column, children: column.children.map((child) => renamed(child, newIds)) }))
  return copy
}

/** Only sections hold columns, and as many as their layout has. */
function hasFittingColumns({ type, data, columns }: ContentNode): boolean {
  if (!TYPES_WITH_COLUMNS.includes(type)) return columns === undefined
  return columns?.length === COLUMN_LAYOUTS[Number(data.layout ?? 0)]?.length
}

function requireNode(document: ContainerDocument, id: string): LocatedNode {
  const located = locate(document, id)
  if (!located) throw new OperationError('node_missing')
  return located
}

function assertPosition(document: ContainerDocument, place: NodePosition): void {
  const holder: Holder | undefined = place.parent === ROOT_ID ? document : locate(document, place.parent)?.node
  if (!holder?.columns) throw new OperationError('place_missing')
  if (!holder.columns[place.column]) throw new OperationError('place_missing')
}

function positionOf({ parent, column, next }: LocatedNode): NodePosition {
  return { parent, column, before: next }
}

function subtreeIds(node: ContentNode): string[] {
  return [node.id, ...[...nodesOf(node)].map((child) => child.id)]
}
