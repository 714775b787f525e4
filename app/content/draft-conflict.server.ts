import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { conflict, type Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { readNames } from './pending-drafts.server.ts'
import type { DraftPatch, DraftState } from './schema.ts'
import type { drafts } from './tables.ts'
import type { ChangedBy } from './unpublished-changes.server.ts'

/** A batch that the draft has accepted and the sender of a stale batch has not seen. */
export type UnseenBatch = { touched: string[]; userId: string; createdAt: Date }

type DraftRow = typeof drafts.$inferSelect

/**
 * The 409 response to a batch that conflicts with the draft: both states, the author of the last unseen change of each
 * module (`changed_by`), and of the draft as a whole (`last_changed_by`), for when the log does not reach back far enough.
 */
export async function draftConflict(
  tx: Database,
  viewer: Viewer,
  state: { current: Pick<DraftState, 'revision' | 'document'>; row: DraftRow | undefined; unseen: UnseenBatch[] },
  patch: DraftPatch,
): Promise<Problem> {
  const { current, row, unseen } = state
  const names = await readNames(tx, [...unseen.map(({ userId }) => userId), ...(row ? [row.updatedBy] : [])])
  const by = (userId: string, at: Date): ChangedBy => ({
    name: names.get(userId) ?? '',
    at: isoWithOffset(toInstant(at)),
    is_me: userId === viewer.id,
  })
  const changed_by: Record<string, ChangedBy> = {}
  for (const { touched, userId, createdAt } of unseen) for (const id of touched) changed_by[id] = by(userId, createdAt)
  return conflict(t('Someone else has since changed this module.'), {
    theirs: current,
    yours: { base_revision: patch.base_revision, operations: patch.operations },
    changed_by,
    last_changed_by: row ? by(row.updatedBy, row.updatedAt) : null,
  })
}
