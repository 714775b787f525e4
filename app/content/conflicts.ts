import type { ContentNode } from './document.ts'
import type { Operation } from './operations.ts'
import { nodesOf } from './tree.ts'

/** Operations that were applied together, with the ids that applying them touched. */
export type AppliedBatch = { operations: readonly Operation[]; touched: readonly string[] }

/** What a batch changes and what it takes for granted, as keys such as `place:x` (where x stands) or `data:x`. */
type Footprint = { changes: Set<string>; reliesOn: Set<string> }

/**
 * Whether two batches, made without knowledge of each other, must not both be carried out: they change the same
 * node, or one relies on a place that the other rearranged. Batches that do not collide give the same document in
 * either order; only what both put at the very same place stands in the order of arrival.
 */
export function conflictsWith(mine: AppliedBatch, theirs: AppliedBatch): boolean {
  const touched = new Set(theirs.touched)
  if (mine.touched.some((id) => touched.has(id))) return true
  const [left, right] = [footprintOf(mine), footprintOf(theirs)]
  return overlap(left.changes, right.reliesOn) || overlap(left.reliesOn, right.changes)
}

function footprintOf({ operations }: AppliedBatch): Footprint {
  const footprint: Footprint = { changes: new Set(), reliesOn: new Set() }
  for (const operation of operations) addTo(operation, footprint)
  return footprint
}

function addTo(operation: Operation, { changes, reliesOn }: Footprint): void {
  switch (operation.type) {
    case 'insert':
    case 'move': {
      const { parent, before } = operation.place
      const ids = operation.type === 'insert' ? idsOf(operation.node) : [operation.id]
      for (const id of ids) changes.add(`place:${id}`)
      reliesOn.add(`columns:${parent}`)
      if (before !== null) reliesOn.add(`place:${before}`)
      return
    }
    case 'update':
      changes.add(`data:${operation.id}`)
      return
    case 'remove':
      changes.add(`place:${operation.id}`)
      return
    case 'setLayout':
      changes.add(`columns:${operation.id}`).add(`data:${operation.id}`)
      return
    case 'duplicate':
      changes.add(`beside:${operation.id}`)
      // A copy is only the right one while everything copied stands still.
      for (const id of Object.keys(operation.newIds)) {
        for (const aspect of ['place', 'data', 'columns', 'beside']) reliesOn.add(`${aspect}:${id}`)
      }
  }
}

function idsOf(node: ContentNode): string[] {
  return [node.id, ...[...nodesOf(node)].map((child) => child.id)]
}

function overlap(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return !left.isDisjointFrom(right)
}
