import { desc, eq, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import { isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { recordId } from '../platform/database/record-id.ts'
import { defineQueue, handleQueue, type JobAttempt, type JobHandler } from '../platform/jobs/queue.ts'
import type { Platform } from '../platform/platform.ts'
import { checkEverything, checkThings, type Means } from './run.server.ts'
import { thingsWithBrokenWays } from './store.server.ts'
import { subjectKinds } from './subjects.server.ts'
import { checkRuns } from './tables.ts'

const NIGHTLY_CRON = '20 2 * * *'
/** An hour for other sites, and one for everything else. */
const TIMEOUT_SECONDS = 2 * 60 * 60
/** A run that has not been heard of for so long has been killed. */
const SILENT_MINUTES = 10
const TELL_EVERY_MS = 500
/** What changes more at once waits for the night. */
const MAX_THINGS_AT_ONCE = 50

const thing = z.strictObject({ contentType: z.string().max(40), objectId: recordId })
const everything = defineQueue('admin.check-everything', z.strictObject({}), {
  isExclusive: true,
  retries: 1,
  timeoutSeconds: TIMEOUT_SECONDS,
})
const things = defineQueue(
  'admin.check-things',
  z.strictObject({ things: z.array(thing).max(MAX_THINGS_AT_ONCE), andBroken: z.boolean().optional() }),
  { retries: 1 },
)

/** How the check of everything fares, or fared the last time; null before the first. */
export type CheckState = { state: 'waiting' | 'running' | 'done' | 'failed'; done: number; all: number; at: string }

/** The check of everything at night, and of single things after they were saved. */
export function checkJobs(platform: Platform, means: Means): JobHandler[] {
  return [
    handleQueue(everything, (_payload, attempt) => runCheck(platform, means, attempt), { cron: NIGHTLY_CRON }),
    handleQueue(things, async ({ things: named, andBroken }) => {
      await checkThings(platform, means, andBroken ? [...named, ...(await thingsWithBrokenWays(platform, MAX_THINGS_AT_ONCE))] : named)
    }),
  ]
}

/** Leaves the check of everything for at once, unless it is under way. */
export async function startCheck(platform: Platform): Promise<void> {
  await platform.write(async (tx) => {
    if ((await latest(tx))?.isUnderWay) return
    await tx.insert(checkRuns).values({ state: 'waiting', at: toDate(platform.clock.now()) })
    await platform.jobs.enqueue(tx, everything, {})
  })
}

/** How the latest check of everything fares. One statement. */
export async function readCheckState(platform: Pick<Platform, 'db'>): Promise<CheckState | null> {
  const found = await latest(platform.db)
  if (!found) return null
  const { state, done, all, at, isUnderWay } = found
  const isOpen = state === 'waiting' || state === 'running'
  return { state: isOpen && !isUnderWay ? 'failed' : state, done, all, at: isoWithOffset(toInstant(at)) }
}

/**
 * Has what a write has changed checked again. Where addresses may have come or gone, what was broken is looked at too,
 * since it may be mended by that. It is a follower of writes, so it happens only if the write does.
 */
export function checkAfterWrites(platform: Platform): (tx: Database, tags: ReadonlySet<string>) => Promise<void> {
  return async (tx, tags) => {
    const named = [...tags].flatMap((tag) => {
      const [, contentType = '', id] = /^(?:containers:)?([\w-]+):(\d+)$/.exec(tag) ?? []
      return subjectKinds().includes(contentType) ? [{ contentType, objectId: Number(id) }] : []
    })
    if (tags.has('settings')) named.push({ contentType: 'settings', objectId: 1 })
    const andBroken = [...tags].some((tag) => tag === 'pages' || tag === 'redirects' || tag.startsWith('containers:'))
    if ((named.length === 0 && !andBroken) || named.length > MAX_THINGS_AT_ONCE) return
    await platform.jobs.enqueue(tx, things, { things: named, andBroken })
  }
}

async function runCheck(platform: Platform, means: Means, { isLast, signal }: JobAttempt): Promise<void> {
  const id = await beginRun(platform)
  const tell = (values: Partial<typeof checkRuns.$inferInsert>) =>
    platform.db
      .update(checkRuns)
      .set({ ...values, at: toDate(platform.clock.now()), toldAt: new Date() })
      .where(eq(checkRuns.id, id))
  let toldAt = 0
  try {
    await checkEverything(
      platform,
      means,
      async (done, all) => {
        if (done > 0 && done < all && Date.now() - toldAt < TELL_EVERY_MS) return
        toldAt = Date.now()
        await tell({ done, all })
      },
      signal,
    )
    await tell({ state: 'done' })
  } catch (error) {
    if (isLast) await tell({ state: 'failed' })
    throw error
  }
}

/** Takes up the run that somebody asked for, or begins that of the night; older ones are forgotten. @returns its number */
async function beginRun(platform: Platform): Promise<number> {
  const running = { state: 'running' as const, at: toDate(platform.clock.now()), toldAt: new Date(), done: 0, all: 0 }
  return platform.write(async (tx) => {
    const open = inArray(checkRuns.state, ['waiting', 'running'])
    const [waiting] = await tx.select({ id: checkRuns.id }).from(checkRuns).where(open).orderBy(desc(checkRuns.id)).limit(1)
    const [run] = waiting
      ? await tx.update(checkRuns).set(running).where(eq(checkRuns.id, waiting.id)).returning({ id: checkRuns.id })
      : await tx.insert(checkRuns).values(running).returning({ id: checkRuns.id })
    const id = run?.id ?? 0
    await tx.delete(checkRuns).where(lt(checkRuns.id, id))
    return id
  })
}

/** Whether a run still lives is told by the real time, like everything of the queue. */
async function latest(db: Database) {
  const [run] = await db.select().from(checkRuns).orderBy(desc(checkRuns.id)).limit(1)
  if (!run) return undefined
  const isOpen = run.state === 'waiting' || run.state === 'running'
  return { ...run, isUnderWay: isOpen && Date.now() - run.toldAt.getTime() < SILENT_MINUTES * 60_000 }
}
