import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { type ModuleLinks, OPENED_WITH, staffChunk, USED_BY_STAFF } from './staff-chunks.ts'

const app = (path: string) => resolve('app', path)

/** A graph of modules by what each imports, at once and later; pages are what nothing imports. */
function graphOf(imports: Record<string, { now?: string[]; later?: string[] }>) {
  const links = new Map<string, ModuleLinks & { importers: string[]; dynamicImporters: string[]; importedIds: string[] }>()
  const of = (id: string) => {
    const known = links.get(id) ?? { isEntry: false, importedIds: [], importers: [], dynamicImporters: [] }
    links.set(id, known)
    return known
  }
  for (const [id, { now = [], later = [] }] of Object.entries(imports)) {
    of(id).importedIds = now
    for (const imported of now) of(imported).importers.push(id)
    for (const imported of later) of(imported).dynamicImporters.push(id)
  }
  for (const [id, one] of links) one.isEntry = one.importers.length + one.dynamicImporters.length === 0 && id in imports
  return { getModuleInfo: (id: string) => links.get(id) ?? null }
}

const graph = graphOf({
  [app('shell/root.tsx')]: { now: [app('content/index.ts')], later: [app('editor/EditorToolbar.tsx')] },
  [app('content/index.ts')]: { now: [app('content/RegionView.tsx')] },
  [app('editor/EditorToolbar.tsx')]: {
    now: [app('staff-ui/Icon.tsx'), app('editor/toolbar.ts')],
    later: [app('editor/tools/EditTools.tsx'), app('editor/tools/PageDialogs.tsx')],
  },
  [app('editor/tools/EditTools.tsx')]: {
    now: ['overlay', 'rich-text/text-tools', 'inputs/TextInput']
      .map((name) => app(`staff-ui/${name}.ts`))
      .concat(app('content/RegionView.tsx')),
    later: [app('editor/crop/CropDialog.tsx')],
  },
  [app('editor/tools/PageDialogs.tsx')]: { now: [app('editor/tools/versions.ts')] },
  [app('staff-ui/rich-text/text-tools.ts')]: { now: ['/node_modules/@tiptap/core/dist/index.js'] },
  '/node_modules/@tiptap/core/dist/index.js': { now: ['/node_modules/fast-equals/index.js'] },
  [app('admin/pages/record.tsx')]: {
    now: [app('admin/AdminScreen.tsx'), app('staff-ui/inputs/TextInput.ts'), app('staff-ui/fields/RowsField.tsx')],
  },
  [app('admin/pages/settings.tsx')]: { now: [app('staff-ui/fields/RowsField.tsx'), app('scheduling/SaleBar.tsx')] },
  [app('admin/AdminScreen.tsx')]: { now: [app('staff-ui/Icon.tsx'), app('admin/frame/Menu.tsx')] },
})
const chunkOf = (path: string) => staffChunk(path.startsWith('/') ? path : app(path), graph)

it('every file that is named exists, so that a rename divides nothing otherwise', () => {
  expect([...Object.values(OPENED_WITH).flat(), ...USED_BY_STAFF].filter((path) => !existsSync(app(path)))).toEqual([])
})

it('what opens together is one script: the bar, the editor, the hub, and what several of them share', () => {
  expect(chunkOf('staff-ui/Icon.tsx')).toBe('staff')
  expect(chunkOf('editor/toolbar.ts')).toBe('editor-bar')
  expect(chunkOf('staff-ui/overlay.ts')).toBe('editor')
  expect(chunkOf('staff-ui/inputs/TextInput.ts')).toBe('staff-fields')
  expect(chunkOf('admin/frame/Menu.tsx')).toBe('hub')
  expect(chunkOf('staff-ui/fields/RowsField.tsx')).toBe('hub')
  expect(chunkOf('scheduling/SaleBar.tsx')).toBeNull()
  expect(chunkOf('staff-ui/rich-text/text-tools.ts')).toBe('rich-text')
  expect(chunkOf('/node_modules/@tiptap/core/dist/index.js')).toBe('rich-text')
  expect(chunkOf('/node_modules/fast-equals/index.js'), 'what it needs').toBe('rich-text')
})

it('what visitors load is divided as before, and what waits for a press is brought by nothing else', () => {
  expect(chunkOf('content/RegionView.tsx')).toBeNull()
  expect(chunkOf('shell/root.tsx')).toBeNull()
  expect(chunkOf('editor/EditorToolbar.tsx')).toBeNull()
  expect(chunkOf('editor/tools/EditTools.tsx')).toBeNull()
  expect(chunkOf('editor/crop/CropDialog.tsx')).toBeNull()
  expect(chunkOf('editor/tools/versions.ts')).toBeNull()
})
