import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type Failure, failuresOfVitest, failuresToldIn } from '../scripts/test-reports.ts'
import { attributed, attributedOfCheck } from './attribute.ts'
import type { Break } from './break.ts'
import { finderOf, pathOf } from './finders.ts'
import type { ImportGraph } from './import-graph.ts'
import type { Result } from './results.ts'
import type { ScratchClone } from './scratch-clone.ts'

/** More files fail only where a break brings the house down, and then they say nothing of the other breaks. */
const MOST_FILES = 60
/** So many of the files are tried with each break alone where the house is down. */
const SAMPLE = 6

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
  const { clone, graph, suite, alone, onFound } = search
  clone.lay(breaks)
  const failures = failuresToldIn(clone.run(suite))
  const { sure, unsure } = attributed(failures, breaks, graph)
  for (const [id, own] of sure) onFound(id, byFinder(own, suite))
  const files = [...new Set(unsure.map(pathOf))].sort()
  const isDown = files.length > MOST_FILES
  const tried = isDown ? evenly(files, SAMPLE) : files
  const found = new Map(
    breaks.filter(({ id }) => !sure.has(id)).map((one) => [one.id, tried.length > 0 ? failuresWith(clone, one, alone, tried) : []]),
  )
  for (const [id, own] of found) if (own.length > 0) onFound(id, byFinder(own, suite))
  const others = breaks.filter(({ id }) => !sure.has(id) && found.get(id)?.length === 0)
  if (isDown && others.length > 0 && others.length < breaks.length) return searchBySuite(search, others)
  const shown = new Set([...found.values()].flat().map(pathOf))
  return unsure.filter((failure) => !shown.has(pathOf(failure)))
}

/** Lays breaks together and runs the static checks; where they name no break's file, once more with one break at a time. */
export function searchByCheck({ clone, onFound }: Pick<Search, 'clone' | 'onFound'>, breaks: readonly Break[]): void {
  clone.lay(breaks)
  const { sure, unsure } = attributedOfCheck(clone.run('npm run check'), breaks)
  for (const [id, check] of sure) onFound(id, { check })
  if (unsure.length === 0) return
  for (const one of breaks.filter(({ id }) => !sure.has(id))) {
    clone.lay([one])
    const output = clone.run('npm run check')
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

function failuresWith(clone: ScratchClone, one: Break, alone: string, files: string[]): Failure[] {
  clone.lay([one])
  return failuresToldIn(clone.run(`${alone} ${files.join(' ')}`)).filter((failure) => !failure.alone && files.includes(pathOf(failure)))
}

function byFinder(failures: readonly Failure[], suite?: string): Result['found'] {
  const groups = Object.groupBy(failures, (failure) => finderOf(failure, suite))
  return Object.fromEntries(Object.entries(groups).map(([finder, list]) => [finder, list.map(({ file, test }) => `${file} › ${test}`)]))
}

/** So many of a list, from all of its parts. */
function evenly<T>(list: readonly T[], count: number): T[] {
  return list.filter((_, index) => index % Math.ceil(list.length / count) === 0)
}
