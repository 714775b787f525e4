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
  /** what is to be done, as it stood when the lease began */
  job: Import
  /** whether this is the last attempt */
  isLastAttempt: boolean
  /** Says in a write's own transaction that this process is still at it. @throws LostLease where another has taken it up */
  assertHeld(tx: Database): Promise<void>
  /** Saves its progress. @throws LostLease where another has taken it up */
  saveProgress(values: Values, tx?: Database): Promise<void>
  /** Releases it; the next process may acquire it at once. */
  release(): Promise<void>
}

/** Another process has taken an import up: whoever meets this was frozen, and may not write any more. */
export class LeaseLost extends Error {
  override name = 'LostLease'
}

/** What is found of an import: the lease of it, that somebody is at it, or that there is nothing to do. */
type AcquireResult = Lease | 'taken' | undefined

/**
 * Takes an import up, if nobody is at it. The real time counts, and the database tells it, as several nodes share it.
 * @param state what it then does
 * @param enqueueRetry leaves word, in the same write, to look after it once more: this process may be killed too
 * @returns `taken` while another is at it; undefined where nothing is left to do
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
      // Nobody takes it up before this write has ended; beats, which touch no key, do not wait for it.
      const [held] = await tx.select({ id: imports.id }).from(imports).where(isHeld).for('key share')
      if (!held) throw lost()
      // A process that freezes in the middle of a write would keep all others from what it has locked.
      await tx.execute(sql.raw(`SET LOCAL idle_in_transaction_session_timeout = '${LEASE_SECONDS}s'`))
    },
    saveProgress: (values, tx = db) => write(tx, { ...values, heardAt }),
    async release() {
      clearInterval(heartbeat)
      await db.update(imports).set({ lease: null, heardAt: null }).where(isHeld)
    },
  }
}
