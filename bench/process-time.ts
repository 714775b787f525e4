import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second, whatever its kernel's own tick is. */
const TICK_MS = 10

/** Processor time used by a process since its start, in milliseconds; undefined on systems without /proc. */
export function processTime(pid: number | undefined): number | undefined {
  try {
    // The name is in brackets and may contain spaces; the 12th and 13th field after it are time in user and system mode.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return undefined
  }
}
