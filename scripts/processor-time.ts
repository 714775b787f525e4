import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second, whatever the machine. */
const TICKS_PER_SECOND = 100
/** What `workSeconds` takes on a core of the machine that the budget was written on, with nothing beside it. */
const REFERENCE_SECONDS = 0.52
/** How often it is measured; an odd number. */
const MEASUREMENTS = 5

/** The processor seconds of this process and of all child processes that have ended. */
export function secondsSpent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + childrenSeconds()
}

/**
 * The processor seconds of all child processes that have ended and of all that these have started and seen end (`cutime` and
 * `cstime` of proc(5)). 0 where the system does not tell.
 */
export function childrenSeconds(): number {
  try {
    // The name of the program, in brackets, may hold spaces.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
  } catch {
    return 0
  }
}

/**
 * Notes what a part of the gate has cost, and how slow the machine was, in the file that GATE_COSTS names, if it does.
 * @param seconds of the processor
 */
export function noteCost(part: string, seconds: number): void {
  const file = process.env.GATE_COSTS
  if (file && seconds > 0) appendFileSync(file, `${part} ${seconds.toFixed(1)} ${slowness().toFixed(2)}\n`)
}

/**
 * How many times longer the same work takes here and now than on the machine that the budget was written on: its processor may
 * be slower, and what runs beside shares its caches. One measurement says little: on an idle machine six in a row were between
 * 0.94 and 1.59. So it is the median of several, each by a process that has compiled nothing yet, as the first one was.
 */
export function slowness(): number {
  const program = `import(${JSON.stringify(import.meta.url)}).then(({ workSeconds }) => console.log(workSeconds()))`
  const seconds = Array.from({ length: MEASUREMENTS }, () => Number(execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' })))
  return (seconds.toSorted((one, other) => one - other)[(MEASUREMENTS - 1) / 2] ?? 0) / REFERENCE_SECONDS
}

/** The processor seconds of a certain piece of work. */
export function workSeconds(): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/** Some of what tests do: parsing, sorting, hashing. */
function work(): void {
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, index) => ({ id: index, name: `Vorstellung ${(index * 7919) % 20_000}` })))
  for (let round = 0; round < 24; round++) {
    const rows = JSON.parse(text) as { id: number; name: string }[]
    rows.sort((a, b) => (a.name < b.name ? -1 : 1))
    createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  }
}
