import { OperationError } from './apply-operation.ts'
import { type ChangedNode, changedNodes, replacedNodes } from './changed-nodes.ts'
import type { ContainerDocument, ContentColumn, ContentNode } from './document.ts'
import { ROOT_ID } from './root-id.ts'
import { isWithinBounds, locateAll } from './tree.ts'

/** A document with some of the changes to another one, and the changes that it has. */
export type ChosenChanges = { document: ContainerDocument; chosen: ChangedNode[] }

/**
 * Applies a choice of the changes between two documents. A chosen module has the content and the place of `after`, every
 * other one those of `before`; a chosen module stands behind its nearest sibling of `after` that is there. All changes
 * give `after`, none give `before`, so what was not chosen can be applied to the result later.
 * @param wanted ids of changed modules; `chosen` has in addition what they cannot be applied without (`completeChoice`)
 * @param touched as for `changedNodes`
 * @throws OperationError `too_much` when the result exceeds the bounds of a document, which both sides together can
 */
export function applyChosenChanges(
  before: ContainerDocument,
  after: ContainerDocument,
  wanted: ReadonlySet<string>,
  touched?: ReadonlySet<string>,
): ChosenChanges {
  const changes = changedNodes(before, after, touched)
  const ids = completeChoice(before, after, wanted, touched)
  const chosen = changes.filter(({ id }) => ids.has(id))
  if (chosen.length === 0) return { document: before, chosen }
  const document = build(before, after, mergedPlaces(before, after, changes, ids), replacedNodes(before, after, touched))
  if (!isWithinBounds(document)) throw new OperationError('too_much')
  return { document, chosen }
}

/**
 * The wanted changes with those that they cannot be applied without: a new section of the modules chosen in it, the modules
 * to be moved out of a removed section or column, and all moves of a circle.
 * @returns ids; those of `wanted` that did not change are left out
 */
export function completeChoice(
  before: ContainerDocument,
  after: ContainerDocument,
  wanted: ReadonlySet<string>,
  touched?: ReadonlySet<string>,
): Set<string> {
  const changes = changedNodes(before, after, touched)
  const chosen = new Set(changes.filter(({ id }) => wanted.has(id)).map(({ id }) => id))
  for (;;) {
    const missing = missingChoices(mergedPlaces(before, after, changes, chosen))
    if (missing.length === 0) return chosen
    for (const id of missing) chosen.add(id)
  }
}

type Place = { node: ContentNode; parent: string; column: number }
type Places = {
  changed: ReadonlySet<string>
  chosen: ReadonlySet<string>
  /** where each module of the result is, with the content it has there */
  of: ReadonlyMap<string, Place>
  root: ContainerDocument
}

/** Content and place of each module for a choice: of `after` where it is chosen or the same on both sides, else of `before`. */
function mergedPlaces(
  before: ContainerDocument,
  after: ContainerDocument,
  changes: readonly ChangedNode[],
  chosen: ReadonlySet<string>,
): Places {
  const changed = new Set(changes.map(({ id }) => id))
  const [old, now] = [locateAll(before), locateAll(after)]
  const of = new Map<string, Place>()
  for (const [id, place] of old) if (changed.has(id) && !chosen.has(id)) of.set(id, place)
  for (const [id, place] of now) if (!changed.has(id) || chosen.has(id)) of.set(id, place)
  return { changed, chosen, of, root: chosen.has(ROOT_ID) || !changed.has(ROOT_ID) ? after : before }
}

/** The changes without which this choice is no tree; empty when it is one. */
function missingChoices({ changed, chosen, of, root }: Places): string[] {
  const missing = new Set<string>()
  for (const [id, { parent, column }] of of) {
    const columns = parent === ROOT_ID ? root.columns : of.get(parent)?.node.columns
    // The place is one of `before` or one of `after`, so whichever of the two is not chosen has to be.
    if (!columns?.[column]) missing.add(changed.has(id) && !chosen.has(id) ? id : parent)
    for (const above of circleAbove(id, of)) if (changed.has(above) && !chosen.has(above)) missing.add(above)
  }
  return [...missing]
}

/** The modules above a module, if they lead in a circle; else none. */
function circleAbove(id: string, of: Places['of']): string[] {
  const above = new Set<string>()
  for (let parent = of.get(id)?.parent; parent && parent !== ROOT_ID; parent = of.get(parent)?.parent) {
    if (above.has(parent)) return [...above]
    above.add(parent)
  }
  return []
}

function build(before: ContainerDocument, after: ContainerDocument, places: Places, replaced: ReadonlySet<string>): ContainerDocument {
  const [old, now] = [locateAll(before), locateAll(after)]
  const { changed, chosen, of } = places
  const isPlacedAnew = (id: string) => replaced.has(id) || !old.has(id)
  const childrenOf = (parent: string, column: number): ContentNode[] => {
    const isHere = (id: string) => of.get(id)?.parent === parent && of.get(id)?.column === column
    const hereIn = (side: ReadonlyMap<string, Place>) =>
      [...side].filter(([id, place]) => place.parent === parent && place.column === column && isHere(id)).map(([id]) => id)
    const isMovedHere = (id: string) => chosen.has(id) && isPlacedAnew(id)
    const ids = hereIn(old).filter((id) => !isMovedHere(id))
    let previous: string | undefined
    for (const id of hereIn(now)) {
      if (isMovedHere(id)) ids.splice(previous === undefined ? 0 : ids.indexOf(previous) + 1, 0, id)
      // A module whose move was not chosen stands elsewhere in the result than among its siblings of `after`.
      if (!changed.has(id) || chosen.has(id) || !isPlacedAnew(id)) previous = id
    }
    return ids.flatMap((id) => {
      const node = of.get(id)?.node
      return node ? [node.columns ? { ...node, columns: columnsOf(id, node.columns) } : node] : []
    })
  }
  const columnsOf = (parent: string, columns: ContentColumn[]) =>
    columns.map((column, index) => ({ ...column, children: childrenOf(parent, index) }))
  return { ...places.root, columns: columnsOf(ROOT_ID, places.root.columns) }
}
