import { readFileSync } from 'node:fs'

const KILOBYTES_PER_MEGABYTE = 1024

/** Resident memory of a process in megabytes. @throws Error on systems without /proc */
export function processMemory(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  if (!kilobytes) throw new Error('the system does not tell how much memory a process holds')
  return Number(kilobytes) / KILOBYTES_PER_MEGABYTE
}
