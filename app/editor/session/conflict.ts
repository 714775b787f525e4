import {
  applyOperations,
  COLUMN_LAYOUTS,
  type ContainerDocument,
  locate,
  type NodePosition,
  newNodeId,
  nodesOf,
  type Operation,
  OperationError,
  ROOT_ID,
  sameJson,
} from '../../content/index.ts'
import { mergeValues } from './merge-texts.ts'
import { type NodeChange, type NodeChanges, type NodeSnapshot, snapshotNode, snapshotsEqual } from './node-snapshot.ts'

/** A module that both sides changed: the common base, the local state and the server's. Null where the module does not exist. */
export type ConflictedModule = { id: string; before: NodeSnapshot | null; mine: NodeSnapshot | null; theirs: NodeSnapshot | null }

/** Which state of a module wins. With `both`, the local one is inserted below the server's as a new module. */
export type Resolution = 'mine' | 'theirs' | 'both'

/** Whether `both` is possible: the module exists on both sides, its data differs, and it has no columns. */
export function canKeepBoth({ id, mine, theirs }: ConflictedModule): boolean {
  return id !== ROOT_ID && mine !== null && theirs !== null && !mine.classes && !sameJson(mine.data, theirs.data)
}

/**
 * The modules that both sides changed so that one of them has to give way. Empty when the local changes merge without loss:
 * they concern other modules, other fields of a module, or other sentences of a text.
 */
export function conflictedModules(mine: NodeChanges, theirs: ContainerDocument): ConflictedModule[] {
  return Object.entries(mine).flatMap(([id, change]) => {
    const now = snapshotNode(theirs, id)
    const isAddedByMe = change.before === null && now === null
    if (isAddedByMe || snapshotsEqual(change.after, now)) return []
    const changedByThem = !snapshotsEqual(change.before, now) || (change.after === null && hasUnseenDescendants(theirs, id, mine))
    return changedByThem && !isMergeable(change, now) ? [{ id, before: change.before, mine: change.after, theirs: now }] : []
  })
}

/** Whether a module that both sides changed can have the changes of both. */
function isMergeable({ before, after }: NodeChange, now: NodeSnapshot | null): boolean {
  if (!before || !after || !now || before.type !== now.type || before.version !== now.version) return false
  const changedByBoth = (aspectOf: (snapshot: NodeSnapshot) => unknown) => {
    const [base, mine, theirs] = [aspectOf(before), aspectOf(after), aspectOf(now)]
    return !sameJson(base, mine) && !sameJson(base, theirs) && !sameJson(mine, theirs)
  }
  if (changedByBoth(({ parent, column }) => [parent, column])) return false
  // The layout of a section and the class names of its columns belong together.
  if (changedByBoth(({ data, classes }) => (classes ? [data.layout, classes] : null))) return false
  return changedFields(before, after).every(
    (name) =>
      (after.classes && name === 'layout') ||
      !changedByBoth(({ data }) => data[name]) ||
      mergeValues(before.data[name], after.data[name], now.data[name]) !== undefined,
  )
}

/**
 * Three-way merge: the operations that replay the local changes on top of the server's document. They contain every
 * module that only changed locally and, of the conflicted ones, those resolved as `mine` or `both`. A module whose
 * position no longer exists is appended to the page, so that no content is lost; an operation that cannot be applied at
 * all is left out. Removals come last, since a section may only be removed once nothing in it is to stay.
 */
export function rebase(mine: NodeChanges, theirs: ContainerDocument, resolutions: Record<string, Resolution>): Operation[] {
  const applied: Operation[] = []
  let document = theirs
  function tryApply(operation: Operation): boolean {
    try {
      document = applyOperations(document, [operation]).document
    } catch (error) {
      if (error instanceof OperationError) return false
      throw error
    }
    applied.push(operation)
    return true
  }
  const accepted = Object.entries(mine).filter(([id]) => resolutions[id] !== 'theirs' && resolutions[id] !== 'both')
  for (const [id, change] of accepted)
    if (change.after)
      for (const operation of operationsToRestore(document, id, change, !resolutions[id])) applyOrAppend(operation, tryApply)
  for (const [id, { after }] of Object.entries(mine))
    if (after && resolutions[id] === 'both')
      applyOrAppend(insertOperation(newNodeId(), { ...after, ...neighbourhoodBelow(document, id, after) }), tryApply)
  const keptIds = new Set(Object.keys(resolutions).filter((id) => resolutions[id] === 'theirs'))
  for (const [id, { after }] of accepted) if (!after && canRemove(document, id, keptIds)) tryApply({ type: 'remove', id })
  return applied
}

