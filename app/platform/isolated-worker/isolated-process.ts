import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { WorkerLimitExceeded, type WorkerLimits } from './isolated-worker.ts'

/** Tells a process that it was started for one task. */
const MARK = 'FOYER_ISOLATED_PROCESS'
const WATCH_MS = 20
const LIMIT_SIGNAL = 'SIGKILL'
/** A busy machine gives a process little of its time; one that waits for ever is ended all the same. */
const WALL_FACTOR = 10
const STARTING_MS = 30_000
const MB = 1024 * 1024

type Message = { value: unknown } | { failure: string }

let queue: Promise<unknown> = Promise.resolve()

/**
 * Runs a task on untrusted input in a process of its own. Unlike a worker thread it bounds native code too: what a library
 * written in C takes is neither on the heap that a thread limits, nor does it end with the thread. One at a time.
 * @param processUrl the file to run, which calls `handleProcessTask`
 * @param task a structured-cloneable value
 * @param limits memory beyond that of the idle process, and processor time
 * @returns what the handler resolved with, cloned
 * @throws WorkerLimitExceeded beyond a limit; an Error with the message of what the handler threw, or when the process fails
 */
export function runInProcess<T>(processUrl: string, task: unknown, limits: WorkerLimits): Promise<T> {
  const result = queue.then(() => runNow<T>(processUrl, task, limits))
  queue = result.catch(() => {})
  return result
}

async function runNow<T>(processUrl: string, task: unknown, limits: WorkerLimits): Promise<T> {
  const child = fork(fileURLToPath(processUrl), [], {
    env: { [MARK]: '1' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let timer: NodeJS.Timeout | undefined
  try {
    const message = await new Promise<Message>((resolve, reject) => {
      child.once('message', (answer) => resolve(answer as Message))
      child.once('error', reject)
      child.once('exit', (_code, signal) => reject(endOf(signal)))
      const longest = STARTING_MS + limits.milliseconds * WALL_FACTOR
      timer = setTimeout(() => reject(new WorkerLimitExceeded('the process timed out')), longest)
      child.send({ task, limits }, (error) => error && reject(error))
    })
    if ('failure' in message) throw new Error(message.failure)
    return message.value as T
  } finally {
    clearTimeout(timer)
    child.removeAllListeners()
    child.on('error', () => {})
    child.kill('SIGKILL')
  }
}

/** Beyond its limits a process kills itself; any other end tells nothing about its task. */
function endOf(signal: NodeJS.Signals | null): Error {
  return signal === LIMIT_SIGNAL
    ? new WorkerLimitExceeded('the process exceeded its limits')
    : new Error('the process ended without a result')
}

/**
 * Handles the task of this process if it was started by `runInProcess`; does nothing in any other.
 * @param prepare loads what the handler needs; what that takes counts for nothing
 */
export function handleProcessTask<Task, T>(prepare: () => Promise<unknown>, handler: (task: Task) => Promise<T>): void {
  const send = process.send?.bind(process)
  if (!process.env[MARK] || !send) return
  process.once('disconnect', () => process.exit())
  process.once('message', async ({ task, limits }: { task: Task; limits: WorkerLimits }) => {
    try {
      await prepare()
      watch(limits)
      send({ value: await handler(task) } satisfies Message)
    } catch (error) {
      send({ failure: error instanceof Error ? error.message : String(error) } satisfies Message)
    }
  })
}

/** Ends this process beyond its limits. Native code runs beside the event loop, which therefore sees it. */
function watch({ memoryMb, milliseconds }: WorkerLimits): void {
  const before = { rss: process.memoryUsage.rss(), cpu: process.cpuUsage() }
  setInterval(() => {
    const { user, system } = process.cpuUsage(before.cpu)
    if (user + system > milliseconds * 1000 || process.memoryUsage.rss() - before.rss > memoryMb * MB)
      process.kill(process.pid, LIMIT_SIGNAL)
  }, WATCH_MS)
}
