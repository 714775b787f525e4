import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { users } from '../platform/auth/tables.ts'
import type { Database } from '../platform/database/database.ts'
import { changedNodes } from './changed-nodes.ts'
import type { ContainerDocument } from './document.ts'
import type { ContainerRow } from './queries.server.ts'
import { draftOperations, drafts } from './tables.ts'

type DraftRow = typeof drafts.$inferSelect

/** A user who has changed a module in a draft, with the time and revision of the latest change. */
export type DraftAuthor = { userId: string; name: string; at: Date; revision: number }

/** The draft of one container and its live document, with the authors of each module that differs. */
export type PendingDraft = {
  row: ContainerRow
  draft: DraftRow
  live: ContainerDocument
  document: ContainerDocument
  authors: Map<string, DraftAuthor[]>
}

type Upgrade = (document: ContainerDocument) => ContainerDocument

/** The drafts of these containers that differ from their live documents. Three statements. */
export async function readPendingDrafts(db: Database, rows: ContainerRow[], upgrade: Upgrade): Promise<PendingDraft[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const stored = await db.select().from(drafts).where(inArray(drafts.containerId, ids))
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
  const names = await readNames(db, [...operations.map(({ userId }) => userId), ...stored.map(({ updatedBy }) => updatedBy)])
  return stored.flatMap((draft) => {
    const row = rows.find(({ id }) => id === draft.containerId)
    if (!row) return []
    const [live, document] = [upgrade(row.document), upgrade(draft.document)]
    const differing = changedNodes(live, document)
    if (differing.length === 0) return []
    const nameOf = (userId: string) => names.get(userId) ?? ''
    const authors = new Map<string, DraftAuthor[]>()
    for (const { id } of differing) {
      const latestByUser = new Map<string, DraftAuthor>()
      for (const operation of operations) {
        if (operation.containerId !== row.id || !operation.touched.includes(id)) continue
        latestByUser.set(operation.userId, {
          userId: operation.userId,
          name: nameOf(operation.userId),
          at: operation.at,
          revision: operation.revision,
        })
      }
      // A change older than the log is attributed to the last author of the draft.
      const { updatedBy, updatedAt, revision } = draft
      authors.set(
        id,
        latestByUser.size > 0 ? [...latestByUser.values()] : [{ userId: updatedBy, name: nameOf(updatedBy), at: updatedAt, revision }],
      )
    }
    return [{ row, draft, live, document, authors: authors }]
  })
}

/** Names of users by id; deleted users are left out. One statement. */
export async function readNames(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
