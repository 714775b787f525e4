import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../platform/auth/auth.ts'
import { Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { defineQueue, handleQueue, type JobAttempt, type JobHandler } from '../../platform/jobs/queue.ts'
import type { Platform } from '../../platform/platform.ts'
import { imports } from '../tables.ts'
import { MAX_SHOWN_LINES } from './imported-line.ts'
import { carryOutImport, type ImportWish, noteImport, storeImport, viewerOf } from './stored-imports.server.ts'
import { undoImport } from './undo.server.ts'

/** Twenty thousand lines on a small machine. */
const TIMEOUT_SECONDS = 30 * 60
const OPTIONS = { retries: 2, timeoutSeconds: TIMEOUT_SECONDS }

const importQueue = defineQueue('admin.import', z.strictObject({ id: z.int() }), OPTIONS)
const undoQueue = defineQueue('admin.import-undo', z.strictObject({ id: z.int(), userId: z.string(), userName: z.string() }), OPTIONS)

/** Leaves an import for later, whatever becomes of the browser that asked for it. @returns its number */
export function enqueueImport(platform: Platform, viewer: Viewer, wish: ImportWish): Promise<number> {
  return platform.write(async (tx) => {
    const id = await storeImport(platform, tx, viewer, wish)
    await platform.jobs.enqueue(tx, importQueue, { id })
    return id
  })
}

/** Leaves it for later to take an import back. @throws Problem 404; 409 while it runs, or when it was taken back already */
export function enqueueUndo(platform: Platform, viewer: Viewer, id: number): Promise<void> {
  return platform.write(async (tx) => {
    const [found] = await tx.select({ state: imports.state }).from(imports).where(eq(imports.id, id)).for('update')
    if (!found) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
    if (found.state !== 'done' && found.state !== 'failed')
      throw new Problem(409, 'not_done', t('This import is under way, or was taken back already.'))
    await tx.update(imports).set({ state: 'undoing', done: 0, all: 0 }).where(eq(imports.id, id))
    await platform.jobs.enqueue(tx, undoQueue, { id, userId: viewer.id, userName: viewer.name })
  })
}

/** The imports that wait, and those that are to be taken back, one after the other. */
export function importJobs(platform: Platform): JobHandler[] {
  return [
    handleQueue(importQueue, ({ id }, attempt) =>
      orFailed(platform, id, attempt, { state: 'failed', lines: null }, () => carryOutImport(platform, id)),
    ),
    // What was taken back before it failed stays so; the rest can be asked for once more.
    handleQueue(undoQueue, ({ id, ...who }, attempt) =>
      orFailed(platform, id, attempt, { state: 'failed' }, async () => {
        const note = (done: number, all: number) => noteImport(platform, id, { done, all })
        const kept = await undoImport(platform, { importId: id, viewer: viewerOf(who) }, note)
        await noteImport(platform, id, { state: 'undone', kept: kept.slice(0, MAX_SHOWN_LINES) })
      }),
    ),
  ]
}

/** Does it, and notes after the last try that it has failed. */
async function orFailed(
  platform: Platform,
  id: number,
  { isLast }: JobAttempt,
  failed: Partial<typeof imports.$inferInsert>,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isLast) await noteImport(platform, id, failed)
    throw error
  }
}
