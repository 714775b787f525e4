import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentNode } from '../../app/content/index.ts'
import type { Reusables } from '../../app/content/reuse/reusable.ts'
import { createPage, headline, type TestPage } from '../support/page.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const API = '/de/pageeditor-api'

type Copy = { id: number; url: string; path: string; title: string; is_online: boolean; in_menu: boolean }
type Draft = { revision: number; has_changes: boolean; document: { columns: { children: ContentNode[] }[] } }

describe('what is used more than once', () => {
  let app: TestApp
  let rita: Visitor
  let reader: Visitor
  beforeAll(async () => {
    app = await createTestApp()
    rita = await app.editor()
    reader = await app.editor('reader')
  })
  afterAll(() => app.close())

  const html = async (path: string, visitor = app.visitor()) => (await visitor.fetch(path)).text()
  const reusables = async () => (await rita.getJson<Reusables>(`${API}/reusables`)).body
  const embed = (id: string, slug: string): ContentNode => ({ id, type: 'container', version: 1, data: { slug } })
  const containerOf = async (visitor: Visitor, path: string) => {
    const page = await visitor.getJson<{ modules: { id: number; columns: { children: { id: string; content: string }[] }[] }[] }>(
      `${API}/page/${path}`,
    )
    return page.body.modules
  }

  describe('a duplicated page', () => {
    it('has the same content and draft under new ids, offline, in no menu and at an address of its own', async () => {
      const page = await createPage(app, rita, 'original', [headline('orig-1', 'Live')])
      await page.patch(rita, [{ type: 'update', id: 'orig-1', data: { content: 'Im Entwurf' } }])
      const made = await rita.send<Copy>('POST', `${API}/pages/${page.id}/duplicate`)
      expect(made.status).toBe(201)
      expect(made.body).toMatchObject({ title: 'Seite original (Kopie)', path: 'original-kopie', is_online: false, in_menu: false })
      expect((await app.visitor().fetch(made.body.url)).status, 'for visitors').toBe(404)
      const [container] = await containerOf(rita, 'original-kopie')
      const [node] = container?.columns[0]?.children ?? []
      expect(node).toMatchObject({ content: 'Live' })
      expect(node?.id).not.toBe('orig-1')
      const draft = await rita.getJson<Draft>(`${API}/draft/${container?.id}`)
      expect(draft.body.document.columns[0]?.children[0]).toMatchObject({ id: node?.id, data: { content: 'Im Entwurf' } })
      const published = await rita.send('POST', `${API}/publish`, { content_type: 'page', object_id: made.body.id })
      expect(published.status).toBe(200)
      expect((await containerOf(rita, 'original-kopie'))[0]?.columns[0]?.children[0]).toMatchObject({ content: 'Im Entwurf' })
      expect((await containerOf(app.visitor(), 'original'))[0]?.columns[0]?.children[0], 'the original').toMatchObject({ content: 'Live' })
    })
    it('gets another address each time, and needs the right to write pages', async () => {
      const page = await createPage(app, rita, 'mehrfach', [headline('many-1', 'Viele')])
      await rita.send('POST', `${API}/pages/${page.id}/duplicate`)
      expect((await rita.send<Copy>('POST', `${API}/pages/${page.id}/duplicate`)).body.path).toBe('mehrfach-kopie-2')
      expect((await reader.send('POST', `${API}/pages/${page.id}/duplicate`)).status).toBe(403)
      expect((await rita.send('POST', `${API}/pages/999999/duplicate`)).status).toBe(404)
    })
  })

  describe('a template', () => {
    it('of modules is offered with copies of them', async () => {
      const nodes = [headline('tmpl-1', 'Kopf'), headline('tmpl-2', 'Fuß')]
      expect((await rita.send('POST', `${API}/templates`, { kind: 'modules', title: 'Kopf und Fuß', nodes })).status).toBe(201)
      const template = (await reusables()).templates.find(({ title }) => title === 'Kopf und Fuß')
      expect(template?.nodes.map(({ data }) => data.content)).toEqual(['Kopf', 'Fuß'])
      expect(template?.nodes.map(({ id }) => id)).not.toContain('tmpl-1')
    })
    it('of a page is what a new page begins with, as a draft', async () => {
      const page = await createPage(app, rita, 'presse-muster', [headline('press-1', 'Pressemitteilung')])
      await page.patch(rita, [{ type: 'update', id: 'press-1', data: { content: 'Presse: …' } }])
      const made = await rita.send<{ id: number }>('POST', `${API}/templates`, { kind: 'page', title: 'Presse', page_id: page.id })
      expect(made.status).toBe(201)
      const created = await rita.send<Copy & { containers: { id: number }[] }>('POST', `${API}/pages`, {
        ...{ title: 'Neue Presse', slug: 'neue-presse', template_id: made.body.id },
      })
      expect(created.status).toBe(201)
      const draft = await rita.getJson<Draft>(`${API}/draft/${created.body.containers[0]?.id}`)
      expect(draft.body).toMatchObject({ has_changes: true, document: { columns: [{ children: [{ data: { content: 'Presse: …' } }] }] } })
      expect((await containerOf(rita, 'neue-presse'))[0]?.columns[0]?.children, 'what is live').toEqual([])
      const missing = await rita.send('POST', `${API}/pages`, { title: 'Ohne', slug: 'ohne', template_id: 999_999 })
      expect(missing.status).toBe(404)
    })
    it('opens for editing, and its copies are as it is in the editor; visitors do not find it', async () => {
      const nodes = [headline('open-111', 'Noch roh')]
      const made = await rita.send<{ id: number }>('POST', `${API}/templates`, { kind: 'modules', title: 'Zum Bearbeiten', nodes })
      const path = `/de/vorlagen/${made.body.id}`
      expect(await html(`${path}?edit`, rita)).toContain('Vorlage „Zum Bearbeiten“')
      expect((await app.visitor().fetch(path)).status).toBe(404)
      const template = async () => (await reusables()).templates.find(({ id }) => id === made.body.id)
      const { body: container } = await rita.getJson<{ id: number }>(`${API}/container/by-slug/template-${made.body.id}`)
      const draft = (await rita.getJson<Draft>(`${API}/draft/${container.id}`)).body
      const changed = await rita.send('PATCH', `${API}/draft/${container.id}`, {
        ...{ base_revision: draft.revision, batch_id: crypto.randomUUID() },
        operations: [{ type: 'update', id: (await template())?.nodes[0]?.id, data: { content: 'Besser' } }],
      })
      expect(changed.status).toBe(200)
      expect((await template())?.nodes[0]?.data).toMatchObject({ content: 'Besser' })
      expect(await html(path, rita)).toContain('Besser')
      const page = await rita.send<Copy & { containers: { id: number }[] }>('POST', `${API}/pages`, {
        ...{ title: 'Aus Vorlage', slug: 'aus-vorlage', template_id: made.body.id },
      })
      const begun = await rita.getJson<Draft>(`${API}/draft/${page.body.containers[0]?.id}`)
      expect(begun.body.document.columns[0]?.children[0]?.data).toMatchObject({ content: 'Besser' })
      expect(await (await rita.fetch('/cms-hub/template')).text()).toContain('Zum Bearbeiten')
    })
    it('is renamed and deleted as a record, by those who may write pages', async () => {
      const made = await rita.send<{ id: number }>('POST', `${API}/templates`, {
        kind: 'modules',
        title: 'Alt',
        nodes: [headline('old-11', 'x')],
      })
      const path = `/api/admin/template/${made.body.id}`
      const { body } = await rita.getJson<{ revision: string }>(path)
      expect((await reader.send('PATCH', path, { base: body.revision, values: { title: 'Neu' } })).status).toBe(403)
      expect((await rita.send('PATCH', path, { base: body.revision, values: { title: 'Neu' } })).status).toBe(200)
      expect((await reusables()).templates.map(({ title }) => title)).toContain('Neu')
      expect((await rita.send('DELETE', path)).status).toBeLessThan(300)
      expect((await reusables()).templates.map(({ title }) => title)).not.toContain('Neu')
    })
    it('is refused without a name, of nothing, of unknown modules, and without the right', async () => {
      const nodes = [headline('bad-11', 'x')]
      const post = (body: object, visitor = rita) => visitor.send('POST', `${API}/templates`, body).then(({ status }) => status)
      expect(await post({ kind: 'modules', title: ' ', nodes })).toBe(400)
      expect(await post({ kind: 'modules', title: 'Leer', nodes: [] })).toBe(400)
      expect(await post({ kind: 'modules', title: 'Fremd', nodes: [{ ...nodes[0], type: 'clippy' }] })).toBe(422)
      expect(await post({ kind: 'page', title: 'Fehlt', page_id: 999_999 })).toBe(404)
      expect(await post({ kind: 'modules', title: 'Leser', nodes }, reader)).toBe(403)
    })
  })

  describe('a shared part', () => {
    const createPart = async (title: string, nodes: ContentNode[]) =>
      (await rita.send<{ id: number; slug: string }>('POST', `${API}/shared-parts`, { title, nodes })).body
    const edit = async (id: number, content: string) => {
      const region = await html(`/de/bausteine/${id}?edit`, rita)
      expect(region).toContain('Gemeinsamer Baustein')
      const { parts } = await reusables()
      const part = parts.find((one) => one.id === id)
      const rows = (await rita.getJson<{ id: number }>(`${API}/container/by-slug/${part?.slug}`)).body
      const draft = (await rita.getJson<Draft>(`${API}/draft/${rows.id}`)).body
      await rita.send('PATCH', `${API}/draft/${rows.id}`, {
        ...{ base_revision: draft.revision, batch_id: crypto.randomUUID() },
        operations: [{ type: 'update', id: part?.nodes[0]?.id, data: { content } }],
      })
      return rita.send('POST', `${API}/publish`, { content_type: 'shared-part', object_id: id })
    }

    it('is edited once and changes at all places, which are said before', async () => {
      const part = await createPart('Kontakt-Leiste', [headline('contact-1', 'Kasse 04561 100')])
      const pages: TestPage[] = []
      for (const name of ['ort-eins', 'ort-zwei']) pages.push(await createPage(app, rita, name, [embed(`${name}-11`, part.slug)]))
      for (const page of pages) expect(await html(page.path)).toContain('Kasse 04561 100')
      expect((await reusables()).parts.find(({ id }) => id === part.id)).toMatchObject({ title: 'Kontakt-Leiste', places: 2 })
      expect(await html(`/de/bausteine/${part.id}`, rita)).toContain('Seite ort-zwei')
      const { body: places } = await rita.getJson<{ title: string }[]>(`${API}/shared-parts/${part.id}/places`)
      expect(places.map(({ title }) => title)).toEqual(['Seite ort-eins', 'Seite ort-zwei'])
      expect((await app.visitor().fetch(`${API}/shared-parts/${part.id}/places`)).status).toBe(401)
      expect((await edit(part.id, 'Kasse 04561 200')).status).toBe(200)
      for (const page of pages) expect(await html(page.path)).toContain('Kasse 04561 200')
    })
    it('keeps the ids of its modules, by which comments on them are found', async () => {
      const part = await createPart('Mit Kommentar', [headline('said-111', 'Besprochen')])
      expect((await reusables()).parts.find(({ id }) => id === part.id)?.nodes.map(({ id }) => id)).toEqual(['said-111'])
    })
    it('is no page for visitors', async () => {
      const part = await createPart('Still', [headline('still-11', 'Nicht allein zu sehen')])
      const response = await app.visitor().fetch(`/de/bausteine/${part.id}`)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('Nicht allein')
    })
    it('cannot be deleted while a page or a draft shows it', async () => {
      const part = await createPart('Gebraucht', [headline('used-111', 'Da')])
      const page = await createPage(app, rita, 'braucht', [headline('other-11', 'Sonst')])
      await page.patch(rita, [{ type: 'insert', node: embed('embed-11', part.slug), place: { parent: 'root', column: 0, before: null } }])
      expect((await rita.send('DELETE', `/api/admin/shared-part/${part.id}`)).status).toBe(409)
      await page.patch(rita, [{ type: 'remove', id: 'embed-11' }])
      expect((await rita.send('DELETE', `/api/admin/shared-part/${part.id}`)).status).toBeLessThan(300)
    })
    it('is refused incomplete, with another part in it, and without the right', async () => {
      const post = (nodes: ContentNode[], visitor = rita) => visitor.send('POST', `${API}/shared-parts`, { title: 'Nein', nodes })
      expect((await post([headline('empty-11', '')])).body).toMatchObject({ code: 'rules_broken' })
      expect((await post([embed('nested-1', 'shared-part-1')])).body).toMatchObject({ code: 'nested_part' })
      expect((await post([headline('right-11', 'x')], reader)).status).toBe(403)
    })
  })
})
