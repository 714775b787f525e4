import { desc, lt, sql } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { Writer } from '../records/write-context.ts'
import type { ImportChoice, ReadLine } from './imported-line.ts'
import { type ImportState, imports } from './tables.ts'

/** How long imports are stored and can be undone; as long as deleted records stay in the trash. */
export const RETENTION_DAYS = 30
/** How many of them are listed. */
const MAX_LISTED = 60

/** A file to import: its lines, its name, and what the user has chosen. */
export type ImportRequest = { lines: ReadLine[]; clears: ImportChoice[]; fileName: string }
/** What a source has brought: whether it is applied at once or waits for somebody, and the first rejected lines. */
type SourcedRequest = ImportRequest & Partial<Pick<typeof imports.$inferInsert, 'sourceId' | 'state' | 'counts' | 'rejected'>>

/** Stores an import in the caller's transaction, and deletes expired ones. @returns its id */
export async function storeImport(
  { clock }: Pick<Platform, 'clock'>,
  tx: Database,
  viewer: Pick<Viewer, 'id' | 'name'>,
  request: SourcedRequest,
): Promise<number> {
  const now = clock.now()
  await tx.delete(imports).where(lt(imports.createdAt, toDate(now.subtract({ hours: RETENTION_DAYS * 24 }))))
  const values = { ...request, userId: viewer.id, userName: viewer.name, createdAt: toDate(now) }
  const [created] = await tx.insert(imports).values(values).returning({ id: imports.id })
  return created?.id ?? 0
}

/** The user who requested the import, for history and audit log; authorisation was checked at the request. */
export function viewerOf({ userId, userName }: { userId: string; userName: string }): Writer {
  return { id: userId, name: userName, role: null }
}

/** States in which a job is pending or running. */
export const BUSY_STATES: readonly ImportState[] = ['waiting', 'running', 'undoing']

/**
 * The latest imports with their results, newest first. Those of files come before those of sources where there are more than are
 * listed: a source that is read every hour must not push out what somebody has uploaded and may want to undo.
 */
export async function readImports({ db }: Pick<Platform, 'db'>) {
  const { id, fileName, sourceId, state, done, all, counts, kept, userName, createdAt } = imports
  const rows = await db
    .select({ id, fileName, sourceId, state, done, all, counts, kept, userName, createdAt })
    .from(imports)
    .orderBy(sql`${sourceId} IS NOT NULL`, desc(id))
    .limit(MAX_LISTED)
  return rows
    .toSorted((a, b) => b.id - a.id)
    .map((row) => ({ ...row, isBusy: BUSY_STATES.includes(row.state), createdAt: isoWithOffset(toInstant(row.createdAt)) }))
}
