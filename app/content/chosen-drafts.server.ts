import { eq } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import { OperationError } from './apply-operation.ts'
import type { ChangedNode } from './changed-nodes.ts'
import { applyChosenChanges } from './chosen-changes.ts'
import type { ContainerDocument } from './document.ts'
import { assertPublishable } from './draft-validation.server.ts'
import { operationProblem } from './drafts.server.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { othersIncluded } from './others-included.ts'
import type { PendingDraft } from './pending-drafts.server.ts'
import { sameJson } from './same-json.ts'
import type { PublishOptions } from './schema.ts'
import { drafts } from './tables.ts'

/** A draft with the part of it that was chosen: the document that goes live, and its differences from the live one. */
export type ChosenDraft = PendingDraft & { next: ContainerDocument; chosen: ChangedNode[] }

/**
 * Chooses what of an object's drafts goes live: the modules of `only` with what they need (`completeChoice`), without it
 * everything. Changes by others are taken only as far as the caller was shown them (`including`), and never because
 * another module needs them. With `only`, the publication rules hold for what was chosen, not for the rest of the page.
 * @returns the drafts of which something was chosen
 * @throws Problem 409 `others_included` with their names; 422 `rules_broken`, `operation_too_much`
 */
export function chooseFromDrafts(
  modules: ModuleRegistry,
  viewer: Viewer,
  pending: PendingDraft[],
  { only, including = {} }: Pick<PublishOptions, 'only' | 'including'>,
): ChosenDraft[] {
  const wantedOf = ({ row, changes }: PendingDraft) => new Set(only ? only[row.id] : changes.map(({ id }) => id))
  const chosen = pending.map((draft) => ({ ...draft, ...choose(draft, wantedOf(draft)) })).filter((draft) => draft.chosen.length > 0)
  const others = chosen.flatMap((draft) => {
    const wanted = wantedOf(draft)
    return draft.chosen.flatMap(({ id }) => {
      const shown = wanted.has(id) ? (including[draft.row.id] ?? 0) : 0
      return (draft.authors.get(id) ?? []).filter(({ userId, revision }) => userId !== viewer.id && revision > shown)
    })
  })
  if (others.length > 0) throw othersIncluded([...new Set(others.map(({ name }) => name))])
  assertPublishable(
    chosen.flatMap(({ next, chosen }) => {
      const ids = new Set(chosen.map(({ id }) => id))
      return modules.validate(next).filter(({ nodeId }) => !only || ids.has(nodeId))
    }),
  )
  return chosen
}

function choose(
  { live, document, touched }: PendingDraft,
  wanted: ReadonlySet<string>,
): { next: ContainerDocument; chosen: ChangedNode[] } {
  try {
    const { document: next, chosen } = applyChosenChanges(live, document, wanted, touched)
    return { next, chosen }
  } catch (error) {
    throw error instanceof OperationError ? operationProblem(error) : error
  }
}

/** Deletes a draft whose chosen changes are live now, or marks these when others stay in it. */
export async function keepRestOfDraft(tx: Database, { row, draft, document, next, chosen }: ChosenDraft): Promise<void> {
  const isThis = eq(drafts.containerId, row.id)
  if (sameJson(next, document)) {
    await tx.delete(drafts).where(isThis)
    return
  }
  const published = Object.fromEntries(chosen.map(({ id }) => [id, draft.revision]))
  await tx
    .update(drafts)
    .set({ publishedNodes: { ...draft.publishedNodes, ...published } })
    .where(isThis)
}
