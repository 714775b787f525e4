import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { BROKEN_FOLDERS, roomOf } from './rooms.ts'

/** Who imports what, and so which tests a break can reach. */
export type ImportGraph = {
  /** Whether a test imports the file, by however many steps. What only a running server loads is not seen. */
  reaches: (test: string, file: string) => boolean
  /** The tests that import the file. */
  testsOf: (file: string) => string[]
  /** Whether one of two rooms imports the other. */
  touch: (room: string, other: string) => boolean
}

const TEST = /\.(test|spec)\.tsx?$/

/** Reads the imports of the checkout that the process runs in, style sheets included; takes some seconds. */
export async function readImports(): Promise<ImportGraph> {
  const { ruleSet: _, ...options } = await extractOptions('./.dependency-cruiser.mjs')
  const { output } = await cruise([...BROKEN_FOLDERS, 'demo', 'tests'], { ...options, validate: false, exclude: { path: '\\.woff2$' } })
  return graphOf((output as ICruiseResult).modules.map(({ source, dependencies }) => [source, dependencies.map(importOf)]))
}

/** @param modules each file with what it imports and runs */
export function graphOf(modules: readonly (readonly [file: string, imports: readonly string[]])[]): ImportGraph {
  const imports = new Map(modules)
  const tests = modules.flatMap(([file]) => (TEST.test(file) ? [[file, reachedFrom(file, imports)] as const] : []))
  const reached = new Map(tests)
  const pairs = new Set(modules.flatMap(([file, list]) => (TEST.test(file) ? [] : list.map((one) => `${roomOf(file)} ${roomOf(one)}`))))
  return {
    reaches: (test, file) => reached.get(test)?.has(file) ?? false,
    testsOf: (file) => tests.flatMap(([test, files]) => (files.has(file) ? [test] : [])),
    touch: (room, other) => pairs.has(`${room} ${other}`) || pairs.has(`${other} ${room}`),
  }
}

function importOf({ resolved, dependencyTypes }: ICruiseResult['modules'][number]['dependencies'][number]): string {
  // A type does nothing at run time.
  return dependencyTypes.includes('type-only') ? '' : resolved
}

function reachedFrom(file: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>()
  const open = [file]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    open.push(...(imports.get(next) ?? []))
  }
  return reached
}
