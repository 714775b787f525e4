import { eq } from 'drizzle-orm'
import type { ContentNode } from '../../app/content/index.ts'
import { containers } from '../../app/content/tables.ts'
import { link } from '../../app/platform/routing/link.ts'
import type { TestApp } from './test-app.ts'
import type { Visitor } from './visitor.ts'

const ROUTES = {
  article: 'magazine-slug-id',
  event: 'events-slug-id',
  form: 'forms-slug-id',
  person: 'ensemble-slug-id',
  production: 'productions-slug-id',
  series: 'series-slug-id',
  venue: 'venues-slug-id',
} as const

export type ObjectType = keyof typeof ROUTES

/** The page of an object, as staff edit it and visitors see it. */
export type ObjectPage = {
  type: ObjectType
  id: number
  path: string
  /** opens it for editing, which creates its containers */
  open(editor: Visitor): Promise<string>
  /** the ids of its containers, by the end of their slugs: `main`, `below`, `fields` */
  containers(): Promise<Record<string, number>>
  /** sends operations on the draft of a container */
  patch(editor: Visitor, container: string, operations: unknown[]): Promise<{ status: number; body: Record<string, unknown> }>
  /** adds a module at the end of a container's draft */
  add(editor: Visitor, container: string, node: ContentNode): Promise<{ status: number }>
  /** changes own fields in the draft */
  write(editor: Visitor, fields: Record<string, unknown>): Promise<{ status: number; body: Record<string, unknown> }>
  publish(editor: Visitor, options?: object): Promise<{ status: number; body: Record<string, unknown> }>
  /** what visitors get */
  html(): Promise<string>
}

/** The page of an object that exists. */
export function objectPage(app: TestApp, type: ObjectType, id: number): ObjectPage {
  const path = link(ROUTES[type], { slug: 'x', id })
  const node = `${type}-${id}-fields`
  const page: ObjectPage = {
    type,
    id,
    path,
    open: async (editor) => (await editor.fetch(`${path}?edit`)).text(),
    async containers() {
      const rows = await app.foyer.platform.db.select().from(containers).where(eq(containers.contentType, type))
      const own = rows.filter(({ objectId }) => objectId === id)
      return Object.fromEntries(own.map((row) => [row.slug.slice(`${type}-${id}-`.length) || 'main', row.id]))
    },
    async patch(editor, container, operations) {
      const containerId = (await page.containers())[container]
      const { body } = await editor.getJson<{ revision: number }>(`/de/pageeditor-api/draft/${containerId}`)
      return editor.send<Record<string, unknown>>('PATCH', `/de/pageeditor-api/draft/${containerId}`, {
        ...{ base_revision: body.revision, batch_id: crypto.randomUUID(), knows: [], operations },
      })
    },
    add: (editor, container, added) =>
      page.patch(editor, container, [{ type: 'insert', node: added, place: { parent: 'root', column: 0, before: null } }]),
    write: (editor, fields) => page.patch(editor, 'fields', [{ type: 'update', id: node, data: fields }]),
    publish: (editor, options = {}) =>
      editor.send('POST', '/de/pageeditor-api/publish', { content_type: type, object_id: id, including: {}, ...options }),
    html: async () => (await app.visitor().fetch(path)).text(),
  }
  return page
}
