import type { PgBoss } from 'pg-boss'
import { TIMEZONE } from '../clock/clock.ts'
import type { JobHandler, JobQueue } from './queue.ts'

/** The dead letter queue: jobs that failed for good, until staff retry or discard them. It has no handler. */
export const FAILED_QUEUE = 'failed'
const DAY_SECONDS = 24 * 60 * 60
const KEEP_FAILED_SECONDS = 90 * DAY_SECONDS
const KEEP_DONE_SECONDS = DAY_SECONDS
const MAX_RETRY_DELAY_SECONDS = 60 * 60

type QueueSettings = { name: string; policy: string } & Record<
  'retryLimit' | 'retryDelay' | 'retryDelayMax' | 'expireInSeconds' | 'deleteAfterSeconds' | 'retentionSeconds',
  number
> & { retryBackoff: boolean; notify: boolean; deadLetter?: string }

/** The settings of the queue of those that failed for good. */
export const FAILED: QueueSettings = {
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

/** What the job queue is told of a declared queue. */
export function queueSettings(queue: JobQueue<object>): QueueSettings {
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
 * Creates queues that are missing and updates the settings of the others. The empty insert makes pg-boss cache the queue: it
 * would otherwise look it up in the middle of a transaction and wait for ever, since PGlite has one connection.
 */
export async function ensureQueues(boss: PgBoss, queues: QueueSettings[]): Promise<void> {
  if (queues.length === 0) return
  const existing = new Map((await boss.getQueues(queues.map(({ name }) => name))).map((queue) => [queue.name, queue]))
  for (const { name, policy, ...settings } of queues) {
    const found = existing.get(name) as Record<string, unknown> | undefined
    const isCurrent = found && Object.entries(settings).every(([key, value]) => found[key] === value)
    if (isCurrent) continue
    if (found) await boss.updateQueue(name, settings)
    else await boss.createQueue(name, { policy, ...settings })
    await boss.insert(name, [])
  }
}

/** Sets the schedules of handlers that have one and where it is another than the stored one. */
export async function ensureSchedules(boss: PgBoss, handlers: JobHandler[]): Promise<void> {
  const scheduled = handlers.filter(({ cron }) => cron)
  if (scheduled.length === 0) return
  const existing = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]))
  for (const { queue, cron } of scheduled) {
    const found = existing.get(queue.name)
    if (cron && (found?.cron !== cron || found.timezone !== TIMEZONE)) await boss.schedule(queue.name, cron, {}, { tz: TIMEZONE })
  }
}
