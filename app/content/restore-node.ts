import { applyChosenChanges } from './chosen-changes.ts'
import type { ContainerDocument } from './document.ts'
import type { Operation } from './operations.ts'
import { operationsBetween } from './operations-between.ts'
import { locate, nodesOf } from './tree.ts'

/**
 * The operations by which one module is again as it was: content, place, existence. A section that was removed comes back
 * with what was removed with it. All other modules stay, save those without which it is not possible (`completeChoice`).
 * @param older the document that has the module as it is to be; without it there, it is removed
 * @param id the module, or `root` for the document's own layout and ground
 * @returns no operations when it is like that already; `restored` are the ids of all modules that change
 * @throws OperationError `too_much` when the page has no room for it
 */
export function restoreNode(
  older: ContainerDocument,
  current: ContainerDocument,
  id: string,
): { operations: Operation[]; restored: string[] } {
  const wanted = new Set([id, ...removedWith(older, current, id)])
  const { document, chosen } = applyChosenChanges(current, older, wanted)
  return { operations: operationsBetween(current, document), restored: chosen.map((node) => node.id) }
}

function removedWith(older: ContainerDocument, current: ContainerDocument, id: string): string[] {
  const node = locate(current, id) ? undefined : locate(older, id)?.node
  return node ? [...nodesOf(node)].map((child) => child.id).filter((child) => !locate(current, child)) : []
}
