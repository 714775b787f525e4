import type { Database } from '../platform/database/database.ts'
import { reportError } from '../platform/errors/error-reports.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { recordChange } from '../records/write.server.ts'
import type { Writer } from '../records/write-context.ts'
import { applyLines, type ImportResult, type OnProgress } from './apply-lines.server.ts'
import { importKind } from './import-log.server.ts'
import { MAX_SHOWN_LINES, type RejectedLine } from './imported-line.ts'
import { acquireLease, type Lease, LeaseLost } from './lease.server.ts'
import { linkEvents, namedEvents, readLead } from './sources/lead.server.ts'
import { viewerOf } from './stored-imports.server.ts'
import { undoImport } from './undo.server.ts'
import { readWrittenEvents } from './written-events.server.ts'

/** An import's id, and how to queue a retry of it. */
type JobRequest = { id: number; enqueueRetry: (tx: Database) => Promise<void> }

/**
 * Runs a stored import and saves its progress. An interrupted one resumes, since applying lines is idempotent.
 * @returns undefined when nothing is left to do or another process holds the lease
 */
export function runImport(platform: Platform, request: JobRequest, onProgress?: OnProgress): Promise<ImportResult | undefined> {
  return withLease(platform, 'running', request, async ({ job, assertHeld, saveProgress }) => {
    const { id, clears } = job
    const run = {
      viewer: viewerOf(job),
      importId: id,
      authorizeInTx: assertHeld,
      lines: job.lines ?? [],
      clears,
      lead: job.sourceId === null ? undefined : await readLead(platform.db, job.sourceId),
      earlier: await readWrittenEvents(platform.db, id),
    }
    const result = await applyLines(platform, run, async (done, all) => {
      await saveProgress({ done, all })
      await onProgress?.(done, all)
    })
    if (job.sourceId !== null)
      await linkEvents(platform, job.sourceId, await namedEvents(platform.db, job.sourceId, job.lines ?? []), assertHeld)
    await saveProgress({ state: 'done', lines: null, counts: result.counts, rejected: rejectedLines(result.lines) })
    return result
  })
}

/** Undoes an import; adds one entry to the audit log. */
export function runUndo(platform: Platform, request: JobRequest, viewer: Writer): Promise<unknown> {
  return withLease(platform, 'undoing', request, async ({ job: { id, fileName }, assertHeld, saveProgress }) => {
    const undone = await undoImport(platform, { importId: id, viewer, authorizeInTx: assertHeld }, (done, all) =>
      saveProgress({ done, all }),
    )
    await platform.write(async (tx) => {
      await assertHeld(tx)
      const after = { deleted: undone.deleted, returned: undone.returned, kept: undone.kept.length }
      const change = { contentType: importKind.name, objectId: id, title: fileName || t('Import'), action: 'undone' as const }
      await recordChange(platform, tx, viewer, { ...change, before: null, after })
      await saveProgress({ state: 'undone', kept: undone.kept.slice(0, MAX_SHOWN_LINES) }, tx)
    })
  })
}

/** Runs work under a lease. A failure is retried by the queued retry; after the last attempt the import is `failed`. */
async function withLease<T>(
  platform: Platform,
  state: 'running' | 'undoing',
  { id, enqueueRetry }: JobRequest,
  work: (lease: Lease) => Promise<T>,
): Promise<T | undefined> {
  const lease = await acquireLease(platform, id, state, enqueueRetry)
  if (!lease || lease === 'taken') return undefined
  const { log } = platform
  try {
    return await work(lease)
  } catch (error) {
    if (error instanceof LeaseLost) {
      log.warn({ import: id }, error.message)
      return undefined
    }
    log[lease.isLastAttempt ? 'error' : 'warn']({ err: error, import: id, try: lease.job.tries }, 'an import failed')
    if (!lease.isLastAttempt) return undefined
    reportError(error)
    // What was written before the failure stays; an undo can be requested again for the rest.
    await lease.saveProgress({ state: 'failed', lines: null })
    return undefined
  } finally {
    await lease.release()
  }
}

/** All rejected lines, to be corrected later. */
function rejectedLines(lines: ImportResult['lines']): RejectedLine[] {
  const rejected = lines.filter(({ action }) => action === 'rejected')
  return rejected.map(({ line, key, title, reasons, faults, cells }) => ({
    ...{ line, key, title, reasons },
    ...{ faults: faults ?? {}, cells: cells ?? {} },
  }))
}
