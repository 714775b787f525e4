import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../../app/platform/auth/auth.ts'
import { builtInRole } from '../../app/platform/auth/built-in-roles.ts'
import { listTrash } from '../../app/records/trash.server.ts'
import { createPage, headline, type TestPage } from '../support/page.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Made = { id: number; url: string; revision: string }
type Listed = { results: { id: number; status: { state: string; title?: string } }[] }

const FIELD = {
  ...{ label: 'Ihr Name', field_type: 1, slug: '', required: false, visible: true, choices: [], help_text: '', placeholder_text: '' },
  ...{ autocomplete: null, default: '', visible_if_slug: '', visible_if_values: [] },
}

/** Records that have a page, by type: what one needs, with its name. */
const RECORDS = {
  production: (name: string) => ({ title: name, isOnline: true }),
  person: (name: string) => ({ firstName: 'Ida', lastName: name, isOnline: true }),
  venue: (name: string) => ({ name }),
  series: (name: string) => ({ name }),
  article: (title: string, categoryId: number) => ({ title, categoryId, isOnline: true, publishedAt: '2026-11-01T10:00:00+01:00' }),
  form: (title: string) => ({ title, isOnline: true, fields: [FIELD] }),
} as const
type Type = keyof typeof RECORDS
const TYPES = Object.keys(RECORDS) as Type[]
const SWITCHED = ['production', 'person', 'article', 'form'] as const

