import type { ContentNode } from '../../app/content/index.ts'
import type { TestHouse } from './house.ts'
import { makePage, type TestPage } from './page.ts'
import type { Visitor } from './visitor.ts'

let pagesMade = 0

/** A page of its own that shows one module live. */
export type ModulePage = TestPage & {
  nodeId: string
  /** the page's HTML as visitors get it */
  html(): Promise<string>
}

/** Makes a page with one module through the editor's calls. @throws when the module's rules keep it from going live */
export async function publishModule(
  house: TestHouse,
  editor: Visitor,
  type: string,
  data: Record<string, unknown>,
  more: Partial<ContentNode> = {},
): Promise<ModulePage> {
  const page = await makePage(house, editor, `modul-${++pagesMade}`, [])
  const nodeId = `node-${pagesMade}`
  const drafted = await insert(page, editor, { id: nodeId, type, version: 1, data, ...more })
  if (drafted.status !== 200) throw new Error(JSON.stringify(drafted.body))
  const published = await page.publish(editor)
  if (published.status !== 200) throw new Error(JSON.stringify(published.body))
  return { ...page, nodeId, html: async () => (await house.visitor().fetch(page.path)).text() }
}

/** What keeps a module from going live: the messages by field. Empty when nothing does. */
export async function refusalsOf(
  house: TestHouse,
  editor: Visitor,
  type: string,
  data: Record<string, unknown>,
  version = 1,
): Promise<Record<string, string[]>> {
  const page = await makePage(house, editor, `modul-${++pagesMade}`, [])
  const id = `node-${pagesMade}`
  const drafted = await insert(page, editor, { id, type, version, data })
  const answer = drafted.status === 200 ? await page.publish(editor) : drafted
  if (answer.status === 200) return {}
  const errors = answer.body.errors as Record<string, string[]>
  return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field.slice(id.length + 1), messages]))
}

function insert(page: TestPage, editor: Visitor, node: ContentNode) {
  return page.patch(editor, [{ type: 'insert', node, place: { parent: 'root', column: 0, before: null } }])
}
