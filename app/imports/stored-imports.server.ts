import { desc, lt } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { ClearableField, ReadLine } from './imported-line.ts'
import { type ImportState, imports } from './tables.ts'

/** How long an import is kept: so long one can ask how it went, and take it back. As long as what was deleted stays in the bin. */
const RETENTION_DAYS = 30
const LIMIT = 20

/** A file as it is imported: what it says, how it is called, and which of its empty cells clear what stands in the house. */
export type ImportRequest = { lines: ReadLine[]; clears: ClearableField[]; fileName: string }

/** Keeps what is to be imported, within a write that also sees to it. @returns its number */
export async function storeImport(
  { clock }: Pick<Platform, 'clock'>,
  tx: Database,
  viewer: Viewer,
  request: ImportRequest,
): Promise<number> {
  const now = clock.now()
  await tx.delete(imports).where(lt(imports.createdAt, toDate(now.subtract({ hours: RETENTION_DAYS * 24 }))))
  const values = { ...request, userId: viewer.id, userName: viewer.name, createdAt: toDate(now) }
  const [created] = await tx.insert(imports).values(values).returning({ id: imports.id })
  return created?.id ?? 0
}

/** What it does goes into the log under the name of whoever asked for it; whether they may was asked then. */
export function viewerOf({ userId, userName }: { userId: string; userName: string }): Viewer {
  return { id: userId, email: '', name: userName, firstName: '', lastName: '', role: 'programme' }
}

/** States in which an import does something. */
const BUSY_STATES: readonly ImportState[] = ['waiting', 'running', 'undoing']

/** The imports of the last weeks, the latest first, with what came of each. */
export async function readImports({ db }: Pick<Platform, 'db'>) {
  const { id, fileName, state, done, all, counts, kept, userName, createdAt } = imports
  const rows = await db
    .select({ id, fileName, state, done, all, counts, kept, userName, createdAt })
    .from(imports)
    .orderBy(desc(imports.id))
    .limit(LIMIT)
  return rows.map((row) => ({ ...row, isBusy: BUSY_STATES.includes(row.state), createdAt: isoWithOffset(toInstant(row.createdAt)) }))
}
