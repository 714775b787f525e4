import { existsSync, readFileSync } from 'node:fs'
import { FINDERS, type Finder } from './finders.ts'
import { writeFormatted } from './write-formatted.ts'

/** What found a break: up to three of the tests, or lines of a check, of each finder. `whole`: the whole suite has run. */
export type Result = { whole: boolean; found: Partial<Record<Finder, string[]>> }

/** The results of each suite, such as `new` and `old`, by the ids of the breaks. */
export type Results = Record<string, Record<number, Result>>

const RESULTS_FILE = 'breaks/results.json'
const MOST_NAMED = 3

/** @returns what was found so far */
export function readResults(): Results {
  return existsSync(RESULTS_FILE) ? JSON.parse(readFileSync(RESULTS_FILE, 'utf8')) : {}
}

export function writeResults(results: Results): void {
  writeFormatted(RESULTS_FILE, JSON.stringify(results, null, 2))
}

/** Adds to what a suite has found of a break. */
export function addResult(results: Results, suite: string, id: number, { whole, found }: Result): void {
  results[suite] ??= {}
  const own = results[suite]
  const before = own[id] ?? { whole: false, found: {} }
  const names = FINDERS.flatMap((finder) => {
    const all = [...new Set([...(before.found[finder] ?? []), ...(found[finder] ?? [])])]
    return all.length > 0 ? [[finder, all.slice(0, MOST_NAMED)] as const] : []
  })
  own[id] = { whole: before.whole || whole, found: Object.fromEntries(names) }
}

/** @returns the cheapest finder, `nobody` if a whole run found nothing, or nothing if there was none */
export function firstFinder(result: Result | undefined): Finder | 'nobody' | undefined {
  return FINDERS.find((finder) => result?.found[finder]) ?? (result?.whole ? 'nobody' : undefined)
}
