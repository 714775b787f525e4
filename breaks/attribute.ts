import type { Failure } from '../scripts/test-reports.ts'
import type { Break } from './break.ts'
import { finderOf } from './finders.ts'
import type { ImportGraph } from './import-graph.ts'

/** Which failures belong to which break of a batch, by its id, and those of which that cannot be told. */
export type Attribution = { sure: Map<number, Failure[]>; unsure: Failure[] }

/**
 * Tells by the import graph which break made a test fail: the only one of the batch that the test imports. What a running
 * server loads is not in the graph, so that this holds for tests alone that start none.
 */
export function attributed(failures: readonly Failure[], breaks: readonly Break[], { reaches }: Pick<ImportGraph, 'reaches'>): Attribution {
  const sure = new Map<number, Failure[]>()
  const unsure: Failure[] = []
  for (const failure of failures.filter(({ alone }) => !alone)) {
    const possible = /^(unit|component)$/.test(finderOf(failure)) ? breaks.filter(({ file }) => reaches(failure.file, file)) : []
    const [only, ...more] = breaks.length === 1 ? breaks : possible
    if (only && more.length === 0) sure.set(only.id, [...(sure.get(only.id) ?? []), failure])
    else unsure.push(failure)
  }
  return { sure, unsure }
}

/** What the static checks say of a batch: the breaks whose files they name, with the lines, and the lines that name other files. */
export function attributedOfCheck(output: string, breaks: readonly Break[]): { sure: Map<number, string[]>; unsure: string[] } {
  const failed = new Set(/^Failed: (.+)$/m.exec(output)?.[1]?.split(', '))
  const sections = output.split(/^— /m).filter((section) => failed.has(section.slice(0, section.indexOf('\n'))))
  const lines = sections.flatMap((section) => section.split('\n').slice(1)).filter((line) => SOURCE_FILE.test(line))
  const isOf = (line: string, { file }: Break) => line.includes(file)
  const named = breaks.map((one) => [one.id, lines.filter((line) => isOf(line, one))] as const)
  return {
    sure: new Map(named.filter(([, own]) => own.length > 0)),
    unsure: lines.filter((line) => !breaks.some((one) => isOf(line, one))),
  }
}

const SOURCE_FILE = /\b(app|bench|demo|endure|sandbox-shop|scripts|tests)\/[\w./-]+\.(tsx?|css)\b/
