import { COLUMN_LAYOUTS, type ContainerDocument, type ContentColumn, type ContentNode, TYPES_WITH_COLUMNS } from './document.ts'
import type { NodePosition, Operation } from './operations.ts'
import { ROOT_ID } from './root-id.ts'
import { sameJson } from './same-json.ts'
import { type ColumnParent, insertChild, isWithinBounds, type LocatedNode, locate, nodesOf, removeChild, updateNode } from './tree.ts'

export type OperationErrorCode =
  /** the node it addresses is not in the document */
  | 'node_missing'
  /** the parent or the column of its position is not in the document */
  | 'place_missing'
  /** a node would become its own descendant */
  | 'into_itself'
  /** columns on a type that has none, or not as many as its layout has; a layout that does not exist */
  | 'wrong_columns'
  /** the id of a new node is in the document already, or twice in the operation */
  | 'id_taken'
  /** the result would exceed the bounds of a document */
  | 'too_much'
  /** `newIds` lacks one of the nodes to copy */
  | 'ids_incomplete'
  /** a field or value that the root cannot have */
  | 'wrong_value'

/** An operation does not fit the document it was applied to. `code` is part of the API (`operation_<code>`). */
export class OperationError extends Error {
  readonly code: OperationErrorCode
  constructor(code: OperationErrorCode) {
    super(code)
    this.code = code
  }
}

export type OperationResult = {
  document: ContainerDocument
  /** operations that restore the document exactly, in the order in which to apply them; empty when nothing changed */
  inverse: Operation[]
  /** ids of the nodes whose own data, columns or position changed; descendants only where they were inserted or removed */
  touched: string[]
}

/**
 * Applies one operation. A pure function: the given document is not changed, and browser and server get the same result
 * (README.md, Operation). It holds for every document and operation:
 *
 * - applying `inverse` to the result gives the given document back, in every value;
 * - `touched` names exactly the nodes that differ, so an operation without effect returns the given document itself;
 * - the result is within the bounds of a document and its ids are unique.
 * @throws OperationError when the operation does not fit the document
 */
export function applyOperation(document: ContainerDocument, operation: Operation): OperationResult {
  const applied = apply(document, operation)
  if (!isWithinBounds(applied.document)) throw new OperationError('too_much')
  return applied
}

/**
 * Applies a batch in order, each operation to the result of the one before; `inverse` undoes the whole batch.
 * @throws OperationError when one of them does not fit; none is applied then
 */
