import type { ContentNode } from '../../app/content/index.ts'
import { createPage, type TestPage } from './page.ts'
import type { TestApp } from './test-app.ts'
import type { Visitor } from './visitor.ts'

let pagesMade = 0

/** A page with one published module. */
export type ModulePage = TestPage & {
  nodeId: string
  /** reads the page's HTML as a visitor, without the ids of modules that need no script */
  html(): Promise<string>
}

/** Creates and publishes a page with one module through the editor's API. @throws if the module is invalid */
export async function publishModule(
  app: TestApp,
  editor: Visitor,
  type: string,
  data: Record<string, unknown>,
  more: Partial<ContentNode> = {},
): Promise<ModulePage> {
  const page = await createPage(app, editor, `modul-${++pagesMade}`, [])
  const nodeId = `node-${pagesMade}`
  const draft = await insert(page, editor, { id: nodeId, type, version: 1, data, ...more })
  if (draft.status !== 200) throw new Error(JSON.stringify(draft.body))
  const published = await page.publish(editor)
  if (published.status !== 200) throw new Error(JSON.stringify(published.body))
  const html = async () => (await (await app.visitor().fetch(page.path)).text()).replaceAll(/ data-static="[^"]*"/g, '')
  return { ...page, nodeId, html }
}

/** Tries to publish a module. @returns its validation messages by field; empty if it was published */
export async function validationErrorsOf(
  app: TestApp,
  editor: Visitor,
  type: string,
  data: Record<string, unknown>,
  version = 1,
): Promise<Record<string, string[]>> {
  const page = await createPage(app, editor, `modul-${++pagesMade}`, [])
  const id = `node-${pagesMade}`
  const draft = await insert(page, editor, { id, type, version, data })
  const answer = draft.status === 200 ? await page.publish(editor) : draft
  if (answer.status === 200) return {}
  const errors = answer.body.errors as Record<string, string[]>
  return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field.slice(id.length + 1), messages]))
}

function insert(page: TestPage, editor: Visitor, node: ContentNode) {
  return page.patch(editor, [{ type: 'insert', node, place: { parent: 'root', column: 0, before: null } }])
}
