import { eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../platform/auth/auth.ts'
import { dateOf } from '../../platform/clock/clock.ts'
import { defineQueue, handleQueue, type JobAttempt, type JobHandler } from '../../platform/jobs/queue.ts'
import type { Platform } from '../../platform/platform.ts'
import { imports } from '../tables.ts'
import { MAX_SHOWN_LINES, type ReadLine, type RejectedLine } from './imported-line.ts'
import { applyLines, type ImportResult } from './run.server.ts'

/** Twenty thousand lines on a small machine. */
const TIMEOUT_SECONDS = 30 * 60
/** How long one can still ask how an import went. */
const KEPT_DAYS = 30

const importQueue = defineQueue('admin.import', z.strictObject({ id: z.int() }), { retries: 2, timeoutSeconds: TIMEOUT_SECONDS })

/** Leaves an import for later, whatever becomes of the browser that asked for it. @returns its number */
export function enqueueImport(platform: Platform, viewer: Viewer, lines: ReadLine[]): Promise<number> {
  const now = platform.clock.now()
  return platform.write(async (tx) => {
    await tx.delete(imports).where(lt(imports.createdAt, dateOf(now.subtract({ hours: KEPT_DAYS * 24 }))))
    const given = { lines, userId: viewer.id, userName: viewer.name, createdAt: dateOf(now) }
    const [made] = await tx.insert(imports).values(given).returning({ id: imports.id })
    const id = made?.id ?? 0
    await platform.jobs.enqueue(tx, importQueue, { id })
    return id
  })
}

/** The imports that wait, one after the other. One that was interrupted goes on where it was, since what is there stays. */
export function importJobs(platform: Platform): JobHandler[] {
  return [handleQueue(importQueue, ({ id }, attempt) => runImport(platform, id, attempt))]
}

async function runImport(platform: Platform, id: number, { isLast }: JobAttempt): Promise<void> {
  const { db } = platform
  const [waiting] = await db.select().from(imports).where(eq(imports.id, id))
  if (!waiting?.lines) return
  const note = (values: Partial<typeof imports.$inferInsert>) => db.update(imports).set(values).where(eq(imports.id, id))
  // It goes into the log under the name of whoever asked for it; whether they may was asked then.
  const viewer: Viewer = { id: waiting.userId, email: '', name: waiting.userName, firstName: '', lastName: '', role: 'programme' }
  try {
    await note({ state: 'running' })
    const { counts, lines } = await applyLines(platform, viewer, waiting.lines, async (done, all) => {
      await note({ done, all })
    })
    await note({ state: 'done', lines: null, counts, rejected: rejectedOf(lines) })
  } catch (error) {
    if (isLast) await note({ state: 'failed', lines: null })
    throw error
  }
}

/** The lines that were left out, as far as they are shown. */
function rejectedOf(lines: ImportResult['lines']): RejectedLine[] {
  const rejected = lines.filter(({ action }) => action === 'rejected').slice(0, MAX_SHOWN_LINES)
  return rejected.map(({ line, title, reasons }) => ({ line, title, reasons }))
}
