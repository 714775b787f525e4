import { readFileSync } from 'node:fs'
import type { Break } from './break.ts'
import { FINDERS } from './finders.ts'
import type { BreakList } from './list.ts'
import { firstFinder, type Results } from './results.ts'
import { writeFormatted } from './write-formatted.ts'

const REPORT_FILE = 'breaks/README.md'
const BEGIN = '<!-- What follows is written by `npm run breaks -- table`. -->'
const COLUMNS = [...FINDERS, 'nobody', undefined] as const

/** Writes the tables into the README of this folder, below its last line by hand. */
export function writeReport(list: BreakList, results: Results): void {
  const [byHand = ''] = readFileSync(REPORT_FILE, 'utf8').split(BEGIN)
  writeFormatted(REPORT_FILE, `${byHand.trimEnd()}\n\n${BEGIN}\n\n${reportOf(list, results)}`)
}

/** @returns the tables: by room and finder for each suite, what only the old one finds, and every break */
export function reportOf({ seed, breaks }: BreakList, results: Results): string {
  const suites = Object.keys(results).sort()
  const holes = breaks.filter(({ id }) => isFound(results, 'old', id) && firstFinder(results.new?.[id]) === 'nobody')
  return [
    ...suites.flatMap((suite) => [`### The ${suite} suite, by room and first finder\n`, byRoom(breaks, results, suite), '']),
    `Only the old suite finds: ${holes.length > 0 ? holes.map(({ id }) => id).join(', ') : 'none so far'}.\n`,
    `### The breaks of seed ${seed}\n`,
    table(['', 'batch', 'room', 'kind', 'file', ...suites], [...breaks.map((one) => rowOf(one, results, suites))]),
    '',
  ].join('\n')
}

function byRoom(breaks: readonly Break[], results: Results, suite: string): string {
  const rooms = [...new Set(breaks.map(({ room }) => room))].sort()
  const counts = (list: readonly Break[]) =>
    COLUMNS.map((column) => list.filter(({ id }) => firstFinder(results[suite]?.[id]) === column).length)
  const rows = rooms.map((room) => [room, ...counts(breaks.filter((one) => one.room === room))])
  const head = ['room', ...COLUMNS.map((column) => column ?? 'not yet run')]
  return table(
    head,
    [...rows, ['**all**', ...counts(breaks)]].map((row) => row.map((cell) => (cell === 0 ? '' : String(cell)))),
  )
}

function rowOf({ id, batch, room, kind, file }: Break, results: Results, suites: string[]): string[] {
  return [String(id), String(batch), room, kind, file, ...suites.map((suite) => firstFinder(results[suite]?.[id]) ?? '')]
}

function isFound(results: Results, suite: string, id: number): boolean {
  return !['nobody', undefined].includes(firstFinder(results[suite]?.[id]))
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
