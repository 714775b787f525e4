import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { type ImportState, imports } from './tables.ts'

/** A process without a heartbeat for so long counts as dead; another may acquire the lease. */
export const LEASE_SECONDS = 15
const HEARTBEAT_MS = 4_000
/** Attempts after which an import is no longer retried automatically. */
const MAX_ATTEMPTS = 5

type Import = typeof imports.$inferSelect
type Busy = Extract<ImportState, 'running' | 'undoing'>
type Values = Partial<Pick<Import, 'state' | 'done' | 'all' | 'lines' | 'counts' | 'rejected' | 'kept'>>

/** The exclusive right to run one import. */
export type Lease = {
  /** the import, as it was when the lease was acquired */
  job: Import
  /** whether this is the last attempt */
  isLastAttempt: boolean
  /** Verifies in a write's transaction that the lease is still held. @throws LeaseLost when another process has acquired it */
  assertHeld(tx: Database): Promise<void>
  /** Saves progress. @throws LeaseLost when another process has acquired it */
  saveProgress(values: Values, tx?: Database): Promise<void>
  /** Releases it; the next process may acquire it at once. */
  release(): Promise<void>
}

/** Another process has acquired the lease: this one was suspended for too long and must not write any more. */
export class LeaseLost extends Error {
  override name = 'LostLease'
}

/** The lease; `taken` when another process holds it; undefined when there is nothing to do. */
type AcquireResult = Lease | 'taken' | undefined

/**
 * Acquires the lease of an import unless another process holds it. Expiry is measured by the database's clock, which all
 * nodes share, not by the site's adjustable one.
 * @param state the state the import changes to
 * @param enqueueRetry queues a retry in the same transaction, since this process may be killed too
 */
export async function acquireLease(
  platform: Platform,
  id: number,
  state: Busy,
  enqueueRetry: (tx: Database) => Promise<void>,
): Promise<AcquireResult> {
  const token = crypto.randomUUID()
  const isTaken = sql<boolean>`coalesce(${imports.heardAt} > clock_timestamp() - ${sql.raw(`interval '${LEASE_SECONDS} seconds'`)}, false)`
  const acquired = await platform.write(async (tx) => {
    const [row] = await tx
      .select({ state: imports.state, tries: imports.tries, isTaken })
      .from(imports)
      .where(eq(imports.id, id))
      .for('update')
    if (!row || !(row.state === state || (state === 'running' && row.state === 'waiting'))) return undefined
    await enqueueRetry(tx)
    if (row.isTaken) return 'taken'
    const values = { state, lease: token, heardAt: sql`clock_timestamp()`, tries: row.tries + 1 }
    const [job] = await tx.update(imports).set(values).where(eq(imports.id, id)).returning()
    return job
  })
  return typeof acquired === 'object' ? createLease(platform.db, acquired, token) : acquired
}

function createLease(db: Database, job: Import, token: string): Lease {
  const isHeld = and(eq(imports.id, job.id), eq(imports.lease, token))
  const heardAt = sql`clock_timestamp()`
  const lost = () => new LeaseLost(`Import ${job.id} was taken up by another process.`)
  async function write(tx: Database, values: object): Promise<void> {
    const [held] = await tx.update(imports).set(values).where(isHeld).returning({ id: imports.id })
    if (!held) throw lost()
  }
  const heartbeat = setInterval(
    () =>
      void db
        .update(imports)
        .set({ heardAt })
        .where(isHeld)
        .catch(() => {}),
    HEARTBEAT_MS,
  )
  heartbeat.unref()
  return {
    job,
    isLastAttempt: job.tries >= MAX_ATTEMPTS,
    async assertHeld(tx) {
      // The lock keeps others from acquiring the lease until this transaction ends; heartbeats, which change no key, do not wait.
      const [held] = await tx.select({ id: imports.id }).from(imports).where(isHeld).for('key share')
      if (!held) throw lost()
      // A process suspended in the middle of a transaction would otherwise block all others.
      await tx.execute(sql.raw(`SET LOCAL idle_in_transaction_session_timeout = '${LEASE_SECONDS}s'`))
    },
    saveProgress: (values, tx = db) => write(tx, { ...values, heardAt }),
    async release() {
      clearInterval(heartbeat)
      await db.update(imports).set({ lease: null, heardAt: null }).where(isHeld)
    },
  }
}
