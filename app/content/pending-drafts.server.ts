import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { users } from '../platform/auth/tables.ts'
import type { Database } from '../platform/database/database.ts'
import { changedNodes } from './changed-nodes.ts'
import type { ContainerDocument } from './document.ts'
import type { ContainerRow } from './queries.server.ts'
import { draftOperations, drafts } from './tables.ts'

type DraftRow = typeof drafts.$inferSelect

/** Who has changed a module of a draft, and when last. */
export type DraftAuthor = { userId: string; name: string; at: Date; revision: number }

/** The draft of one container beside what is live, with the authors that made each module that differs. */
export type PendingDraft = {
  row: ContainerRow
  draft: DraftRow
  live: ContainerDocument
  document: ContainerDocument
  authors: Map<string, DraftAuthor[]>
}

type Upgrade = (document: ContainerDocument) => ContainerDocument

/** The drafts of these containers that differ from what is live. Three statements. */
export async function readPendingDrafts(db: Database, rows: ContainerRow[], upgrade: Upgrade): Promise<PendingDraft[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const kept = await db.select().from(drafts).where(inArray(drafts.containerId, ids))
  const operations = await db
    .select({
      containerId: draftOperations.containerId,
      revision: draftOperations.revision,
      touched: draftOperations.touched,
      userId: draftOperations.userId,
      at: draftOperations.createdAt,
    })
    .from(draftOperations)
    .innerJoin(drafts, and(eq(drafts.containerId, draftOperations.containerId), gt(draftOperations.revision, drafts.liveRevision)))
    .where(inArray(draftOperations.containerId, ids))
    .orderBy(asc(draftOperations.revision))
  const names = await readNames(db, [...operations.map(({ userId }) => userId), ...kept.map(({ updatedBy }) => updatedBy)])
  return kept.flatMap((draft) => {
    const row = rows.find(({ id }) => id === draft.containerId)
    if (!row) return []
    const [live, document] = [upgrade(row.document), upgrade(draft.document)]
    const differing = changedNodes(live, document)
    if (differing.length === 0) return []
    const nameOf = (userId: string) => names.get(userId) ?? ''
    const byId = new Map<string, DraftAuthor[]>()
    for (const { id } of differing) {
      const last = new Map<string, DraftAuthor>()
      for (const one of operations) {
        if (one.containerId !== row.id || !one.touched.includes(id)) continue
        last.set(one.userId, { userId: one.userId, name: nameOf(one.userId), at: one.at, revision: one.revision })
      }
      // What was done so long ago that nobody knows it by steps is by whoever worked on it last.
      const { updatedBy, updatedAt, revision } = draft
      byId.set(id, last.size > 0 ? [...last.values()] : [{ userId: updatedBy, name: nameOf(updatedBy), at: updatedAt, revision }])
    }
    return [{ row, draft, live, document, authors: byId }]
  })
}

/** The names of accounts, by their ids. One statement. */
export async function readNames(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
