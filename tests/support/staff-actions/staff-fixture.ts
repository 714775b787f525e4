import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { containers, pages } from '../../../app/content/tables.ts'
import { imports } from '../../../app/imports/tables.ts'
import { headline } from '../page.ts'
import type { TestApp } from '../test-app.ts'
import type { Visitor } from '../visitor.ts'

export type Values = Record<string, unknown>
export type Row = { id: number; title: string; revision: string; values: Values }
type PageRow = { id: number; revision: number; path: string; url: string }

/** The path of a record's page. */
export const pageOf = (section: string, { id, values }: Row) => `/de/${section}/${values.slug}/${id}`

export type StaffFixture = ReturnType<typeof createStaffFixture>

/** The actions of stories on a demo app. @param editor a user with all rights */
export function createStaffFixture(app: TestApp, editor: Visitor) {
  const visitor = () => app.visitor()
  const read = async (type: string, id: number) => (await editor.getJson<Row>(`/api/admin/${type}/${id}`)).body
  const list = async (address: string) => (await editor.getJson<{ records: Row[] }>(`/api/admin/${address}`)).body.records
  const first = async (address: string) => (await list(address))[0] as Row
  const make = (type: string, values: Values) => must(editor.send<Row>('POST', `/api/admin/${type}`, values))
  const change = async (type: string, id: number, values: Values, method = 'PATCH') =>
    must(editor.send<Row>(method, `/api/admin/${type}/${id}`, { base: (await read(type, id)).revision, values }))
  const remove = (type: string, id: number) => must(editor.send('DELETE', `/api/admin/${type}/${id}`))
  const lastChange = async (type: string, id: number) =>
    (await editor.getJson<{ id: number }[]>(`/api/admin/${type}/${id}/changes`)).body[0]?.id ?? 0
  const changePage = async (id: number, values: Values) => {
    const { revision } = (await editor.getJson<PageRow>(`/de/pageeditor-api/pages/${id}`)).body
    return must(editor.send<PageRow>('PATCH', `/de/pageeditor-api/pages/${id}`, { revision, ...values }))
  }
  const settings = async (values: Values) => {
    const conflict = await editor.send<{ theirs: { revision: string } }>('PATCH', '/api/admin/settings/1', { base: 'x', values: {} })
    return must(editor.send('PATCH', '/api/admin/settings/1', { base: conflict.body.theirs.revision, values }))
  }
  const publish = (content_type: string, object_id: number) =>
    must(editor.send('POST', '/de/pageeditor-api/publish', { content_type, object_id }))

  let made = 0
  /** A page below “Ihr Besuch” with one headline, as visitors see it. */
  async function newPage(title = `Seite Nummer ${++made}`) {
    const [parent] = await app.foyer.platform.db.select().from(pages).where(eq(pages.path, 'ihr-besuch'))
    const slug = title.toLowerCase().replaceAll(' ', '-')
    const page = await must(
      editor.send<PageRow>('POST', '/de/pageeditor-api/pages', { title, slug, parent_id: parent?.id, is_online: true }),
    )
    let [container] = await app.foyer.platform.db
      .select()
      .from(containers)
      .where(eq(containers.slug, `page-${page.id}`))
    if (!container) {
      const object = { model: 'container', content_type: 'page', object_id: page.id, slug: `page-${page.id}` }
      await must(editor.send('POST', '/de/pageeditor-api/container', object))
      ;[container] = await app.foyer.platform.db
        .select()
        .from(containers)
        .where(eq(containers.slug, `page-${page.id}`))
    }
    const draft = `/de/pageeditor-api/draft/${container?.id}`
    const edit = async (...operations: unknown[]) => {
      const { revision } = (await editor.getJson<{ revision: number }>(draft)).body
      return must(editor.send('PATCH', draft, { base_revision: revision, batch_id: crypto.randomUUID(), operations }))
    }
    const id = `kopf-${page.id}`
    await edit({ type: 'insert', node: headline(id, `Erste Zeile ${page.id}`), place: { parent: 'root', column: 0, before: null } })
    await publish('page', page.id)
    const write = (content: string) => edit({ type: 'update', id, data: { content } })
    return { ...page, path: page.url, draft, write, node: id, slug: `page-${page.id}`, first: `Erste Zeile ${page.id}` }
  }
  async function send(method: string, path: string, fields: Record<string, string | File>) {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const answer = await editor.fetch(path, { method, body, headers: { 'X-CSRFToken': await editor.csrfToken(), origin: app.url } })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${answer.status} ${text}`)
    return (text ? JSON.parse(text) : {}) as Values
  }
  async function pictured(title: string) {
    const file = (await send('POST', '/api/media', { file: await picture(`#10${++made + 10}20`), alt: `Ein Bild für ${title}` })) as {
      id: number
    }
    const production = await make('production', { title, images: [file.id], wideImageId: file.id })
    const room = await first('room?page_size=1')
    await make('event', { productionId: production.id, roomId: room.id, startsAt: '2026-12-02T19:30' })
    return { id: file.id, production, at: [pageOf('stuecke', production)] }
  }
  async function evening(title: string) {
    const production = await make('production', { title })
    const room = await first('room?page_size=1')
    const event = await make('event', { productionId: production.id, roomId: room.id, startsAt: '2026-11-25T19:30' })
    return {
      production,
      room,
      event,
      at: [pageOf('stuecke', production), `/de/spielplan/vorstellung/${event.id}`, `/de/api/events/${event.id}/`],
    }
  }
  async function imported(title: string, others: string[] = []) {
    await make('production', { title })
    const room = await first('room?page_size=1')
    const lines = ['Produktion;Raum;Beginn', `${title};${room.values.name};2026-12-03 20:00`, ...others].join('\r\n')
    const { id } = await send('POST', '/api/admin/import', { file: new File([lines], 'plan.csv'), dry_run: 'false', clears: '' })
    await importIs(id as number, 'done')
    return id as number
  }
  const importIs = (id: number, state: string) =>
    vi.waitFor(
      async () => {
        const [row] = await app.foyer.platform.db.select({ state: imports.state }).from(imports).where(eq(imports.id, id))
        expect(row?.state).toBe(state)
      },
      { timeout: 40_000, interval: 50 },
    )

  return {
    app,
    editor,
    visitor,
    must,
    read,
    first,
    make,
    change,
    remove,
    lastChange,
    changePage,
    settings,
    publish,
    newPage,
    send,
    picture,
    pictured,
    evening,
    imported,
    importIs,
  }
}

/** The body of an answer that has to be a good one. @throws Error with what it says otherwise */
async function must<T>(answer: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

async function picture(colour: string): Promise<File> {
  const bytes = await sharp({ create: { width: 640, height: 360, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return new File([bytes as Uint8Array<ArrayBuffer>], `bild-${colour.slice(1)}.png`)
}
