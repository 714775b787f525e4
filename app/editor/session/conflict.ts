import {
  applyOperations,
  COLUMN_LAYOUTS,
  type ContainerDocument,
  locate,
  type NodePosition,
  nodesOf,
  type Operation,
  OperationError,
  ROOT_ID,
  sameJson,
} from '../../content/index.ts'
import { newNodeId } from './node-id.ts'
import { type NodeChange, type NodeChanges, type NodeSnapshot, snapshotNode, snapshotsEqual } from './node-snapshot.ts'

/** A module that two people changed: as both found it, as I left it and as they did. */
export type ConflictedModule = { id: string; before: NodeSnapshot | null; mine: NodeSnapshot | null; theirs: NodeSnapshot | null }

/** Which state of a module stands; with `both` mine comes to stand below theirs, as a module of its own. */
export type Choice = 'mine' | 'theirs' | 'both'

/** Whether a module can stand twice: it is there in both states, says something else in each, and holds no others. */
export function canStandTwice({ id, mine, theirs }: ConflictedModule): boolean {
  return id !== ROOT_ID && mine !== null && theirs !== null && !mine.classes && !sameJson(mine.data, theirs.data)
}

/** The modules that both sides changed, to different ends. Empty when both works can simply be joined. */
export function conflictedModules(mine: NodeChanges, theirs: ContainerDocument): ConflictedModule[] {
  return Object.entries(mine).flatMap(([id, change]) => {
    const now = snapshotNode(theirs, id)
    const isMeantElsewhere = change.before === null && now === null
    if (isMeantElsewhere || snapshotsEqual(change.after, now)) return []
    const changedThere = !snapshotsEqual(change.before, now) || (change.after === null && holdsOthers(theirs, id, mine))
    return changedThere ? [{ id, before: change.before, mine: change.after, theirs: now }] : []
  })
}

/**
 * The operations that put my changes on top of their document, module by module: all that only I changed, and of
 * what both changed the modules that I chose to have as mine. What no longer has a place gets one at the end of the
 * page rather than being lost.
 */
export function rebase(mine: NodeChanges, theirs: ContainerDocument, choices: Record<string, Choice>): Operation[] {
  const taken: Operation[] = []
  let document = theirs
  function take(operation: Operation): boolean {
    try {
      document = applyOperations(document, [operation]).document
    } catch (error) {
      if (error instanceof OperationError) return false
      throw error
    }
    taken.push(operation)
    return true
  }
  const wanted = Object.entries(mine).filter(([id]) => choices[id] !== 'theirs' && choices[id] !== 'both')
  for (const [id, change] of wanted)
    if (change.after) for (const operation of restoring(document, id, change)) takeSomewhere(operation, take)
  for (const [id, { after }] of Object.entries(mine))
    if (after && choices[id] === 'both') takeSomewhere(insertion(newNodeId(), { ...after, ...placeBelow(document, id, after) }), take)
  const kept = new Set(Object.keys(choices).filter((id) => choices[id] === 'theirs'))
  for (const [id, { after }] of wanted) if (!after && canGo(document, id, kept)) take({ type: 'remove', id })
  return taken
}

/** A module whose place is gone comes to stand at the end of the page. */
function takeSomewhere(operation: Operation, take: (operation: Operation) => boolean): void {
  if (take(operation)) return
  if (operation.type === 'insert' || operation.type === 'move') take({ ...operation, place: { parent: ROOT_ID, column: 0, before: null } })
}

/** What makes a module of their document stand as I left it. */
function restoring(document: ContainerDocument, id: string, { before, after }: NodeChange): Operation[] {
  if (!after) return []
  const now = snapshotNode(document, id)
  if (!now) return [insertion(id, after)]
  const operations: Operation[] = []
  if (after.classes && !sameJson([before?.data.layout, before?.classes], [after.data.layout, after.classes])) {
    operations.push({ type: 'setLayout', id, layout: Number(after.data.layout ?? 0), classes: after.classes })
  }
  const names = changedFields(before, after).filter((name) => name !== 'layout' || !after.classes)
  const data = Object.fromEntries(names.filter((name) => Object.hasOwn(after.data, name)).map((name) => [name, after.data[name]]))
  const unset = names.filter((name) => !Object.hasOwn(after.data, name))
  if (names.length > 0) operations.push({ type: 'update', id, data, ...(unset.length > 0 ? { unset } : {}) })
  if (before && id !== ROOT_ID && !sameJson(placeOf(before), placeOf(after))) operations.push({ type: 'move', id, place: placeOf(after) })
  return operations
}

function insertion(id: string, { type, version, data, classes, ...place }: NodeSnapshot): Operation {
  const columns =
    classes && (COLUMN_LAYOUTS[Number(data.layout ?? 0)] ?? []).map((_, index) => ({ classes: classes[index] ?? '', children: [] }))
  return { type: 'insert', node: { id, type, version, data, ...(columns ? { columns } : {}) }, place: placeOf(place) }
}

function changedFields(before: NodeSnapshot | null, after: NodeSnapshot): string[] {
  const names = new Set([...Object.keys(before?.data ?? {}), ...Object.keys(after.data)])
  return [...names].filter((name) => !sameJson(before?.data[name], after.data[name]))
}

function placeOf({ parent, column, next }: Pick<NodeSnapshot, 'parent' | 'column' | 'next'>): NodePosition {
  return { parent, column, before: next }
}

/** The place below a module, where it stands now. */
function placeBelow(document: ContainerDocument, id: string, otherwise: NodeSnapshot): Pick<NodeSnapshot, 'parent' | 'column' | 'next'> {
  const { parent, column, next } = snapshotNode(document, id) ?? otherwise
  return { parent, column, next }
}

/** Whether a module that I removed holds something there that I never saw. */
function holdsOthers(document: ContainerDocument, id: string, mine: NodeChanges): boolean {
  return inside(document, id).some((child) => !(child in mine))
}

/** A module may go unless something in it is to stay. */
function canGo(document: ContainerDocument, id: string, kept: ReadonlySet<string>): boolean {
  return locate(document, id) !== undefined && !inside(document, id).some((child) => kept.has(child))
}

function inside(document: ContainerDocument, id: string): string[] {
  const node = locate(document, id)?.node
  return node ? [...nodesOf(node)].map((child) => child.id) : []
}
