import { resolve } from 'node:path'
import { STAFF_ROOMS } from './staff-rooms.ts'

/** What the bundler tells of a module, as far as the division depends on it. */
export type ModuleLinks = {
  isEntry: boolean
  importedIds: readonly string[]
  importers: readonly string[]
  dynamicImporters: readonly string[]
}
export type ModuleGraph = { getModuleInfo: (id: string) => ModuleLinks | null }

/** What is loaded with the bar above a page, with the editor as it opens, with each screen of the hub, and after it: files below `app/`. */
export const OPENED_WITH = {
  bar: ['editor/EditorToolbar.tsx', 'editor/tools/PageMenu.tsx', 'editor/languages/LanguageTools.tsx'],
  editor: ['editor/tools/EditTools.tsx', 'editor/view/ViewTools.tsx', 'editor/palette/EditorPalette.tsx'],
  hub: ['admin/AdminScreen.tsx'],
  palette: ['editor/palette/AdminPalette.tsx'],
} as const

/** What begins the work of staff. Each is the head of a script that nothing else asks for; groups would make a circle of it. */
const HEADS = [OPENED_WITH.bar[0], OPENED_WITH.editor[0]].map((path) => resolve('app', path))

/**
 * In rooms that visitors enter, what only the editor and the hub use. The door of such a room names all that it has, so that the
 * graph sees no difference. Should visitors come to load one of these, the budget of their scripts tells (waking.spec).
 */
export const USED_BY_STAFF = [
  ...['apply-operation.ts', 'changed-nodes.ts', 'chosen-changes.ts', 'comparison.ts', 'node-id.ts', 'operations-between.ts'],
  ...['own-fields.ts', 'releases/release.ts', 'restore-node.ts', 'same-json.ts', 'tree.ts', 'union-document.ts', 'WithOwnFields.tsx'],
]
  .map((name) => `content/${name}`)
  .concat('platform/format/slug.ts', 'platform/rich-text/rich-text.ts', 'platform/rich-text/text-limits.ts')
  .concat('search/words.ts', 'search/function-words.ts')

const usedByStaff = new Set([...USED_BY_STAFF.map((path) => resolve('app', path)), resolve('node_modules/zod/v4/classic/iso.js')])
const STAFF = new RegExp(`/app/(${STAFF_ROOMS.join('|')})/`)
const RULES = /\/node_modules\/zod\/|\/app\/platform\/rich-text\/rich-text\.ts$/
const RICH_TEXT =
  /\/app\/staff-ui\/rich-text\/|\/node_modules\/(@tiptap|prosemirror-[a-z]+|linkifyjs|orderedmap|rope-sequence|w3c-keyname)\//

/**
 * The script that holds a module of the staff's, so that a page opened for editing and a screen of the hub ask for few large
 * scripts instead of a hundred small ones (docs/decisions/0135). What visitors load keeps its own division, and so does what
 * is loaded by a press, which no other script may bring with it.
 * @param id absolute path of the module
 * @returns null for a module that the bundler places as it finds best
 */
export function staffChunk(id: string, graph: ModuleGraph): string | null {
  if (HEADS.includes(id) || isForVisitors(id, graph)) return null
  const { bar, editor, hub, palette } = opensWith(id, graph)
  const screens = screensWith(id, graph)
  // The doors of rooms lead to it, but nobody who only reads asks what a form may hold.
  if (RULES.test(id)) return 'staff-fields'
  if (bar) return hub ? 'staff' : 'editor-bar'
  if (editor) return hub || screens > 0 ? 'staff-fields' : palette ? 'palette' : isOfRichText(id, graph) ? 'rich-text' : 'editor'
  if (hub) return 'hub'
  return screens > 1 ? 'hub' : null
}

type Opened = Record<keyof typeof OPENED_WITH, boolean>
const closures = new WeakMap<ModuleGraph['getModuleInfo'], Record<keyof typeof OPENED_WITH, Set<string>>>()

/** With what of `OPENED_WITH` a module is loaded. */
function opensWith(id: string, graph: ModuleGraph): Opened {
  const known = closures.get(graph.getModuleInfo) ?? closuresOf(graph)
  closures.set(graph.getModuleInfo, known)
  return { bar: known.bar.has(id), editor: known.editor.has(id), hub: known.hub.has(id), palette: known.palette.has(id) }
}

function closuresOf(graph: ModuleGraph) {
  const of = (paths: readonly string[]) => {
    const seen = new Set<string>()
    const walk = (id: string): void => {
      if (seen.has(id)) return
      seen.add(id)
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) walk(imported)
    }
    for (const path of paths) walk(resolve('app', path))
    return seen
  }
  return { bar: of(OPENED_WITH.bar), editor: of(OPENED_WITH.editor), hub: of(OPENED_WITH.hub), palette: of(OPENED_WITH.palette) }
}

/** Whether visitors' pages load a module, at once or later: whether a way leads to it from outside the staff's rooms alone. */
function isForVisitors(id: string, graph: ModuleGraph): boolean {
  if (STAFF.test(id) || usedByStaff.has(id)) return false
  const above = allAbove(id, graph, ({ importers, dynamicImporters }) =>
    [...importers, ...dynamicImporters].filter((importer) => !STAFF.test(importer)),
  )
  return above.some(({ isEntry }) => isEntry)
}

/** Whether a module writes texts or is needed for it; a script that needed another one back would be run before it. */
function isOfRichText(id: string, graph: ModuleGraph): boolean {
  const above = new Set([id])
  for (const one of above) {
    if (RICH_TEXT.test(one)) return true
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) above.add(importer)
  }
  return false
}

/** How many screens of the staff's load a module as they open. */
function screensWith(id: string, graph: ModuleGraph): number {
  return allAbove(id, graph, ({ importers }) => importers).filter(({ isEntry }) => isEntry).length
}

/** A module and all that a way up from it leads to. */
function allAbove(id: string, graph: ModuleGraph, upFrom: (links: ModuleLinks) => readonly string[]): ModuleLinks[] {
  const seen = new Set([id])
  const found: ModuleLinks[] = []
  for (const one of seen) {
    const links = graph.getModuleInfo(one)
    if (!links) continue
    found.push(links)
    for (const above of upFrom(links)) seen.add(above)
  }
  return found
}
