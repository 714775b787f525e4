import type { z } from 'zod'

/** A kind of work that can be left for later: its name, what it needs to know, and how it is tried again. */
export type JobQueue<Payload extends object> = {
  name: string
  payload: z.ZodType<Payload>
  /** how often it is tried again after the first failure */
  retries: number
  /** least wait before the first retry; at random up to twice as long, and doubled with each further one, up to an hour */
  retryDelaySeconds: number
  /** how long one try may take before it counts as failed */
  timeoutSeconds: number
  /** at most one job of this queue waits or runs at a time; what is sent meanwhile is dropped */
  isExclusive: boolean
}

type Options = Partial<Pick<JobQueue<object>, 'retries' | 'retryDelaySeconds' | 'timeoutSeconds' | 'isExclusive'>>

const DEFAULTS = { retries: 5, retryDelaySeconds: 10, timeoutSeconds: 120, isExclusive: false }

/** Declares a queue. A feature declares each of its own once, beside the code that works it off. */
export function defineQueue<Payload extends object>(name: string, payload: z.ZodType<Payload>, options: Options = {}): JobQueue<Payload> {
  return { ...DEFAULTS, ...options, name, payload }
}

/** Which try this is, and whether another follows when it fails. `signal` aborts when the time is up. */
export type JobAttempt = { number: number; isLast: boolean; signal: AbortSignal }

/** How the jobs of a queue are worked off, and when they come about by themselves. */
export type JobHandler = {
  queue: JobQueue<object>
  /** @throws whatever failed; the job is tried again */
  run(payload: unknown, attempt: JobAttempt): Promise<void>
  /** five cron fields in the house's time zone; such a job has an empty payload */
  cron: string | undefined
}

/** Ties a queue to the code that works it off. What a job carries is checked once more before it runs. */
export function handleQueue<Payload extends object>(
  queue: JobQueue<Payload>,
  run: (payload: Payload, attempt: JobAttempt) => Promise<unknown>,
  options: { cron?: string } = {},
): JobHandler {
  return {
    queue: queue as unknown as JobQueue<object>,
    cron: options.cron,
    async run(payload, attempt) {
      await run(queue.payload.parse(payload), attempt)
    },
  }
}
