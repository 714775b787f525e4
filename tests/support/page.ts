import { createContainer } from '../../app/content/index.server.ts'
import { type ContentNode, emptyDocument } from '../../app/content/index.ts'
import { pages } from '../../app/content/tables.ts'
import { LEGAL_CONTENT, LEGAL_IDS } from '../../app/site/index.server.ts'
import type { TestApp } from './test-app.ts'
import type { Visitor } from './visitor.ts'

export const headline = (id: string, content: string): ContentNode => ({
  id,
  type: 'headline',
  version: 1,
  data: { headline_level: 2, content },
})

type Draft = { revision: number; document: { columns: { children: ContentNode[] }[] } }

type Answer = Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>

/** A page with one container, whose initial modules are published. */
export type TestPage = {
  id: number
  path: string
  containerId: number
  /** sends operations as the editor does; `base` is the revision that they are based on, by default the current one */
  patch(editor: Visitor, operations: unknown[], options?: { base?: number; batchId?: string }): Answer
  revision(editor: Visitor): Promise<number>
  publish(editor: Visitor): Answer
}

/** Creates a page, and its container and modules through the API. */
export async function createPage(
  app: TestApp,
  editor: Visitor,
  path: string,
  nodes: ContentNode[],
  fields: { isOnline?: boolean } = {},
): Promise<TestPage> {
  const [row] = await app.foyer.platform.write(async (tx, invalidate) => {
    invalidate('pages')
    return tx
      .insert(pages)
      .values({ path, title: `Seite ${path}`, isOnline: fields.isOnline ?? true })
      .returning({ id: pages.id })
  })
  const id = row?.id ?? 0
  const created = await editor.send<{ id: number }>('POST', '/de/pageeditor-api/container', {
    model: 'container',
    content_type: 'page',
    object_id: id,
    slug: `page-${id}`,
  })
  const containerId = created.body.id
  const page: TestPage = {
    id,
    path: `/de/${path}`,
    containerId,
    async revision(visitor) {
      return (await visitor.getJson<Draft>(`/de/pageeditor-api/draft/${containerId}`)).body.revision
    },
    async patch(visitor, operations, options = {}) {
      const base_revision = options.base ?? (await page.revision(visitor))
      return visitor.send('PATCH', `/de/pageeditor-api/draft/${containerId}`, {
        base_revision,
        batch_id: options.batchId ?? crypto.randomUUID(),
        operations,
      })
    },
    publish: (visitor) => visitor.send('POST', '/de/pageeditor-api/publish', { content_type: 'page', object_id: id }),
  }
  if (nodes.length > 0) {
    await page.patch(
      editor,
      nodes.map((node) => ({ type: 'insert', node, place: { parent: 'root', column: 0, before: null } })),
    )
    await page.publish(editor)
  }
  return page
}

/** Gives each legal page content, which puts it online. */
export async function createLegalPages({ foyer }: TestApp): Promise<void> {
  for (const objectId of LEGAL_IDS) {
    const document = { ...emptyDocument(), columns: [{ classes: '', children: [headline(`legal-${objectId}`, 'Anschrift')] }] }
    await createContainer(foyer.platform, { slug: `legal-${objectId}`, model: 'container', contentType: LEGAL_CONTENT, objectId, document })
  }
}
