import { COLUMN_LAYOUTS, type ContainerDocument, type ContentColumn, type ContentNode } from './document.ts'
import type { Operation, Place } from './operations.ts'
import { ROOT_ID } from './root-id.ts'
import { type Holder, insertInto, isWithinBounds, type Located, locate, nodesOf, removeFrom, withHolder } from './tree.ts'

export type OperationErrorCode =
  | 'node_missing'
  | 'place_missing'
  | 'into_itself'
  | 'no_columns'
  | 'id_taken'
  | 'too_much'
  | 'ids_incomplete'

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
 * Applies one operation. Pure: browser and server run the same function and agree (architecture, idea 1).
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

function insert(document: ContainerDocument, node: ContentNode, place: Place): Applied {
  assertPlace(document, place)
  const ids = subtreeIds(node)
  if (ids.some((id) => locate(document, id) || id === ROOT_ID)) throw new OperationError('id_taken')
  return {
    document: withHolder(document, place.parent, (holder) => insertInto(holder, node, place)),
    inverse: [{ type: 'remove', id: node.id }],
    touched: ids,
  }
}

function update(document: ContainerDocument, id: string, data: Record<string, unknown>, unset: string[]): Applied {
  const before = id === ROOT_ID ? rootData(document) : need(document, id).node.data
  const next = { ...before, ...data }
  for (const key of unset) delete next[key]
  const changed = new Set([...Object.keys(data), ...unset])
  const restored = Object.fromEntries([...changed].filter((key) => key in before).map((key) => [key, before[key]]))
  const added = [...changed].filter((key) => !(key in before))
  const inverse: Operation = { type: 'update', id, data: restored, ...(added.length > 0 ? { unset: added } : {}) }
  if (id === ROOT_ID) {
    const { extraClass = '', image = null } = next as { extraClass?: string; image?: number | null }
    return { document: { ...document, extraClass, image }, inverse: [inverse], touched: [ROOT_ID] }
  }
  return { document: withHolder(document, id, (holder) => ({ ...holder, data: next })), inverse: [inverse], touched: [id] }
}

function rootData({ extraClass, image }: ContainerDocument): Record<string, unknown> {
  return { extraClass, image }
}

function move(document: ContainerDocument, id: string, place: Place): Applied {
  const located = need(document, id)
  assertPlace(document, place)
  if (subtreeIds(located.node).includes(place.parent)) throw new OperationError('into_itself')
  const before = place.before === id ? located.next : place.before
  const without = withHolder(document, located.parent, (holder) => removeFrom(holder, id))
  return {
    document: withHolder(without, place.parent, (holder) => insertInto(holder, located.node, { ...place, before })),
    inverse: [{ type: 'move', id, place: placeOf(located) }],
    touched: [id],
  }
}

function remove(document: ContainerDocument, id: string): Applied {
  const located = need(document, id)
  return {
    document: withHolder(document, located.parent, (holder) => removeFrom(holder, id)),
    inverse: [{ type: 'insert', node: located.node, place: placeOf(located) }],
    touched: subtreeIds(located.node),
  }
}

function setLayout(document: ContainerDocument, id: string, layout: number, classes: string[] | undefined): Applied {
  const holder = id === ROOT_ID ? document : need(document, id).node
  const columns = holder.columns
  const widths = COLUMN_LAYOUTS[layout]
  if (!columns || !widths) throw new OperationError('no_columns')
  const before = id === ROOT_ID ? document.layout : Number((holder as ContentNode).data.layout ?? 0)
  const next = fitColumns(columns, widths.length, classes)
  const change = (old: Holder): Holder => {
    const changed = { ...old, columns: next }
    return id === ROOT_ID ? Object.assign(changed, { layout }) : Object.assign(changed, { data: { ...(old as ContentNode).data, layout } })
  }
  const merged = columns
    .slice(widths.length)
    .flatMap((column, offset) =>
      column.children.map(
        (child): Operation => ({ type: 'move', id: child.id, place: { parent: id, column: widths.length + offset, before: null } }),
      ),
    )
  const restore: Operation = { type: 'setLayout', id, layout: before, classes: columns.map((column) => column.classes) }
  return {
    document: withHolder(document, id, change),
    inverse: [restore, ...merged],
    touched: [id, ...columns.slice(widths.length).flatMap((column) => column.children.map((child) => child.id))],
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
  const located = need(document, id)
  const copy = renamed(located.node, newIds)
  const inserted = insert(document, copy, { parent: located.parent, column: located.column, before: located.next })
  return { ...inserted, inverse: [{ type: 'remove', id: copy.id }] }
}

function renamed(node: ContentNode, newIds: Record<string, string>): ContentNode {
  const id = newIds[node.id]
  if (!id) throw new OperationError('ids_incomplete')
  const copy = { ...node, id }
  if (node.columns)
    copy.columns = node.columns.map((column) => ({ ...column, children: column.children.map((child) => renamed(child, newIds)) }))
  return copy
}

function need(document: ContainerDocument, id: string): Located {
  const located = locate(document, id)
  if (!located) throw new OperationError('node_missing')
  return located
}

function assertPlace(document: ContainerDocument, place: Place): void {
  const holder: Holder | undefined = place.parent === ROOT_ID ? document : locate(document, place.parent)?.node
  if (!holder?.columns) throw new OperationError('place_missing')
  if (!holder.columns[place.column]) throw new OperationError('place_missing')
}

function placeOf({ parent, column, next }: Located): Place {
  return { parent, column, before: next }
}

function subtreeIds(node: ContentNode): string[] {
  return [node.id, ...[...nodesOf(node)].map((child) => child.id)]
}
