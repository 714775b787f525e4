import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/** The worker exceeded its memory or time, or exited without a result. */
export class WorkerLimitExceeded extends Error {}

/** Limits of one task: heap in megabytes, and time in milliseconds. */
export type WorkerLimits = { memoryMb: number; milliseconds: number }

type Result<T> = { value: T } | { failure: string }

/** Workers at the same time; further calls wait. */
const MAX_WORKERS = 2
let freeSlots = MAX_WORKERS
const waiting: (() => void)[] = []

/**
 * Runs a task on untrusted input in a worker thread of its own, with bounded memory and time, so that it can exhaust neither
 * the server's heap nor its event loop (decision 0030). At most two run at once; each costs the start of a thread.
 * @param workerUrl the worker's file, which calls `handleIsolatedTask`
 * @param task a structured-cloneable value
 * @returns what the handler resolved with, cloned
 * @throws WorkerLimitExceeded when the worker exceeds a limit or exits; an Error with the message of what the handler threw
 */
export async function runIsolated<T>(workerUrl: string, task: unknown, limits: WorkerLimits): Promise<T> {
  if (freeSlots > 0) freeSlots--
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await runInWorker(workerUrl, task, limits)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else freeSlots++
  }
}

async function runInWorker<T>(workerUrl: string, task: unknown, { memoryMb, milliseconds }: WorkerLimits): Promise<T> {
  const worker = new Worker(new URL(workerUrl), {
    workerData: { isIsolatedWorker: true, task },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    env: {},
    execArgv: [],
  })
  let timer: NodeJS.Timeout | undefined
  try {
    const result = await new Promise<Result<T>>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', (error) => reject(new WorkerLimitExceeded('the worker failed', { cause: error })))
      worker.once('exit', () => reject(new WorkerLimitExceeded('the worker exited without a result')))
      timer = setTimeout(() => reject(new WorkerLimitExceeded('the worker timed out')), milliseconds)
    })
    if ('failure' in result) throw new Error(result.failure)
    return result.value
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** Handles the task of this thread if it was started by `runIsolated`; does nothing in any other thread. */
export function handleIsolatedTask<Task, T>(handler: (task: Task) => Promise<T>): void {
  if (isMainThread || !workerData?.isIsolatedWorker) return
  handler(workerData.task as Task).then(
    (value) => parentPort?.postMessage({ value } satisfies Result<T>),
    (error) => parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) } satisfies Result<T>),
  )
}
