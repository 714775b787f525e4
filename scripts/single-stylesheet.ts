import type { Plugin, Rolldown } from 'vite'
import { STAFF_ROOMS } from './staff-rooms.ts'

/** Where what only staff see comes from; nothing of it may reach visitors. */
const STAFF = new RegExp(`/app/(${STAFF_ROOMS.join('|')})/`)
const ROOT = /\/app\/shell\/root\.tsx/
const SHEET_NAME = 'visitors.css'

/** What the sheet is made from: the scripts of the build, those that its pages begin with among them. */
export type BuiltScript = {
  fileName: string
  /** the source a page begins with; null for a part that several share */
  facadeModuleId: string | null
  isEntry: boolean
  imports: string[]
  moduleIds: string[]
  /** the style sheets that come with the script */
  sheets: string[]
}

/**
 * Joins what visitors' pages link into one style sheet, which the root brings (docs/decisions/0027): the first picture
 * of a page waits for one answer instead of for fifteen, and the next page has its looks already. What a click
 * brings, and what staff alone see, keep sheets of their own.
 */
export function singleStylesheet(): Plugin {
  return {
    name: 'single-stylesheet',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // Before Vite writes into the scripts and the manifest which sheets belong to which script.
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
 * The sheets of all that visitors' pages import, in the order of the cascade: the root's first, with the order of the
 * layers; what is used before what uses it.
 * @throws Error when a script of the staff's brings one of them, or when the root is not there
 */
export function sheetsOfVisitors(scripts: BuiltScript[]): string[] {
  const byName = new Map(scripts.map((script) => [script.fileName, script]))
  const pages = scripts.filter(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId && !STAFF.test(facadeModuleId))
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

/** The same order in every build, whatever the scripts are called. */
function bySource({ facadeModuleId: one }: BuiltScript, { facadeModuleId: other }: BuiltScript): number {
  return (one ?? '') < (other ?? '') ? -1 : 1
}

function assertForVisitors({ fileName, moduleIds }: BuiltScript): void {
  const staffs = moduleIds.find((id) => STAFF.test(id) && id.includes('.css'))
  if (staffs) throw new Error(`${fileName}, which visitors load, brings the styles of ${staffs}`)
}

function builtScript({ fileName, facadeModuleId, isEntry, imports, moduleIds, viteMetadata }: Rolldown.OutputChunk): BuiltScript {
  return { fileName, facadeModuleId, isEntry, imports, moduleIds, sheets: [...(viteMetadata?.importedCss ?? [])] }
}

function textOf(output: Rolldown.OutputBundle[string] | undefined): string {
  if (output?.type !== 'asset') throw new Error('a style sheet has gone missing from the build')
  return typeof output.source === 'string' ? output.source : new TextDecoder().decode(output.source)
}
