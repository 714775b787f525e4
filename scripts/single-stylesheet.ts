import type { Plugin, Rolldown } from 'vite'
import { STAFF_ROOMS } from './staff-rooms.ts'

/** Sources of the staff's screens, whose styles must not reach visitors. */
const STAFF = new RegExp(`/app/(${STAFF_ROOMS.join('|')})/`)
const ROOT = /\/app\/shell\/root\.tsx/
/** Parts that the server renders, whose scripts visitors load later or never. */
const RENDERED_BY_SERVER = /\/app\/(modules\/.*View|programme\/blocks\/.*|shell\/footer\/.*|shell\/Alerts)\.tsx/
const SHEET_NAME = 'visitors.css'

/** A chunk of the build, as far as the style sheet depends on it. */
export type BuiltScript = {
  fileName: string
  /** the entry module; null for a chunk that several share */
  facadeModuleId: string | null
  isEntry: boolean
  imports: string[]
  moduleIds: string[]
  /** the style sheets that the chunk imports */
  sheets: string[]
}

/**
 * Joins all style sheets of visitors' pages into one, which the root links (docs/decisions/0027): the first paint waits for
 * one response instead of fifteen, and the next page finds its styles in the cache. Styles of other dynamic imports and of
 * staff keep their own sheets.
 */
export function singleStylesheet(): Plugin {
  return {
    name: 'single-stylesheet',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // Before Vite writes the sheets of each chunk into the scripts and the manifest.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const joined = sheetsOfVisitors(chunks.map(builtScript))
        const source = joined.map((name) => textOf(bundle[name])).join('\n')
        const sheet = this.getFileName(this.emitFile({ type: 'asset', name: SHEET_NAME, source }))
        for (const { viteMetadata } of chunks) for (const name of joined) viteMetadata?.importedCss.delete(name)
        for (const name of joined) delete bundle[name]
        chunks.find(({ facadeModuleId }) => ROOT.test(facadeModuleId ?? ''))?.viteMetadata?.importedCss.add(sheet)
      },
    },
  }
}

/**
 * The sheets of what the server renders for visitors, in cascade order: the root's first, which declares the layers, and
 * dependencies before their dependents.
 * @throws Error if a sheet comes from the staff's sources, or if the root is missing
 */
export function sheetsOfVisitors(scripts: BuiltScript[]): string[] {
  const byName = new Map(scripts.map((script) => [script.fileName, script]))
  const pages = scripts.filter(({ isEntry, facadeModuleId: source, moduleIds }) =>
    isEntry ? source && !STAFF.test(source) : moduleIds.some((id) => RENDERED_BY_SERVER.test(id)),
  )
  const root = pages.find(({ facadeModuleId }) => ROOT.test(facadeModuleId ?? ''))
  if (!root) throw new Error('the build has no root')
  const seen = new Set<BuiltScript>()
  const sheets = new Set<string>()
  function walk(script: BuiltScript): void {
    if (seen.has(script)) return
    seen.add(script)
    for (const name of script.imports) {
      const imported = byName.get(name)
      if (imported) walk(imported)
    }
    if (script.sheets.length > 0) assertForVisitors(script)
    for (const sheet of script.sheets) sheets.add(sheet)
  }
  walk(root)
  for (const page of pages.toSorted(bySource)) walk(page)
  return [...sheets]
}

/** By source path, so that the order does not depend on hashed file names. */
function bySource(a: BuiltScript, b: BuiltScript): number {
  return sourceOf(a) < sourceOf(b) ? -1 : 1
}

function sourceOf({ facadeModuleId, moduleIds }: BuiltScript): string {
  return facadeModuleId ?? moduleIds.find((id) => RENDERED_BY_SERVER.test(id)) ?? ''
}

function assertForVisitors({ fileName, moduleIds }: BuiltScript): void {
  const staffModule = moduleIds.find((id) => STAFF.test(id) && id.includes('.css'))
  if (staffModule) throw new Error(`${fileName}, which visitors load, brings the styles of ${staffModule}`)
}

function builtScript({ fileName, facadeModuleId, isEntry, imports, moduleIds, viteMetadata }: Rolldown.OutputChunk): BuiltScript {
  return { fileName, facadeModuleId, isEntry, imports, moduleIds, sheets: [...(viteMetadata?.importedCss ?? [])] }
}

function textOf(output: Rolldown.OutputBundle[string] | undefined): string {
  if (output?.type !== 'asset') throw new Error('a style sheet has gone missing from the build')
  return typeof output.source === 'string' ? output.source : new TextDecoder().decode(output.source)
}
