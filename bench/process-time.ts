import { readdirSync, readFileSync } from 'node:fs'

/**
 * Processor time used by the threads of a process since they started, in milliseconds; undefined on systems without /proc.
 * The scheduler counts nanoseconds where `/proc/<pid>/stat` counts hundredths of a second. A thread that has ended no longer
 * counts.
 */
export function processTime(pid: number | undefined): number | undefined {
  try {
    const tasks = `/proc/${pid}/task`
    return readdirSync(tasks).reduce((sum, task) => sum + Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6, 0)
  } catch {
    return undefined
  }
}
