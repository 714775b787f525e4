import { OperationError } from './apply-operation.ts'
import { ownState } from './changed-nodes.ts'
import { applyChosenChanges } from './chosen-changes.ts'
import type { ContainerDocument } from './document.ts'
import { sameJson } from './same-json.ts'

/** Changes that were chosen earlier: the document before them, the one with them, and the ids of the changed modules. */
export type EarlierChanges = { before: ContainerDocument; after: ContainerDocument; nodes: readonly string[] }

/**
 * Applies earlier changes to a document that may have changed since, module by module. A module that was changed
 * differently since then keeps its present state and is a conflict. When the rest cannot be applied without others,
 * nothing is applied and all are conflicts.
 */
export function mergeChanges(
  current: ContainerDocument,
  { before, after, nodes }: EarlierChanges,
): { document: ContainerDocument; applied: string[]; conflicts: string[] } {
  const isSame = (left: ContainerDocument, right: ContainerDocument, id: string) => sameJson(ownState(left, id), ownState(right, id))
  const conflicts = nodes.filter((id) => !isSame(current, after, id) && !isSame(current, before, id))
  const wanted = new Set(nodes).difference(new Set(conflicts))
  try {
    const { document, chosen } = applyChosenChanges(current, after, wanted, new Set(nodes))
    const applied = chosen.map(({ id }) => id)
    if (applied.every((id) => wanted.has(id))) return { document, applied, conflicts }
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
  }
  return { document: current, applied: [], conflicts: nodes.filter((id) => !isSame(current, after, id)) }
}
