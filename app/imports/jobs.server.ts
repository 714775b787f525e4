import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { defineQueue, handleQueue, type JobHandler, type JobQueue } from '../platform/jobs/queue.ts'
import type { Platform } from '../platform/platform.ts'
import { dryRun, type ImportResult, type OnProgress } from './apply-lines.server.ts'
import { readColumnAliases, storeColumnAliases } from './column-aliases.server.ts'
import type { ColumnMeanings } from './columns.ts'
import { LEASE_SECONDS } from './lease.server.ts'
import { readFile } from './read-file.server.ts'
import { runImport, runUndo } from './run-jobs.server.ts'
import { readImportSetting } from './season-reading.server.ts'
import { type ImportRequest, storeImport, viewerOf } from './stored-imports.server.ts'
import { importSources, imports } from './tables.ts'

/** Enough for `MAX_LINES` on a small machine. */
const TIMEOUT_SECONDS = 30 * 60
const OPTIONS = { retries: 2, timeoutSeconds: TIMEOUT_SECONDS }

const importQueue = defineQueue('admin.import', z.strictObject({ id: z.int() }), OPTIONS)
const undoQueue = defineQueue('admin.import-undo', z.strictObject({ id: z.int(), userId: z.string(), userName: z.string() }), OPTIONS)

/**
 * Stores an import and queues it as a job.
 * @param said what somebody has said of its columns, to be remembered
 * @returns its id
 */
export function enqueueImport(platform: Platform, viewer: Viewer, importRequest: ImportRequest, said: ColumnMeanings): Promise<number> {
  return platform.write(async (tx) => {
    await storeColumnAliases(tx, said)
    return enqueueStored(platform, tx, await storeImport(platform, tx, viewer, importRequest))
  })
}

/** Queues a stored import as a job in the caller's transaction. @returns its id */
export async function enqueueStored(platform: Platform, tx: Database, id: number): Promise<number> {
  await enqueueWithRetry(platform, tx, importQueue, { id })
  return id
}

/**
 * Queues the undo of an import. If a source has brought it, that source waits for somebody from now on: otherwise its next
 * reading would do the same again.
 * @throws Problem 404; 409 while it runs or when it was undone already
 */
export function enqueueUndo(platform: Platform, viewer: Viewer, id: number): Promise<void> {
  return platform.write(async (tx) => {
    const [row] = await tx
      .select({ state: imports.state, sourceId: imports.sourceId })
      .from(imports)
      .where(eq(imports.id, id))
      .for('update')
    if (!row) throw notFound()
    if (row.state !== 'done' && row.state !== 'failed')
      throw new Problem(409, 'not_done', t('This import is still running or has already been undone.'))
    await tx.update(imports).set({ state: 'undoing', done: 0, all: 0, tries: 0 }).where(eq(imports.id, id))
    if (row.sourceId !== null) await tx.update(importSources).set({ appliesAtOnce: false }).where(eq(importSources.id, row.sourceId))
    await enqueueWithRetry(platform, tx, undoQueue, { id, userId: viewer.id, userName: viewer.name })
  })
}

/** The handlers of both queues. */
export function importJobs(platform: Platform): JobHandler[] {
  return [
    handleQueue(importQueue, ({ id }) => runImport(platform, { id, enqueueRetry: retryAfterLease(platform, importQueue, { id }) })),
    handleQueue(undoQueue, (payload) =>
      runUndo(platform, { id: payload.id, enqueueRetry: retryAfterLease(platform, undoQueue, payload) }, viewerOf(payload)),
    ),
  ]
}

/**
 * Imports a programme (Excel, iCalendar or CSV) within the call, or previews it. Rejected lines are left out and listed in
 * the result. Idempotent, so an interrupted import can simply be run again.
 * @throws UnreadableFile
 */
export async function importProgramme(
  platform: Platform,
  viewer: Viewer,
  { bytes, fileName, isDryRun, onProgress }: { bytes: Uint8Array; fileName: string; isDryRun: boolean; onProgress?: OnProgress },
): Promise<ImportResult> {
  const meanings = await readColumnAliases(platform.db)
  const { lines } = await readFile(bytes, { ...(await readImportSetting(platform)), meanings })
  if (isDryRun) return dryRun(platform, lines, [])
  const id = await platform.write((tx) => storeImport(platform, tx, viewer, { lines, clears: [], fileName }))
  const result = await runImport(platform, { id, enqueueRetry: retryAfterLease(platform, importQueue, { id }) }, onProgress)
  if (!result) throw new Error(`Import ${id} has not come to its end here; the log of the house says why.`)
  return result
}

/** Queues a job and a retry: the process that gets the first may be killed before it acquires the lease. */
async function enqueueWithRetry<Payload extends object>(
  platform: Platform,
  tx: Database,
  queue: JobQueue<Payload>,
  payload: Payload,
): Promise<void> {
  await platform.jobs.enqueue(tx, queue, payload)
  await retryAfterLease(platform, queue, payload)(tx)
}

/** Queues a job for after the lease expires, which resumes the import when the lease holder was killed. */
function retryAfterLease<Payload extends object>({ jobs }: Platform, queue: JobQueue<Payload>, payload: Payload) {
  return (tx: Database) => jobs.enqueue(tx, queue, payload, { startAfter: Temporal.Now.instant().add({ seconds: LEASE_SECONDS + 1 }) })
}
