import type { ContentNode } from './document.ts'
import type { Operation } from './operations.ts'
import { nodesOf } from './tree.ts'

/** Operations that were applied together, with the `touched` of their result. */
export type AppliedBatch = { operations: readonly Operation[]; touched: readonly string[] }

/**
 * The aspects of nodes that a batch changes and those it relies on, as keys: `data:x` (the fields of x), `place:x` (its
 * position), `columns:x` (how many columns it has), `beside:x` (what follows it).
 */
type Footprint = { changes: Set<string>; reliesOn: Set<string> }

/**
 * Whether two batches that were made on the same document without knowledge of each other must not both be applied: both
 * touched the same node, or one changes an aspect that the other relies on. Symmetric.
 *
 * Batches without a conflict commute: either order gives the same document. The one exception is nodes that both put into
 * the same gap between siblings; they stand in the order of arrival. A batch may still fail on top of the other with an
 * `OperationError` (its node was removed, a bound is reached), so the caller applies as well as asks.
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
      // The copy equals the original only while no aspect of what is copied changes.
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
