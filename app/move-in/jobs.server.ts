import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import { builtInRole } from '../platform/auth/built-in-roles.ts'
import type { Database } from '../platform/database/database.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { defineQueue, handleQueue, type JobHandler } from '../platform/jobs/queue.ts'
import type { Platform } from '../platform/platform.ts'
import { planMoveIn, runMoveIn } from './move-in.server.ts'
import type { MoveInServices } from './move-in-services.ts'
import { createPoliteReader } from './read/polite-reader.server.ts'
import { readSite } from './read/read-source.server.ts'
import { finishMoveIn, readMoveIn, readMoveInKey } from './stored-move-ins.server.ts'
import { type MoveInState, moveIns } from './tables.ts'
import { undoMoveIn } from './undo-move-in.server.ts'

/** A large site is read page by page, slowly. */
const OPTIONS = { retries: 2, timeoutSeconds: 2 * 60 * 60 }

const readQueue = defineQueue('move-in.read', z.strictObject({ id: z.int() }), OPTIONS)
const runQueue = defineQueue('move-in.run', z.strictObject({ id: z.int(), isOnline: z.boolean() }), OPTIONS)
const undoQueue = defineQueue('move-in.undo', z.strictObject({ id: z.int() }), OPTIONS)

/** Queues the reading of the site of a run. */
export function enqueueReading({ jobs }: Platform, tx: Database, id: number): Promise<void> {
  return jobs.enqueue(tx, readQueue, { id })
}

/** Queues the move of what a run has found. @throws Problem 404; 409 unless it is read and not moved yet */
export function enqueueMove(platform: Platform, id: number, isOnline: boolean): Promise<void> {
  return changeState(platform, id, { from: ['read'], to: 'moving' }, (tx) => platform.jobs.enqueue(tx, runQueue, { id, isOnline }))
}

/** Queues the undo of a run. @throws Problem 404; 409 while it runs or when it was undone already */
export function enqueueUndoOfMove(platform: Platform, id: number): Promise<void> {
  return changeState(platform, id, { from: ['done', 'failed'], to: 'undoing' }, (tx) => platform.jobs.enqueue(tx, undoQueue, { id }))
}

function changeState(
  platform: Platform,
  id: number,
  { from, to }: { from: MoveInState[]; to: MoveInState },
  enqueue: (tx: Database) => Promise<void>,
): Promise<void> {
  return platform.write(async (tx) => {
    const [row] = await tx.select({ state: moveIns.state }).from(moveIns).where(eq(moveIns.id, id)).for('update')
    if (!row) throw notFound()
    if (!from.includes(row.state))
      throw new Problem(409, 'not_now', t('Something else is being done with this move, or it has been done already.'))
    await tx.update(moveIns).set({ state: to, done: 0 }).where(eq(moveIns.id, id))
    await enqueue(tx)
  })
}

/** The handlers of the queues. A job that was killed runs again: what has been moved is known then. */
export function moveInJobs(services: MoveInServices): JobHandler[] {
  return [
    handleQueue(readQueue, ({ id }) => readForMove(services, id)),
    handleQueue(runQueue, ({ id, isOnline }) => moveFound(services, id, isOnline)),
    handleQueue(undoQueue, ({ id }) => undoForStaff(services, id)),
  ]
}

async function readForMove(services: MoveInServices, id: number): Promise<void> {
  const { platform } = services
  const run = await readMoveIn(platform, id)
  if (run?.state !== 'reading') return
  const save = saver(platform, id)
  try {
    const site = run.found ?? (await readSource(platform, run)).site
    const items = await planMoveIn(services, site)
    const all = items.filter((item) => item.state === 'new').length
    await save({ state: 'read', key: null, found: site, items, problems: site.problems, all })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await save({ state: 'failed', key: null, problems: [error.message] })
  }
}

async function readSource(platform: Platform, { id, source }: { id: number; source: string }) {
  const save = saver(platform, id)
  const key = await readMoveInKey(platform, id)
  return readSite(platform, { address: source, key }, (done) => void save({ done }))
}

async function moveFound(services: MoveInServices, id: number, isOnline: boolean): Promise<void> {
  const { platform } = services
  const run = await readMoveIn(platform, id)
  if (run?.state !== 'moving' || !run.found) return
  const save = saver(platform, id)
  const [picture] = run.found.productions?.flatMap(({ pictures }) => pictures) ?? []
  const address = run.found.documents[0]?.address ?? picture?.address ?? run.found.performances[0]?.address ?? run.source
  const reader = await createPoliteReader(address, platform.config.PRIVATE_FEED_HOSTS)
  const items = await runMoveIn({ ...services, id, viewer: viewerOf(run), isOnline }, run.found, reader, (done, all) => save({ done, all }))
  await finishMoveIn(platform, id, items)
}

async function undoForStaff(services: MoveInServices, id: number): Promise<void> {
  const run = await readMoveIn(services.platform, id)
  if (run?.state === 'undoing') await undoMoveIn(services, viewerOf(run), id)
}

function saver({ db }: Platform, id: number) {
  return async (values: Partial<typeof moveIns.$inferInsert>) => {
    await db.update(moveIns).set(values).where(eq(moveIns.id, id))
  }
}

/** Who asked for it, for history and audit log; authorisation was checked then. */
function viewerOf({ userId, userName }: { userId: string; userName: string }): Viewer {
  return { id: userId, name: userName, email: '', firstName: '', lastName: '', role: builtInRole('admin') }
}