/** Applies an operation; where its position no longer exists, at the end of the page. */
function applyOrAppend(operation: Operation, tryApply: (operation: Operation) => boolean): void {
  if (tryApply(operation)) return
  if (operation.type === 'insert' || operation.type === 'move')
    tryApply({ ...operation, place: { parent: ROOT_ID, column: 0, before: null } })
}

/**
 * The operations that bring a module of their document to its local state: layout, changed fields, then position.
 * @param merges whether texts that both sides changed get the sentences of both
 */
function operationsToRestore(document: ContainerDocument, id: string, { before, after }: NodeChange, merges: boolean): Operation[] {
  if (!after) return []
  const now = snapshotNode(document, id)
  if (!now) return [insertOperation(id, after)]
  const operations: Operation[] = []
  if (after.classes && !sameJson([before?.data.layout, before?.classes], [after.data.layout, after.classes])) {
    operations.push({ type: 'setLayout', id, layout: Number(after.data.layout ?? 0), classes: after.classes })
  }
  const names = changedFields(before, after).filter((name) => name !== 'layout' || !after.classes)
  const mergedValue = (name: string) =>
    (merges && before ? mergeValues(before.data[name], after.data[name], now.data[name]) : undefined) ?? after.data[name]
  const data = Object.fromEntries(names.filter((name) => Object.hasOwn(after.data, name)).map((name) => [name, mergedValue(name)]))
  const unset = names.filter((name) => !Object.hasOwn(after.data, name))
  if (names.length > 0) operations.push({ type: 'update', id, data, ...(unset.length > 0 ? { unset } : {}) })
  if (before && id !== ROOT_ID && !sameJson(positionOf(before), positionOf(after)))
    operations.push({ type: 'move', id, place: positionOf(after) })
  return operations
}

function insertOperation(id: string, { type, version, data, classes, ...place }: NodeSnapshot): Operation {
  const columns =
    classes && (COLUMN_LAYOUTS[Number(data.layout ?? 0)] ?? []).map((_, index) => ({ classes: classes[index] ?? '', children: [] }))
  return { type: 'insert', node: { id, type, version, data, ...(columns ? { columns } : {}) }, place: positionOf(place) }
}

function changedFields(before: NodeSnapshot | null, after: NodeSnapshot): string[] {
  const names = new Set([...Object.keys(before?.data ?? {}), ...Object.keys(after.data)])
  return [...names].filter((name) => !sameJson(before?.data[name], after.data[name]))
}

function positionOf({ parent, column, next }: Pick<NodeSnapshot, 'parent' | 'column' | 'next'>): NodePosition {
  return { parent, column, before: next }
}

/** The position after a module as it is now; `fallback` when the document does not have it. */
function neighbourhoodBelow(
  document: ContainerDocument,
  id: string,
  fallback: NodeSnapshot,
): Pick<NodeSnapshot, 'parent' | 'column' | 'next'> {
  const { parent, column, next } = snapshotNode(document, id) ?? fallback
  return { parent, column, next }
}

/** Whether a module that was removed locally contains modules that the local side has never seen. */
function hasUnseenDescendants(document: ContainerDocument, id: string, mine: NodeChanges): boolean {
  return descendantIds(document, id).some((child) => !(child in mine))
}

/** Whether a module still exists and contains nothing of `keptIds`. */
function canRemove(document: ContainerDocument, id: string, keptIds: ReadonlySet<string>): boolean {
  return locate(document, id) !== undefined && !descendantIds(document, id).some((child) => keptIds.has(child))
}

function descendantIds(document: ContainerDocument, id: string): string[] {
  const node = locate(document, id)?.node
  return node ? [...nodesOf(node)].map((child) => child.id) : []
}
