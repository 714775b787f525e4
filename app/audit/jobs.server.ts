import { desc, eq, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import { isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { recordId } from '../platform/database/record-id.ts'
import { defineQueue, handleQueue, type JobAttempt, type JobHandler } from '../platform/jobs/queue.ts'
import type { Platform } from '../platform/platform.ts'
import { targetKinds } from './audit-targets.server.ts'
import { type AuditOptions, auditEverything, auditTargets } from './run.server.ts'
import { targetsWithBrokenLinks } from './store.server.ts'
import { auditRuns } from './tables.ts'

const NIGHTLY_CRON = '20 2 * * *'
/** An hour for other sites, and one for everything else. */
const TIMEOUT_SECONDS = 2 * 60 * 60
/** A run whose last heartbeat is older was killed. */
const STALE_AFTER_MINUTES = 10
const HEARTBEAT_MS = 500
/** A write that changes more targets leaves them to the nightly audit. */
const MAX_TARGETS_AT_ONCE = 50

const targetKey = z.strictObject({ contentType: z.string().max(40), objectId: recordId })
const auditAllQueue = defineQueue('admin.check-everything', z.strictObject({}), {
  isExclusive: true,
  retries: 1,
  timeoutSeconds: TIMEOUT_SECONDS,
})
const auditTargetsQueue = defineQueue(
  'admin.check-things',
  z.strictObject({ things: z.array(targetKey).max(MAX_TARGETS_AT_ONCE), andBroken: z.boolean().optional() }),
  { retries: 1 },
)

/** Progress of the latest audit. */
export type AuditState = { state: 'waiting' | 'running' | 'done' | 'failed'; done: number; all: number; at: string }

/** The nightly audit of everything, and audits of single targets after writes. */
export function auditJobs(platform: Platform, options: AuditOptions): JobHandler[] {
  return [
    handleQueue(auditAllQueue, (_payload, attempt) => runAudit(platform, options, attempt), { cron: NIGHTLY_CRON }),
    handleQueue(auditTargetsQueue, async ({ things: named, andBroken }) => {
      await auditTargets(
        platform,
        options,
        andBroken ? [...named, ...(await targetsWithBrokenLinks(platform, MAX_TARGETS_AT_ONCE))] : named,
      )
    }),
  ]
}

/** Enqueues an audit of everything now, unless one is running. */
export async function startAudit(platform: Platform): Promise<void> {
  await platform.write(async (tx) => {
    if ((await readLatestRun(tx))?.isUnderWay) return
    await tx.insert(auditRuns).values({ state: 'waiting', at: toDate(platform.clock.now()) })
    await platform.jobs.enqueue(tx, auditAllQueue, {})
  })
}

/** Progress of the latest audit; null before the first. A run without heartbeat counts as failed. One statement. */
export async function readAuditState(platform: Pick<Platform, 'db'>): Promise<AuditState | null> {
  const found = await readLatestRun(platform.db)
  if (!found) return null
  const { state, done, all, at, isUnderWay } = found
  const isOpen = state === 'waiting' || state === 'running'
  return { state: isOpen && !isUnderWay ? 'failed' : state, done, all, at: isoWithOffset(toInstant(at)) }
}

/**
 * Enqueues an audit of the targets a write has changed. Where addresses may have been added or removed, targets with dead
 * links are audited too. It runs in the transaction of the write, so nothing is enqueued when that rolls back.
 */
export function auditAfterWrites(platform: Platform): (tx: Database, tags: ReadonlySet<string>) => Promise<void> {
  return async (tx, tags) => {
    const named = [...tags].flatMap((tag) => {
      const [, contentType = '', id] = /^(?:containers:)?([\w-]+):(\d+)$/.exec(tag) ?? []
      return targetKinds().includes(contentType) ? [{ contentType, objectId: Number(id) }] : []
    })
    if (tags.has('settings')) named.push({ contentType: 'settings', objectId: 1 })
    const andBroken = [...tags].some((tag) => tag === 'pages' || tag === 'redirects' || tag.startsWith('containers:'))
    if ((named.length === 0 && !andBroken) || named.length > MAX_TARGETS_AT_ONCE) return
    await platform.jobs.enqueue(tx, auditTargetsQueue, { things: named, andBroken })
  }
}

async function runAudit(platform: Platform, options: AuditOptions, { isLast, signal }: JobAttempt): Promise<void> {
  const id = await beginRun(platform)
  const update = (values: Partial<typeof auditRuns.$inferInsert>) =>
    platform.db
      .update(auditRuns)
      .set({ ...values, at: toDate(platform.clock.now()), heartbeatAt: new Date() })
      .where(eq(auditRuns.id, id))
  let heartbeatAt = 0
  try {
    await auditEverything(
      platform,
      options,
      async (done, all) => {
        if (done > 0 && done < all && Date.now() - heartbeatAt < HEARTBEAT_MS) return
        heartbeatAt = Date.now()
        await update({ done, all })
      },
      signal,
    )
    await update({ state: 'done' })
  } catch (error) {
    if (isLast) await update({ state: 'failed' })
    throw error
  }
}

/** Starts the waiting run, or the nightly one, and deletes older runs. @returns its id */
async function beginRun(platform: Platform): Promise<number> {
  const running = { state: 'running' as const, at: toDate(platform.clock.now()), heartbeatAt: new Date(), done: 0, all: 0 }
  return platform.write(async (tx) => {
    const open = inArray(auditRuns.state, ['waiting', 'running'])
    const [waiting] = await tx.select({ id: auditRuns.id }).from(auditRuns).where(open).orderBy(desc(auditRuns.id)).limit(1)
    const [run] = waiting
      ? await tx.update(auditRuns).set(running).where(eq(auditRuns.id, waiting.id)).returning({ id: auditRuns.id })
      : await tx.insert(auditRuns).values(running).returning({ id: auditRuns.id })
    const id = run?.id ?? 0
    await tx.delete(auditRuns).where(lt(auditRuns.id, id))
    return id
  })
}

/** The heartbeat uses real time, not the injected clock: like the queue, it measures whether a process lives. */
async function readLatestRun(db: Database) {
  const [run] = await db.select().from(auditRuns).orderBy(desc(auditRuns.id)).limit(1)
  if (!run) return undefined
  const isOpen = run.state === 'waiting' || run.state === 'running'
  return { ...run, isUnderWay: isOpen && Date.now() - run.heartbeatAt.getTime() < STALE_AFTER_MINUTES * 60_000 }
}
