import { handleProcessTask } from './isolated-process.ts'

export const processUrl = import.meta.url

/** Misbehaves in the way that its task names; the first two as native code does, outside the heap. */
handleProcessTask(
  async () => {},
  async (task: string): Promise<string> => {
    const kept: Buffer[] = []
    for (let round = 0; task === 'fill'; round++) {
      kept.push(Buffer.alloc(8 * 1024 * 1024, round + 1))
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    while (task === 'work') await new Promise((resolve) => setImmediate(resolve))
    if (task === 'throw') throw new Error('nicht lesbar')
    if (task === 'leave') process.exit(0)
    return task.toUpperCase()
  },
)
