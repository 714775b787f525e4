import { handleIsolatedTask } from './isolated-worker.ts'

export const workerUrl = import.meta.url

/** Misbehaves in the way that its task names. */
handleIsolatedTask(async (task: string): Promise<string> => {
  const memory: unknown[] = []
  if (task === 'fill') for (;;) memory.push(new Array(100_000).fill(task))
  if (task === 'circle') for (;;);
  if (task === 'throw') throw new Error('nicht lesbar')
  if (task === 'leave') process.exit(0)
  return task.toUpperCase()
})
