import { sql } from 'drizzle-orm'
import { type Db, type DrizzleTransactionLike, fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import { TIMEZONE } from '../clock/clock.ts'
import type { Database, DatabaseHandle } from '../database/database.ts'
import { isDatabaseAway } from '../database/outage.ts'
import { reportError } from '../errors/error-reports.ts'
import { withoutValues } from '../errors/without-values.ts'
import type { Logger } from '../logging/logger.ts'
import { type FailedJob, listFailedJobs, popFailedJob } from './failed-jobs.ts'
import type { JobHandler, JobQueue } from './queue.ts'

const SCHEMA = 'jobs'
const JOB_TABLE = `${SCHEMA}.job`
/** Holds what failed for good, for somebody to look at. Nobody works it off. */
const FAILED_QUEUE = 'failed'
const DAY_SECONDS = 24 * 60 * 60
const KEEP_FAILED_SECONDS = 90 * DAY_SECONDS
const KEEP_DONE_SECONDS = DAY_SECONDS
const MAX_RETRY_DELAY_SECONDS = 60 * 60
/** A notice wakes the workers at once; asking besides finds what falls due by the clock. */
const POLL_SECONDS = 5
/** How long running jobs may take to end when the program stops; then they are given back. */
const STOP_GRACE_MS = 8_000

/** How many jobs of a queue are in which state. */
export type QueueCounts = { queue: string; waiting: number; active: number }

/** Work left for later, kept in the database: it survives a restart, and several nodes share it. */
export type Jobs = {
  /**
   * Leaves a job for later, in the transaction of the write that causes it: both happen or neither does.
   * @param options.startAfter not before this moment of the real time
   * @throws ZodError when the payload is not what the queue takes
   */
  enqueue<Payload extends object>(
    tx: Database,
    queue: JobQueue<Payload>,
    payload: Payload,
    options?: { startAfter?: Temporal.Instant },
  ): Promise<void>
  /** Makes queues and their schedules known. Before `start` they only collect. */
  register(handlers: JobHandler[]): Promise<void>
  /** Begins to work the registered queues off, and forgets schedules that nobody registers any more. */
  start(): Promise<void>
  /** What waits, runs and has failed for good. One statement. */
  counts(): Promise<{ queues: QueueCounts[]; failed: number }>
  /** What has failed for good, the latest first. One statement. */
  failed(): Promise<FailedJob[]>
  /** Takes a job that failed for good out of the way, and has it tried again when asked. @returns whether it was there */
  retryOrDiscardFailed(id: string, options: { again: boolean }): Promise<boolean>
  /** Lets running jobs end and stops. */
  stop(): Promise<void>
}

/** Opens the job queue on the house's own database (decision 0006). */
export async function openJobs(database: DatabaseHandle, log: Logger, options: { pollSeconds?: number } = {}): Promise<Jobs> {
  const boss = new PgBoss({
    db: connectionOf(database),
    backend: database.kind,
    schema: SCHEMA,
    useListenNotify: true,
    // Small tables in an embedded database need no care of their indexes.
    reindex: database.kind === 'postgres',
    monitorVacuum: database.kind === 'postgres',
  })
  boss.on('error', (error) => {
    // That the database is away has been told once already; each worker would tell it every few seconds.
    if (!isDatabaseAway(error)) log.error({ err: error }, 'the job queue met an error')
  })
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  await boss.start()
  await ensureQueues(boss, [FAILED])
  const handlers = new Map<string, JobHandler>()
  const pollSeconds = options.pollSeconds ?? POLL_SECONDS
  let isWorking = false

  async function work(handler: JobHandler): Promise<void> {
    const polling = { pollingIntervalSeconds: Math.min(pollSeconds, 2), notifyPollingIntervalSeconds: pollSeconds }
    let worker = ''
    worker = await boss.work(handler.queue.name, { ...polling, includeMetadata: true }, async (jobs: JobWithMetadata<object>[]) => {
      // Where there was one there may be more: the worker asks again at once, until there is none.
      if (worker) boss.notifyWorker(worker)
      for (const job of jobs) await runJob(handler, job, log)
    })
  }

  return {
    async enqueue(tx, queue, payload, { startAfter } = {}) {
      const data = queue.payload.parse(payload)
      await boss.send(queue.name, data, {
        db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql),
        ...(startAfter ? { startAfter: new Date(startAfter.epochMilliseconds) } : {}),
      })
    },
    async register(added) {
      await ensureQueues(
        boss,
        added.map(({ queue }) => settingsOf(queue)),
      )
      await ensureSchedules(boss, added)
      for (const handler of added) {
        handlers.set(handler.queue.name, handler)
        if (isWorking) await work(handler)
      }
    },
    async start() {
      isWorking = true
      if (database.kind === 'pglite') await requeueAbandonedJobs(database)
      for (const { name } of await boss.getSchedules()) if (!handlers.get(name)?.cron) await boss.unschedule(name)
      for (const handler of handlers.values()) await work(handler)
    },
    async counts() {
      const { rows } = await database.execute(
        `SELECT name AS queue, count(*) FILTER (WHERE state IN ('created', 'retry'))::int AS waiting,
                count(*) FILTER (WHERE state = 'active')::int AS active
           FROM ${SCHEMA}.job GROUP BY name ORDER BY name`,
      )
      const all = rows as QueueCounts[]
      const queues = all.filter(({ queue }) => handlers.has(queue))
      return { queues, failed: all.find(({ queue }) => queue === FAILED_QUEUE)?.waiting ?? 0 }
    },
    failed: () => listFailedJobs(database.db, JOB_TABLE, FAILED_QUEUE),
    retryOrDiscardFailed: (id, { again }) =>
      database.db.transaction(async (tx) => {
        const job = await popFailedJob(tx, JOB_TABLE, FAILED_QUEUE, id)
        // What no part of the program works off any more cannot be tried again.
        if (job && again && handlers.has(job.queue)) {
          await boss.send(job.queue, job.payload ?? {}, { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) })
        }
        return job !== undefined
      }),
    stop: () => boss.stop({ graceful: true, timeout: STOP_GRACE_MS }),
  }
}

