import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { users } from '../platform/auth/tables.ts'
import type { Database } from '../platform/database/database.ts'
import { type ChangedNode, changedNodes } from './changed-nodes.ts'
import type { ContainerRow } from './container-queries.server.ts'
import type { ContainerDocument } from './document.ts'
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
  changes: ChangedNode[]
  /** ids of the modules that somebody has moved in this draft; `changedNodes` reports these rather than those they passed */
  touched: ReadonlySet<string>
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
      moved: sql<string[]>`jsonb_path_query_array(${draftOperations.operations}, '$[*] ? (@.type == "move").id')`,
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
    const batches = operations.filter(({ containerId }) => containerId === row.id)
    const touched = new Set(batches.flatMap(({ moved }) => moved))
    const changes = changedNodes(live, document, touched)
    if (changes.length === 0) return []
    const nameOf = (userId: string) => names.get(userId) ?? ''
    const authors = new Map<string, DraftAuthor[]>()
    for (const { id } of changes) {
      const latestByUser = new Map<string, DraftAuthor>()
      for (const { touched, userId, at, revision } of batches) {
        // What was published of a draft since then is nobody's open change any more.
        if (!touched.includes(id) || revision <= (draft.publishedNodes[id] ?? 0)) continue
        latestByUser.set(userId, { userId, name: nameOf(userId), at, revision })
      }
      // A change older than the log is attributed to the last author of the draft.
      const { updatedBy, updatedAt, revision } = draft
      authors.set(
        id,
        latestByUser.size > 0 ? [...latestByUser.values()] : [{ userId: updatedBy, name: nameOf(updatedBy), at: updatedAt, revision }],
      )
    }
    return [{ row, draft, live, document, changes, touched, authors }]
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