export function applyOperations(document: ContainerDocument, operations: readonly Operation[]): OperationResult {
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

function apply(document: ContainerDocument, operation: Operation): OperationResult {
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

function insert(document: ContainerDocument, node: ContentNode, place: NodePosition): OperationResult {
  assertPosition(document, place)
  const ids = subtreeIds(node)
  if (new Set(ids).size < ids.length || ids.some((id) => locate(document, id) || id === ROOT_ID)) throw new OperationError('id_taken')
  for (const added of [node, ...nodesOf(node)]) if (!hasFittingColumns(added)) throw new OperationError('wrong_columns')
  return {
    document: updateNode(document, place.parent, (parent) => insertChild(parent, node, place)),
    inverse: [{ type: 'remove', id: node.id }],
    touched: ids,
  }
}

function update(document: ContainerDocument, id: string, data: Record<string, unknown>, unset: string[]): OperationResult {
  const before = id === ROOT_ID ? rootData(document) : requireNode(document, id).node.data
  const next = { ...before, ...data }
  for (const key of unset) delete next[key]
  if (sameJson(before, next)) return { document, inverse: [], touched: [] }
  const changed = new Set([...Object.keys(data), ...unset])
  const replaced = [...changed].filter((key) => Object.hasOwn(before, key))
  const added = [...changed].filter((key) => !Object.hasOwn(before, key))
  const restored = Object.fromEntries(replaced.map((key) => [key, before[key]]))
  const inverse: Operation = { type: 'update', id, data: restored, ...(added.length > 0 ? { unset: added } : {}) }
  const updated =
    id === ROOT_ID ? { ...document, ...rootFrom(next) } : updateNode(document, id, (node) => withData(node as ContentNode, next))
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

/** Replaces a node's data. A section's layout may change only together with its columns, for which there is `setLayout`. */
function withData(node: ContentNode, data: Record<string, unknown>): ContentNode {
  const next = { ...node, data }
  if (node.columns && data.layout !== node.data.layout && !hasFittingColumns(next)) throw new OperationError('wrong_columns')
  return next
}

function move(document: ContainerDocument, id: string, place: NodePosition): OperationResult {
  const located = requireNode(document, id)
  assertPosition(document, place)
  if (subtreeIds(located.node).includes(place.parent)) throw new OperationError('into_itself')
  const before = place.before === id ? located.next : place.before
  const removed = updateNode(document, located.parent, (parent) => removeChild(parent, id))
  const moved = updateNode(removed, place.parent, (parent) => insertChild(parent, located.node, { ...place, before }))
  const now = requireNode(moved, id)
  if (now.parent === located.parent && now.column === located.column && now.index === located.index) {
    return { document, inverse: [], touched: [] }
  }
  return { document: moved, inverse: [{ type: 'move', id, place: positionOf(located) }], touched: [id] }
}

function remove(document: ContainerDocument, id: string): OperationResult {
  const located = requireNode(document, id)
  return {
    document: updateNode(document, located.parent, (parent) => removeChild(parent, id)),
    inverse: [{ type: 'insert', node: located.node, place: positionOf(located) }],
    touched: subtreeIds(located.node),
  }
}

function setLayout(document: ContainerDocument, id: string, layout: number, classes: string[] | undefined): OperationResult {
  const parent = id === ROOT_ID ? document : requireNode(document, id).node
  const columns = parent.columns
  const widths = COLUMN_LAYOUTS[layout]
  if (!columns || !widths) throw new OperationError('wrong_columns')
  const next = fitColumns(columns, widths.length, classes)
  const section = id === ROOT_ID ? undefined : (parent as ContentNode)
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
      ? updateNode(document, id, () => ({ ...section, data: { ...section.data, layout }, columns: next }))
      : { ...document, layout, columns: next },
    inverse,
    touched: [id, ...orphans.flatMap((column) => column.children.map((child) => child.id))],
  }
}

/** Adds or removes columns until there are `count`; the children of removed columns are appended to the last one. */
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

function duplicate(document: ContainerDocument, id: string, newIds: Record<string, string>): OperationResult {
  const located = requireNode(document, id)
  const copy = copyWithIds(located.node, newIds)
  const inserted = insert(document, copy, { parent: located.parent, column: located.column, before: located.next })
  return { ...inserted, inverse: [{ type: 'remove', id: copy.id }] }
}

function copyWithIds(node: ContentNode, newIds: Record<string, string>): ContentNode {
  const id = Object.hasOwn(newIds, node.id) ? newIds[node.id] : undefined
  if (!id) throw new OperationError('ids_incomplete')
  const copy = { ...node, id }
  if (node.columns)
    copy.columns = node.columns.map((column) => ({ ...column, children: column.children.map((child) => copyWithIds(child, newIds)) }))
  return copy
}

/** Whether a node has the columns that its type and layout require: none, or exactly as many as the layout. */
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
  const parent: ColumnParent | undefined = place.parent === ROOT_ID ? document : locate(document, place.parent)?.node
  if (!parent?.columns) throw new OperationError('place_missing')
  if (!parent.columns[place.column]) throw new OperationError('place_missing')
}

function positionOf({ parent, column, next }: LocatedNode): NodePosition {
  return { parent, column, before: next }
}

function subtreeIds(node: ContentNode): string[] {
  return [node.id, ...[...nodesOf(node)].map((child) => child.id)]
}
