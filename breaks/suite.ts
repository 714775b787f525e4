import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type Failure, failuresOfVitest } from '../scripts/test-reports.ts'
import { attributed, attributedOfCheck } from './attribute.ts'
import type { Break } from './break.ts'
import { failuresOf } from './failures-of-run.ts'
import { finderOf, pathOf } from './finders.ts'
import type { ImportGraph } from './import-graph.ts'
import type { Result } from './results.ts'
import type { ScratchClone } from './scratch-clone.ts'

/** More files fail only where a break brings the house down, and then they say nothing of the other breaks. */
const MOST_FILES = 60
/** So many of the files are tried with each break alone where the house is down. */
const SAMPLE = 6
/** What is tried where the house did not even come up, so that no file has failed. */
const PROBES = ['tests/api/server.test.ts', 'tests/e2e/shell.spec.ts']

/** How breaks are looked for. */
export type Search = {
  clone: ScratchClone
  graph: Pick<ImportGraph, 'reaches'>
  /** The command that runs the whole suite. */
  suite: string
  /** The command that runs the files named behind it. */
  alone: string
  /** Called with what found a break as soon as that is known. */
  onFound: (id: number, found: Result['found']) => void
}

/**
 * Lays breaks together and runs the suite once; what the import graph cannot tell apart is run again, file by file, with one
 * break at a time. Where so much fails that a break must have brought the house down, those that do are found first, and the suite
 * runs again with the others.
 * @returns failures that no break alone shows: a race, or two breaks together
 */
export function searchBySuite(search: Search, breaks: readonly Break[]): Failure[] {
  const { clone, graph, suite, onFound } = search
  clone.lay(breaks)
  const { failures, unsaid } = failuresOf(clone.run(suite))
  const { sure, unsure } = attributed(failures, breaks, graph)
  for (const [id, own] of sure) onFound(id, byFinder(own, suite))
  const files = [...new Set(unsure.map(pathOf))].sort()
  const isDown = unsaid !== undefined || files.length > MOST_FILES
  const tried = isDown ? sampleOf(files) : files
  const open = breaks.filter(({ id }) => !sure.has(id))
  const found = new Map(open.map((one) => [one.id, tried.length > 0 ? failuresWith(search, one, tried) : []]))
  for (const [id, own] of found) if (own.length > 0) onFound(id, byFinder(own, suite))
  const others = open.filter(({ id }) => found.get(id)?.length === 0)
  if (isDown && others.length > 0 && others.length < breaks.length) return searchBySuite(search, others)
  const shown = new Set([...found.values()].flat().map(pathOf))
  return [...unsure, ...(unsaid ? [unsaid] : [])].filter((failure) => !shown.has(pathOf(failure)))
}

/** Lays breaks together and runs the static checks; where they name no break's file, once more with one break at a time. */
export function searchByCheck({ clone, onFound }: Pick<Search, 'clone' | 'onFound'>, breaks: readonly Break[]): void {
  clone.lay(breaks)
  const { sure, unsure } = attributedOfCheck(clone.run('npm run check').output, breaks)
  for (const [id, check] of sure) onFound(id, { check })
  if (unsure.length === 0) return
  for (const one of breaks.filter(({ id }) => !sure.has(id))) {
    clone.lay([one])
    const { output } = clone.run('npm run check')
    if (/^Failed: /m.test(output)) onFound(one.id, { check: [/^Failed: .+$/m.exec(output)?.[0] ?? 'failed'] })
  }
}

/** Lays one break after the other and runs the unit tests that import its file: seconds for each. */
export function searchByRelatedTests({ clone, onFound }: Pick<Search, 'clone' | 'onFound'>, breaks: readonly Break[]): void {
  const report = join(clone.folder, 'test-results', 'related.json')
  for (const one of breaks) {
    clone.lay([one])
    clone.run(
      `vitest related ${one.file} --run --project unit --passWithNoTests --reporter=dot --reporter=json --outputFile.json=${report}`,
    )
    const failures = failuresOfVitest(JSON.parse(readFileSync(report, 'utf8')))
    const own = failures.map((failure) => ({ ...failure, file: relative(clone.folder, resolve(failure.file)) }))
    onFound(one.id, byFinder(own))
  }
}

/** @returns what fails of these files with one break alone, the run itself included */
function failuresWith({ clone, alone }: Search, one: Break, files: string[]): Failure[] {
  clone.lay([one])
  const { failures, unsaid } = failuresOf(clone.run(`${alone} ${files.join(' ')}`))
  const own = failures.filter((failure) => !failure.alone && files.includes(pathOf(failure)))
  return unsaid ? [...own, unsaid] : own
}

function byFinder(failures: readonly Failure[], suite?: string): Result['found'] {
  const groups = Object.groupBy(failures, (failure) => finderOf(failure, suite))
  return Object.fromEntries(Object.entries(groups).map(([finder, list]) => [finder, list.map(({ file, test }) => `${file} › ${test}`)]))
}

/** Some of the files, from all parts of the list. */
function sampleOf(files: readonly string[]): string[] {
  return files.length > 0 ? files.filter((_, index) => index % Math.ceil(files.length / SAMPLE) === 0) : PROBES
}
