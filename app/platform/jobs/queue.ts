import type { z } from 'zod'

/** A queue of background jobs of one kind: its name, the schema of their payload, and how they are retried. */
export type JobQueue<Payload extends object> = {
  name: string
  payload: z.ZodType<Payload>
  /** retries after the first failure */
  retries: number
  /** least wait before the first retry; at random up to twice as long, and doubled with each further one, up to an hour */
  retryDelaySeconds: number
  /** how long one attempt may take before it counts as failed */
  timeoutSeconds: number
  /** at most one job of this queue waits or runs at a time; jobs enqueued meanwhile are dropped */
  isExclusive: boolean
  /** how many of its jobs a node runs at once */
  concurrency: number
}

type Options = Partial<Pick<JobQueue<object>, 'retries' | 'retryDelaySeconds' | 'timeoutSeconds' | 'isExclusive' | 'concurrency'>>

const DEFAULTS = { retries: 5, retryDelaySeconds: 10, timeoutSeconds: 120, isExclusive: false, concurrency: 1 }

/** Declares a queue. Each is declared once, beside the code that handles its jobs. */
export function defineQueue<Payload extends object>(name: string, payload: z.ZodType<Payload>, options: Options = {}): JobQueue<Payload> {
  return { ...DEFAULTS, ...options, name, payload }
}

/** One attempt at a job, counted from 1; after the last a failure is final. `signal` aborts when the queue's timeout is reached. */
export type JobAttempt = { number: number; isLast: boolean; signal: AbortSignal }

/** A queue with the code that handles its jobs, and its schedule. */
export type JobHandler = {
  queue: JobQueue<object>
  /** @throws any error; the job is retried */
  run(payload: unknown, attempt: JobAttempt): Promise<void>
  /** enqueues a job at these times: five cron fields in `TIMEZONE`; such a job has an empty payload */
  cron: string | undefined
}

/** Binds a queue to the function that handles its jobs. The payload is validated again before each run. */
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
