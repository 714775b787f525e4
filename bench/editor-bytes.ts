import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Strings that occur in the editor's code and nowhere else. */
const MARKS = ['ProseMirror', 'pageeditor-api/draft', 'data-drag-handle', 'data-editor-dialog']
/** Routes that only staff open. */
const STAFF_ROUTES = /^(hub|password|layouts\/dashboard)/

type Manifest = { entry: Chunk; routes: Record<string, Chunk> }
type Chunk = { module?: string; imports?: string[] }

/** Bytes of the scripts that visitors' routes import, by the build's manifest, and that contain code of the editor. */
export function editorBytesForVisitors(folder: string): number {
  const assets = join(folder, 'assets')
  const source = (name: string) => readFileSync(join(assets, name), 'utf8')
  const { entry, routes } = readManifest(assets)
  const visitors = Object.entries(routes).flatMap(([id, route]) => (STAFF_ROUTES.test(id) ? [] : [route]))
  const waiting = [entry, ...visitors]
    .flatMap(({ module, imports = [] }) => [module, ...imports])
    .flatMap((path) => (path ? [basename(path)] : []))
  const reached = new Set<string>()
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (reached.has(name) || !name.endsWith('.js')) continue
    reached.add(name)
    // Static imports alone: dynamic ones are requested by staff only.
    for (const [, imported = ''] of source(name).matchAll(/(?:^|[;}\n])(?:import|export)[^;()]*?["'`]\.\/([\w.-]+\.js)["'`]/g))
      waiting.push(imported)
  }
  if (reached.size < visitors.length / 2) throw new Error('the manifest names too few scripts to be believed')
  const held = [...reached].filter((name) => MARKS.some((mark) => source(name).includes(mark)))
  return held.reduce((bytes, name) => bytes + Buffer.byteLength(source(name)), 0)
}

function readManifest(assets: string): Manifest {
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('there is no build')
  const text = readFileSync(join(assets, name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, ''))
}