describe('a page in Leichte Sprache is seen with what it says in another way', () => {
  let app: TestApp
  let admin: Visitor
  let categoryId: number
  beforeAll(async () => {
    app = await createTestApp()
    admin = await app.editor('admin')
    categoryId = (await admin.send<Made>('POST', '/api/admin/article-category', { name: 'Neues' })).body.id
  })
  afterAll(() => app.close())

  const html = async (path: string) => (await app.visitor().fetch(path)).text()
  /** Where visitors find the page at an address. Asked of the same caches each time, as by people who come back. */
  async function foundAt({ url, word }: { url: string; word: string }) {
    const [page, sitemap, results] = await Promise.all([app.visitor().fetch(url), html('/sitemap.xml'), html(`/de/search?q=${word}`)])
    return [page.status, sitemap.includes(`${url}</loc>`), results.includes(`href="${url}"`)]
  }
  const SEEN = [200, true, true]
  const UNSEEN = [404, false, false]

  async function putOnline(id: number) {
    const { body } = await admin.getJson<{ revision: number }>(`/de/pageeditor-api/pages/${id}`)
    expect((await changePage(id, { revision: body.revision, is_online: true })).status).toBe(200)
  }
  const changePage = (id: number, change: object) => admin.send('PATCH', `/de/pageeditor-api/pages/${id}`, change)
  async function change(page: TestPage, fields: object) {
    const { body } = await admin.getJson<{ revision: number }>(`/de/pageeditor-api/pages/${page.id}`)
    expect((await changePage(page.id, { revision: body.revision, ...fields })).status).toBe(200)
  }
  async function makeVariant(content_type: string, object_id: number, word: string) {
    const { body, status } = await admin.send<Made>('POST', '/api/admin/variants', { variant: 'easy-read', content_type, object_id })
    expect(status).toBe(201)
    await putOnline(body.id)
    return { ...body, word }
  }
  async function makeRecord(type: Type, word: string) {
    const { body, status } = await admin.send<Made>('POST', `/api/admin/${type}`, RECORDS[type](word, categoryId))
    expect(status).toBe(201)
    return { record: body, variant: await makeVariant(type, body.id, word) }
  }
  async function write(type: Type, id: number, values: object) {
    const { body } = await admin.getJson<Made>(`/api/admin/${type}/${id}`)
    expect((await admin.send('PATCH', `/api/admin/${type}/${id}`, { base: body.revision, values })).status).toBe(200)
  }
  const statusOf = async (id: number) =>
    (await admin.getJson<Listed>('/de/pageeditor-api/pages')).body.results.find((page) => page.id === id)?.status

  it.each(SWITCHED)('of a %s: not while that is offline, and again when it is back', async (type) => {
    const { record, variant } = await makeRecord(type, `Schalterwort${type}`)
    expect(await foundAt(variant)).toEqual(SEEN)
    await write(type, record.id, { isOnline: false })
    expect(await foundAt(variant)).toEqual(UNSEEN)
    expect(await statusOf(variant.id)).toMatchObject({ state: 'above' })
    expect((await admin.fetch(`${variant.url}?edit`)).status).toBe(200)
    await write(type, record.id, { isOnline: true })
    expect(await foundAt(variant)).toEqual(SEEN)
  })

  it.each(TYPES)('of a %s: not while that is in the bin, and again when it has come back', async (type) => {
    const { record, variant } = await makeRecord(type, `Papierwort${type}`)
    expect(await foundAt(variant)).toEqual(SEEN)
    expect((await admin.send('DELETE', `/api/admin/${type}/${record.id}`)).status).toBe(204)
    expect(await foundAt(variant)).toEqual(UNSEEN)
    // Staff still have it, and are told why nobody sees it.
    expect(await statusOf(variant.id)).toMatchObject({ state: 'above', title: '' })
    const { body } = await admin.getJson<{ id: number }[]>(`/api/admin/${type}/${record.id}/changes`)
    expect((await admin.send('POST', `/api/admin/${type}/${record.id}/restore`, { change: body[0]?.id })).status).toBe(200)
    expect(await foundAt(variant)).toEqual(SEEN)
  })

  it('of an article: from the moment at which that is first seen', async () => {
    const { record, variant } = await makeRecord('article', 'Terminwort')
    await write('article', record.id, { publishedAt: '2026-11-21T13:00:00+01:00' })
    expect(await foundAt(variant)).toEqual(UNSEEN)
    const start = app.clock.now().toString()
    app.clock.advance({ hours: 2 })
    expect(await foundAt(variant)).toEqual(SEEN)
    app.clock.set(start)
  })

  it('stands in the menu with its record alone', async () => {
    const page = await createPage(app, admin, 'mit-menue', [])
    const { record, variant } = await makeRecord('production', 'Menuewort')
    const { body } = await admin.getJson<{ revision: number }>(`/de/pageeditor-api/pages/${variant.id}`)
    await changePage(variant.id, { revision: body.revision, in_menu: true })
    expect(await html(page.path)).toContain(`href="${variant.url}"`)
    await write('production', record.id, { isOnline: false })
    expect(await html(page.path)).not.toContain(`href="${variant.url}"`)
  })

  it('of a page: not while that is offline, not after its last day, and not from the bin', async () => {
    const page = await createPage(app, admin, 'fassungswort', [headline('kopf-0001', 'Willkommen')])
    const variant = await makeVariant('page', page.id, 'fassungswort')
    expect(await foundAt(variant)).toEqual(SEEN)
    await change(page, { is_online: false })
    expect(await foundAt(variant)).toEqual(UNSEEN)
    await change(page, { is_online: true, unpublish_at: '2026-11-21T13:00:00+01:00' })
    expect(await foundAt(variant)).toEqual(SEEN)
    const start = app.clock.now().toString()
    app.clock.advance({ hours: 2 })
    expect(await foundAt(variant)).toEqual(UNSEEN)
    app.clock.set(start)
    await change(page, { unpublish_at: null })
    expect((await admin.send('DELETE', `/de/pageeditor-api/pages/${page.id}?below=1`)).status).toBe(204)
    expect((await foundAt(variant)).slice(1)).toEqual([false, false])
    const { records } = await listTrash(app.foyer.platform, { role: builtInRole('admin') } as Viewer, undefined)
    const binned = records.find(({ type, id }) => type === 'page' && id === page.id)?.change
    expect((await admin.send('POST', `/de/pageeditor-api/pages/${page.id}/restore`, { change: binned })).status).toBe(200)
    expect(await foundAt(variant)).toEqual(SEEN)
    expect(await html(page.path)).toContain(`href="${variant.url}"`)
  })

  it('is made of nothing that shows another’s: a performance has its production’s', async () => {
    const asked = { variant: 'easy-read', content_type: 'event', object_id: 1 }
    expect((await admin.send('POST', '/api/admin/variants', asked)).status).toBe(404)
  })
})
