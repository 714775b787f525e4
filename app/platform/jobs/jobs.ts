import { sql } from 'drizzle-orm'
import { type Db, type DrizzleTransactionLike, fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database, DatabaseHandle } from '../database/database.ts'
import { isDatabaseUnavailable } from '../database/outage.ts'
import { reportError } from '../errors/error-reports.ts'
import { redactError } from '../errors/redact-error.ts'
import type { Logger } from '../logging/logger.ts'
import { watchDueQueues } from './due-queues.ts'
import { ensureQueues, ensureSchedules, FAILED, FAILED_QUEUE, queueSettings } from './ensure-queues.ts'
import { type FailedJob, listFailedJobs, popFailedJob } from './failed-jobs.ts'
import type { JobHandler, JobQueue } from './queue.ts'

const SCHEMA = 'jobs'
const JOB_TABLE = `${SCHEMA}.job`
/** Notifications wake the workers at once; what falls due by the clock is found by one question for all queues. */
const POLL_SECONDS = 5
/** How often a worker looks for itself, should both have failed it. */
const LOOKS_ITSELF_SECONDS = 300
/** How long running jobs may take to end when the server stops; then they are requeued. */
const STOP_GRACE_MS = 8_000

/** How many jobs of a queue are in which state. */
export type QueueCounts = { queue: string; waiting: number; active: number }

/**
 * Background jobs, stored in the database (decision 0006): they survive a restart, and several nodes share them. A job runs
 * at least once; it may run again if the process is killed before its success is stored.
 */
export type Jobs = {
  /**
   * Enqueues a job in the transaction of the write that causes it: both are committed or neither.
   * @param options.startAfter earliest start, in real time whatever the clock of the server is set to
   * @throws ZodError when the payload does not match the queue's schema
   */
  enqueue<Payload extends object>(
    tx: Database,
    queue: JobQueue<Payload>,
    payload: Payload,
    options?: { startAfter?: Temporal.Instant },
  ): Promise<void>
  /** Creates queues with their schedules. Their jobs are stored at once and run from `start` on. */
  register(handlers: JobHandler[]): Promise<void>
  /**
   * Leaves the schedules of these queues as they are: this node does not handle them, others on the same database may. Where
   * no node handles them any more, their jobs wait until they expire; of an exclusive queue one does.
   */
  leaveToOthers(queues: Pick<JobQueue<object>, 'name'>[]): void
  /** Starts the workers of all registered queues, and removes schedules that are neither registered nor left to others. */
  start(): Promise<void>
  /** The numbers of jobs waiting and running by queue, and of those that failed for good. One statement. */
  counts(): Promise<{ queues: QueueCounts[]; failed: number }>
  /** The latest 200 jobs that failed for good, the latest first. One statement. */
  failed(): Promise<FailedJob[]>
  /** Removes a job from those that failed for good and, with `again`, enqueues it anew. @returns whether it was there */
  retryOrDiscardFailed(id: string, options: { again: boolean }): Promise<boolean>
  /** Stops the workers; waits up to 8 s for running jobs. */
  stop(): Promise<void>
}

/**
 * Opens the job queues on the site's database (decision 0006).
 * @param options.pollSeconds how often the house looks for due jobs besides being notified; 5 by default
 */
export async function openJobs(database: DatabaseHandle, log: Logger, options: { pollSeconds?: number } = {}): Promise<Jobs> {
  const boss = new PgBoss({
    db: bossDatabase(database),
    backend: database.kind,
    schema: SCHEMA,
    useListenNotify: true,
    // The small tables of an embedded database need no maintenance of their indexes.
    reindex: database.kind === 'postgres',
    monitorVacuum: database.kind === 'postgres',
  })
  boss.on('error', onError)
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  await boss.start()
  await ensureQueues(boss, [FAILED])
  const handlers = new Map<string, JobHandler>()
  const leftToOthers = new Set<string>()
  const pollSeconds = options.pollSeconds ?? POLL_SECONDS
  /** Workers by their queue, once they run. */
  const workers = new Map<string, string[]>()
  let endWatch = async () => {}
  let isWorking = false

  function onError(error: unknown): void {
    // An outage of the database is logged once, by the listener; each worker would log it every few seconds.
    if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'the job queue met an error')
  }

  async function work(handler: JobHandler): Promise<void> {
    const ids = await Promise.all(Array.from({ length: handler.queue.concurrency }, () => startWorker(handler)))
    workers.set(handler.queue.name, ids)
  }

  async function startWorker(handler: JobHandler): Promise<string> {
    const polling = { pollingIntervalSeconds: LOOKS_ITSELF_SECONDS }
    let worker = ''
    worker = await boss.work(handler.queue.name, { ...polling, includeMetadata: true }, async (jobs: JobWithMetadata<object>[]) => {
      // More jobs may be waiting: fetch again at once, until there is none.
      if (worker) boss.notifyWorker(worker)
      for (const job of jobs) await runJob(handler, job, log)
    })
    return worker
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
        added.map(({ queue }) => queueSettings(queue)),
      )
      await ensureSchedules(boss, added)
      for (const handler of added) {
        handlers.set(handler.queue.name, handler)
        if (isWorking) await work(handler)
      }
    },
    leaveToOthers(queues) {
      for (const { name } of queues) leftToOthers.add(name)
    },
    async start() {
      isWorking = true
      if (database.kind === 'pglite') await requeueAbandonedJobs(database)
      const isWanted = (name: string) => Boolean(handlers.get(name)?.cron) || leftToOthers.has(name)
      for (const { name } of await boss.getSchedules()) if (!isWanted(name)) await boss.unschedule(name)
      for (const handler of handlers.values()) await work(handler)
      endWatch = watchDueQueues(database, {
        table: JOB_TABLE,
        seconds: pollSeconds,
        queues: () => [...workers.keys()],
        onDue(queue) {
          for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker)
        },
        onError,
      })
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
        // Without a handler the job could only fail again.
        if (job && again && handlers.has(job.queue)) {
          await boss.send(job.queue, job.payload ?? {}, { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) })
        }
        return job !== undefined
      }),
    async stop() {
      await endWatch()
      await boss.stop({ graceful: true, timeout: STOP_GRACE_MS })
    },
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
    // The queue stores the error and staff can read it.
    throw redactError(error)
  }
}

/**
 * Requeues jobs that a killed process left active, without waiting for their timeout. Only for PGlite: its folder lock
 * guarantees that no other process runs them.
 */
async function requeueAbandonedJobs(database: DatabaseHandle): Promise<void> {
  await database.execute(`UPDATE ${SCHEMA}.job SET state = 'retry', start_after = now() WHERE state = 'active'`)
}

function bossDatabase(database: DatabaseHandle): Db {
  return {
    executeSql: (text, values) => database.execute(text, values) as ReturnType<Db['executeSql']>,
    async listen(channel, onNotification, onReconnect) {
      // An empty payload means that notifications may have been missed.
      const stop = await database.listen(channel, (payload) => (payload === '' ? onReconnect() : onNotification(payload)))
      onReconnect()
      return { close: stop }
    },
  }
}
