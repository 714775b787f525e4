import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/** What somebody sent could not be read within the bounds. */
export class TooMuchToRead extends Error {}

/** What reading may cost: heap in megabytes, and time. */
export type RoomBounds = { memoryMb: number; milliseconds: number }

type Answer<T> = { value: T } | { failure: string }

/** So many read at the same time; whoever comes later waits. */
const ROOMS = 2
let free = ROOMS
const waiting: (() => void)[] = []

/**
 * Reads in a room of its own what strangers wrote: a thread that has so much memory and so much time and may die alone.
 * @param door file of the room, which opens itself by `openRoom`
 * @param task what is sent in, as `openRoom` takes it
 * @throws TooMuchToRead when the room had to be closed; an error with the words of whatever was thrown inside
 */
export async function readApart<T>(door: string, task: unknown, bounds: RoomBounds): Promise<T> {
  if (free > 0) free--
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await readIn(door, task, bounds)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
}

async function readIn<T>(door: string, task: unknown, { memoryMb, milliseconds }: RoomBounds): Promise<T> {
  const room = new Worker(new URL(door), {
    workerData: { isReadingRoom: true, task },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    env: {},
    execArgv: [],
  })
  let timer: NodeJS.Timeout | undefined
  try {
    const answer = await new Promise<Answer<T>>((resolve, reject) => {
      room.once('message', resolve)
      room.once('error', (error) => reject(new TooMuchToRead('the room broke down', { cause: error })))
      room.once('exit', () => reject(new TooMuchToRead('the room was left without an answer')))
      timer = setTimeout(() => reject(new TooMuchToRead('the time was up')), milliseconds)
    })
    if ('failure' in answer) throw new Error(answer.failure)
    return answer.value
  } finally {
    clearTimeout(timer)
    await room.terminate()
  }
}

/** Does the work of a room when this thread is one; in any other it does nothing. */
export function openRoom<Task, T>(work: (task: Task) => Promise<T>): void {
  if (isMainThread || !workerData?.isReadingRoom) return
  work(workerData.task as Task).then(
    (value) => parentPort?.postMessage({ value } satisfies Answer<T>),
    (error) => parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) } satisfies Answer<T>),
  )
}