async function runJob(handler: JobHandler, job: JobWithMetadata<object>, log: Logger): Promise<void> {
  const isLast = job.retryCount >= job.retryLimit
  try {
    await handler.run(job.data ?? {}, { number: job.retryCount + 1, isLast, signal: job.signal })
  } catch (error) {
    const message = isLast ? 'a job has failed for good' : 'a job failed and will be tried again'
    log[isLast ? 'error' : 'warn']({ err: error, queue: job.name, job: job.id, attempt: job.retryCount + 1 }, message)
    if (isLast) reportError(error)
    // The queue keeps what it is told, for people to look at.
    throw withoutValues(error)
  }
}

type QueueSettings = { name: string; policy: string } & Record<
  'retryLimit' | 'retryDelay' | 'retryDelayMax' | 'expireInSeconds' | 'deleteAfterSeconds' | 'retentionSeconds',
  number
> & { retryBackoff: boolean; notify: boolean; deadLetter?: string }

const FAILED: QueueSettings = {
  name: FAILED_QUEUE,
  policy: 'standard',
  retryLimit: 0,
  retryDelay: 1,
  retryDelayMax: MAX_RETRY_DELAY_SECONDS,
  retryBackoff: true,
  expireInSeconds: DAY_SECONDS,
  deleteAfterSeconds: KEEP_DONE_SECONDS,
  retentionSeconds: KEEP_FAILED_SECONDS,
  notify: false,
}

function settingsOf(queue: JobQueue<object>): QueueSettings {
  return {
    name: queue.name,
    policy: queue.isExclusive ? 'exclusive' : 'standard',
    retryLimit: queue.retries,
    retryDelay: queue.retryDelaySeconds,
    retryDelayMax: MAX_RETRY_DELAY_SECONDS,
    retryBackoff: true,
    expireInSeconds: queue.timeoutSeconds,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
    retentionSeconds: KEEP_FAILED_SECONDS,
    notify: true,
    deadLetter: FAILED_QUEUE,
  }
}

/**
 * Makes queues that are missing and brings the others up to date. Afterwards the library knows each of them:
 * it would otherwise ask for it in the middle of a transaction, and the embedded database has one connection.
 */
async function ensureQueues(boss: PgBoss, wanted: QueueSettings[]): Promise<void> {
  if (wanted.length === 0) return
  const existing = new Map((await boss.getQueues(wanted.map(({ name }) => name))).map((queue) => [queue.name, queue]))
  for (const { name, policy, ...settings } of wanted) {
    const found = existing.get(name) as Record<string, unknown> | undefined
    const isCurrent = found && Object.entries(settings).every(([key, value]) => found[key] === value)
    if (isCurrent) continue
    if (found) await boss.updateQueue(name, settings)
    else await boss.createQueue(name, { policy, ...settings })
    await boss.insert(name, [])
  }
}

async function ensureSchedules(boss: PgBoss, handlers: JobHandler[]): Promise<void> {
  const scheduled = handlers.filter(({ cron }) => cron)
  if (scheduled.length === 0) return
  const existing = new Map((await boss.getSchedules()).map((one) => [one.name, one]))
  for (const { queue, cron } of scheduled) {
    const found = existing.get(queue.name)
    if (cron && (found?.cron !== cron || found.timezone !== TIMEZONE)) await boss.schedule(queue.name, cron, {}, { tz: TIMEZONE })
  }
}

/**
 * The embedded database belongs to one process, by the lock of its folder. What runs in it when that process
 * starts was left by one that was killed, and need not wait for its time to be up.
 */
async function requeueAbandonedJobs(database: DatabaseHandle): Promise<void> {
  await database.execute(`UPDATE ${SCHEMA}.job SET state = 'retry', start_after = now() WHERE state = 'active'`)
}

function connectionOf(database: DatabaseHandle): Db {
  return {
    executeSql: (text, values) => database.execute(text, values) as ReturnType<Db['executeSql']>,
    async listen(channel, onNotification, onReconnect) {
      // An empty payload says that notices may have been missed.
      const stop = await database.listen(channel, (payload) => (payload === '' ? onReconnect() : onNotification(payload)))
      onReconnect()
      return { close: stop }
    },
  }
}
