import { desc, eq, lt } from 'drizzle-orm'
import type { Viewer } from '../../platform/auth/auth.ts'
import { dateOf, instantOf, isoWithOffset } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { type ImportState, imports } from '../tables.ts'
import { type ClearableField, MAX_SHOWN_LINES, type ReadLine, type RejectedLine } from './imported-line.ts'
import { readFile } from './read-file.server.ts'
import { applyLines, dryRun, type ImportResult, type OnProgress } from './run.server.ts'

/** How long an import is kept: so long one can ask how it went, and take it back. As long as what was deleted stays in the bin. */
const KEPT_DAYS = 30
const SHOWN = 20

/** A file as it is imported: what it says, how it is called, and which of its empty cells clear what stands in the house. */
export type ImportWish = { lines: ReadLine[]; clears: ClearableField[]; fileName: string }

/** Keeps what is to be imported, within a write that also sees to it. @returns its number */
export async function storeImport({ clock }: Pick<Platform, 'clock'>, tx: Database, viewer: Viewer, wish: ImportWish): Promise<number> {
  const now = clock.now()
  await tx.delete(imports).where(lt(imports.createdAt, dateOf(now.subtract({ hours: KEPT_DAYS * 24 }))))
  const given = { ...wish, userId: viewer.id, userName: viewer.name, createdAt: dateOf(now) }
  const [made] = await tx.insert(imports).values(given).returning({ id: imports.id })
  return made?.id ?? 0
}

/**
 * Carries out an import that is kept, and keeps how it fares. One that was interrupted goes on where it was, since what is
 * there stays; one that was carried out already does nothing.
 */
export async function carryOutImport(platform: Platform, id: number, onProgress?: OnProgress): Promise<ImportResult | undefined> {
  const [waiting] = await platform.db.select().from(imports).where(eq(imports.id, id))
  if (!waiting?.lines) return undefined
  const { lines, clears } = waiting
  await noteImport(platform, id, { state: 'running' })
  const result = await applyLines(platform, { viewer: viewerOf(waiting), importId: id, lines, clears }, async (done, all) => {
    await noteImport(platform, id, { done, all })
    await onProgress?.(done, all)
  })
  await noteImport(platform, id, { state: 'done', lines: null, counts: result.counts, rejected: rejectedOf(result.lines) })
  return result
}

/** Notes how an import fares. */
export async function noteImport({ db }: Pick<Platform, 'db'>, id: number, values: Partial<typeof imports.$inferInsert>): Promise<void> {
  await db.update(imports).set(values).where(eq(imports.id, id))
}

/** What it does goes into the log under the name of whoever asked for it; whether they may was asked then. */
export function viewerOf({ userId, userName }: { userId: string; userName: string }): Viewer {
  return { id: userId, email: '', name: userName, firstName: '', lastName: '', role: 'programme' }
}

/** The lines that were left out, as far as they are shown. */
function rejectedOf(lines: ImportResult['lines']): RejectedLine[] {
  const rejected = lines.filter(({ action }) => action === 'rejected').slice(0, MAX_SHOWN_LINES)
  return rejected.map(({ line, title, reasons }) => ({ line, title, reasons }))
}

/**
 * Imports a programme (Excel, iCalendar or CSV) while one waits, or only says what that would do. What is rejected is left
 * out and named. Run twice it changes nothing the second time, so an import that was interrupted is simply run again.
 * @throws UnreadableFile
 */
export async function importProgramme(
  platform: Platform,
  viewer: Viewer,
  { bytes, fileName, isDryRun, onProgress }: { bytes: Uint8Array; fileName: string; isDryRun: boolean; onProgress?: OnProgress },
): Promise<ImportResult> {
  const lines = await readFile(bytes)
  if (isDryRun) return dryRun(platform.db, lines, [])
  const id = await platform.write((tx) => storeImport(platform, tx, viewer, { lines, clears: [], fileName }))
  const result = await carryOutImport(platform, id, onProgress)
  if (!result) throw new Error(`Import ${id} is gone.`)
  return result
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
    .limit(SHOWN)
  return rows.map((row) => ({ ...row, isBusy: BUSY_STATES.includes(row.state), createdAt: isoWithOffset(instantOf(row.createdAt)) }))
}
