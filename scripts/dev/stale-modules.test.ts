import { expect, it } from 'vitest'
import { type Imported, staleModules } from './stale-modules.ts'

/** Modules by name, each with what it imports. */
function graphOf(imports: Record<string, string[]>): Record<string, Imported & { importers: Set<Imported> }> {
  const graph = Object.fromEntries(Object.keys(imports).map((id) => [id, { id, importers: new Set<Imported>() }]))
  for (const [id, names] of Object.entries(imports)) for (const name of names) graph[name]?.importers.add(graph[id] as Imported)
  return graph
}

const graph = graphOf({
  house: ['queries', 'catalogue'],
  pages: ['page'],
  page: ['button', 'queries'],
  button: ['page'],
  queries: [],
  catalogue: ['texts'],
  texts: [],
})
const after = (name: string) => [...staleModules([graph[name] as Imported], new Set(['catalogue']))].sort()

it('a changed module makes all stale that import it, in a circle too', () => {
  expect(after('button')).toEqual(['button', 'page', 'pages'])
  expect(after('queries')).toEqual(['button', 'house', 'page', 'pages', 'queries'])
})

it('above a module that passes its changes on nothing is stale', () => {
  expect(after('texts')).toEqual(['catalogue', 'texts'])
})
