import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAuditLog } from '../../app/admin/audit-log.server.ts'
import { readComingChanges } from '../../app/admin/coming-changes.server.ts'
import { repairSystemPages } from '../../app/content/index.server.ts'
import { pages, versions } from '../../app/content/tables.ts'
import type { Viewer } from '../../app/platform/auth/auth.ts'
import { builtInRole } from '../../app/platform/auth/built-in-roles.ts'
import { emptyTrash, listTrash } from '../../app/records/trash.server.ts'
import { recordMovedAddresses } from '../../app/site/index.server.ts'
import { headline } from '../support/page.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Page = { id: number; revision: number; url: string; title: string; containers: { id: number; revision: number }[] }

describe('the tree of pages', () => {
  let app: TestApp
  let editor: Visitor
  beforeAll(async () => {
    app = await createTestApp()
    editor = await app.editor()
  })
  afterAll(() => app.close())

  const make = async (slug: string, parent?: Page, more: object = {}) => {
    const body = { title: `Seite ${slug}`, slug, parent_id: parent?.id ?? null, is_online: true, ...more }
    return (await editor.send<Page>('POST', '/de/pageeditor-api/pages', body)).body
  }
  const status = async (path: string) => {
    const response = await app.visitor().fetch(path)
    return [response.status, response.headers.get('location')]
  }

  it(
    'sets the fields of a page, shows them at once, and keeps a version of them',
    requirement('PAGE-06', 'PAGE-10', 'PAGE-11', 'PAGE-13'),
    async () => {
      const page = await make('angaben')
      const fields = { title: 'Angaben', meta_title: 'Angaben im Titel', meta_description: 'Kurz gesagt.', og_title: 'Zum Teilen' }
      const changed = await editor.send<Page>('PATCH', `/de/pageeditor-api/pages/${page.id}`, { revision: page.revision, ...fields })
      expect(changed.body).toMatchObject({ ...fields, revision: page.revision + 1 })
      const html = await (await app.visitor().fetch('/de/angaben')).text()
      expect(html).toContain('<title>Angaben im Titel</title>')
      expect(html).toContain('content="Kurz gesagt."')
      const { body: versions } = await editor.getJson<{ number: number; summary: string }[]>(`/de/pageeditor-api/versions/page/${page.id}`)
      expect(versions.map(({ summary }) => summary)).toEqual(['Angaben zur Seite', 'Neue Seite'])
      const { body: first } = await editor.getJson(`/de/pageeditor-api/versions/page/${page.id}/1`)
      expect(first).toMatchObject({ fields: { title: 'Seite angaben', meta_title: '' } })
      const offline = { revision: page.revision + 1, is_online: false }
      await editor.send('PATCH', `/de/pageeditor-api/pages/${page.id}`, offline)
      expect(await status('/de/angaben')).toEqual([404, null])
    },
  )

  it('refuses a change made on a state that is no longer, and shows both', async () => {
    const page = await make('ueberholt')
    await editor.send('PATCH', `/de/pageeditor-api/pages/${page.id}`, { revision: page.revision, title: 'Zuerst' })
    const late = await editor.send('PATCH', `/de/pageeditor-api/pages/${page.id}`, { revision: page.revision, title: 'Zu spät' })
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict', theirs: { title: 'Zuerst' } } })
  })

  it(
    'renames and moves a page with all below it; every old address leads to the new one by 301, without a chain',
    requirement('REDIR-01'),
    async () => {
      const season = await make('saison')
      const child = await make('extra', season)
      await make('tief', child)
      const other = await make('archiv')
      expect(await status('/de/saison/extra/tief')).toEqual([200, null])
      await editor.send('PATCH', `/de/pageeditor-api/pages/${season.id}`, { revision: season.revision, slug: 'spielzeit' })
      expect(await status('/de/saison/extra/tief')).toEqual([301, '/de/spielzeit/extra/tief'])
      await editor.send('POST', `/de/pageeditor-api/pages/${child.id}/move`, { parent_id: other.id })
      expect(await status('/de/archiv/extra/tief')).toEqual([200, null])
      expect(await status('/de/spielzeit/extra')).toEqual([301, '/de/archiv/extra'])
      expect(await status('/de/saison/extra/tief')).toEqual([301, '/de/archiv/extra/tief'])
      await editor.send('POST', `/de/pageeditor-api/pages/${child.id}/move`, { parent_id: season.id })
      expect(await status('/de/spielzeit/extra')).toEqual([200, null])
    },
  )

  it('deletes a page and sends its visitors to the one above; pages below go only with a word', async () => {
    const above = await make('oben')
    const below = await make('unten', above)
    const rejected = await editor.send('DELETE', `/de/pageeditor-api/pages/${above.id}`)
    expect(rejected).toMatchObject({ status: 409, body: { code: 'has_children', below: 1 } })
    expect((await editor.send('DELETE', `/de/pageeditor-api/pages/${below.id}`)).status).toBe(204)
    expect(await status('/de/oben/unten')).toEqual([301, '/de/oben'])
  })

  const binOf = async () => {
    const { records } = await listTrash(app.foyer.platform, { role: builtInRole('editor') } as Viewer, undefined)
    return records.filter(({ type }) => type === 'page')
  }
  const bringBack = (change: number, id: number) => editor.send<Page>('POST', `/de/pageeditor-api/pages/${id}/restore`, { change })

  it('moves a deleted page to the trash with its content and subpages, and restores all of it', async () => {
    const above = await make('mappe')
    const below = await make('blatt', above)
    await editor.send('PATCH', `/de/pageeditor-api/pages/${above.id}`, { revision: above.revision, slug: 'ordner' })
    const [container] = below.containers
    const written = { type: 'insert', node: headline('blatt-1', 'Unverlierbar'), place: { parent: 'root', column: 0, before: null } }
    const patch = (operations: unknown[], base: number) =>
      editor.send<{ revision: number }>('PATCH', `/de/pageeditor-api/draft/${container?.id}`, {
        ...{ base_revision: base, batch_id: crypto.randomUUID(), operations },
      })
    const { body: draft } = await patch([written], 1)
    await editor.send('POST', '/de/pageeditor-api/publish', { content_type: 'page', object_id: below.id })
    await patch([{ type: 'update', id: 'blatt-1', data: { content: 'Noch im Entwurf' } }], draft.revision)

    const { body: consequences } = await editor.getJson(`/api/admin/pages/${above.id}/consequences`)
    expect(consequences).toMatchObject({ below: ['Seite blatt'], linked: [], redirects: 2 })
    expect((await editor.send('DELETE', `/de/pageeditor-api/pages/${above.id}?below=1`)).status).toBe(204)
    expect(await status('/de/ordner/blatt')).toEqual([301, '/de'])
    const [binned] = await binOf()
    expect(binned).toMatchObject({ title: 'Seite mappe', below: 1 })

    const back = await bringBack(binned?.change ?? 0, above.id)
    expect(back).toMatchObject({ status: 200, body: { url: '/de/ordner' } })
    expect(await status('/de/ordner/blatt')).toEqual([200, null])
    expect(await status('/de/mappe')).toEqual([301, '/de/ordner'])
    expect(await (await app.visitor().fetch('/de/ordner/blatt')).text()).toContain('Unverlierbar')
    const { body: after } = await editor.getJson(`/de/pageeditor-api/draft/${container?.id}`)
    expect(JSON.stringify(after)).toContain('Noch im Entwurf')
    const { body: versions } = await editor.getJson<unknown[]>(`/de/pageeditor-api/versions/page/${below.id}`)
    expect(versions).toHaveLength(2)
    expect((await binOf()).map(({ id }) => id)).not.toContain(above.id)
    expect(await bringBack(binned?.change ?? 0, above.id)).toMatchObject({ status: 409, body: { code: 'not_gone' } })
  })

  it('brings a page back to an address like its own where that is taken, and to the top where the page above is gone', async () => {
    const above = await make('ebene')
    const page = await make('platz', above)
    await editor.send('DELETE', `/de/pageeditor-api/pages/${page.id}`)
    await editor.send('DELETE', `/de/pageeditor-api/pages/${above.id}`)
    await make('platz')
    const binned = (await binOf()).find(({ id }) => id === page.id)
    expect((await bringBack(binned?.change ?? 0, page.id)).body).toMatchObject({ url: '/de/platz-2', parent_id: null })
    expect(await status('/de/ebene/platz')).toEqual([301, '/de/platz-2'])
  })

  it('names what links to a page before it is deleted: pages, records, menus', async () => {
    const page = await make('ziel')
    const other = await make('verweis')
    const linked = { type: 'text', text: 'hin', marks: [{ type: 'link', attrs: { href: '/de/ziel' } }] }
    const content = { type: 'doc', content: [{ type: 'paragraph', content: [linked] }] }
    const text = { id: 'verweis-1', type: 'text', version: 1, data: { content } }
    const base_revision = other.containers[0]?.revision
    await editor.send('PATCH', `/de/pageeditor-api/draft/${other.containers[0]?.id}`, {
      ...{ base_revision, batch_id: crypto.randomUUID() },
      operations: [{ type: 'insert', node: text, place: { parent: 'root', column: 0, before: null } }],
    })
    const alert = { title: 'Achtung', text: '', linkUrl: '/de/ziel', linkTitle: 'mehr' }
    expect((await editor.send('POST', '/api/admin/alert', alert)).status).toBe(201)
    const linkedTo = async (id: number) =>
      (await editor.getJson<{ linked: { title: string }[] }>(`/api/admin/pages/${id}/consequences`)).body.linked
    expect((await linkedTo(page.id)).map(({ title }) => title).sort()).toEqual(['Achtung', 'Seite verweis'])
    expect(await linkedTo(other.id)).toEqual([])
    expect((await app.visitor().getJson(`/api/admin/pages/${page.id}/consequences`)).status).toBe(401)
  })

  it('writes every action on a page into the log, with who and what', async () => {
    const page = await make('protokoll')
    await editor.send('PATCH', `/de/pageeditor-api/pages/${page.id}`, { revision: page.revision, slug: 'logbuch', title: 'Logbuch' })
    const under = await make('darunter')
    await editor.send('POST', `/de/pageeditor-api/pages/${under.id}/move`, { parent_id: page.id })
    await editor.send('POST', `/de/pageeditor-api/pages/${under.id}/move`, { parent_id: null })
    await editor.send('DELETE', `/de/pageeditor-api/pages/${page.id}`)
    const query = { type: 'page', action: '', who: 'Rita', before: undefined }
    const log = await readAuditLog(app.foyer.platform, { role: builtInRole('editor') } as Viewer, query)
    const changes = log.changes.filter(({ objectId }) => objectId === page.id)
    expect(changes.map(({ action, title, fields }) => [action, title, fields.toSorted()])).toEqual([
      ['deleted', 'Logbuch', []],
      ['changed', 'Logbuch', ['Title', 'URL']],
      ['created', 'Seite protokoll', []],
    ])
    expect(log.changes.find(({ objectId }) => objectId === under.id)).toMatchObject({ action: 'moved', userName: 'Rita Redaktion' })
    expect(log.types.map(({ name }) => name)).toContain('page')
  })

  it('empties the bin of pages and their versions after thirty days, and of none that is there', async () => {
    const { platform } = app.foyer
    const [gone, stays] = [await make('vergeht'), await make('bleibt')]
    await editor.send('DELETE', `/de/pageeditor-api/pages/${gone.id}`)
    const change = (await binOf()).find(({ id }) => id === gone.id)?.change ?? 0
    const versionsOf = async (id: number) => (await editor.getJson<unknown[]>(`/de/pageeditor-api/versions/page/${id}`)).body.length
    await emptyTrash(platform)
    expect(await versionsOf(gone.id)).toBe(1)
    const now = app.clock.now()
    app.clock.advance({ hours: 31 * 24 })
    await emptyTrash(platform)
    app.clock.set(now.toString())
    expect([await versionsOf(gone.id), await versionsOf(stays.id)]).toEqual([0, 1])
    expect((await bringBack(change, gone.id)).status).toBe(410)
  })

  it('gives no page the address of another or of a part of the site, and puts none below itself', async () => {
    const page = await make('einmal')
    for (const slug of ['einmal', 'spielplan', 'aktuelles']) {
      const taken = await editor.send('POST', '/de/pageeditor-api/pages', { title: 'x', slug })
      expect(taken).toMatchObject({ status: 409, body: { code: 'address_taken', errors: { slug: ['Diese Adresse ist schon vergeben.'] } } })
    }
    const child = await make('kind', page)
    const circle = await editor.send('POST', `/de/pageeditor-api/pages/${page.id}/move`, { parent_id: child.id })
    expect(circle).toMatchObject({ status: 409, body: { code: 'into_itself' } })
    expect((await editor.send('POST', '/de/pageeditor-api/pages', { title: '', slug: 'Ä!' })).status).toBe(400)
    expect((await app.visitor().send('POST', '/de/pageeditor-api/pages', { title: 'x', slug: 'x' })).status).toBe(401)
    expect((await app.visitor().getJson('/de/pageeditor-api/pages')).status).toBe(401)
  })

  it('keeps the URLs of system pages: staff change their content only (site 3)', async () => {
    await repairSystemPages(app.foyer.platform)
    const { body } = await editor.getJson<{ results: (Page & { path: string; is_house: boolean })[] }>('/de/pageeditor-api/pages')
    const own = body.results.filter(({ is_house }) => is_house)
    expect(own.map(({ path }) => path).sort()).toEqual(['aktuelles', 'ensemble', 'spielplan', 'stuecke'])
    const list = own.find(({ path }) => path === 'spielplan')
    const other = await make('ablage')
    const sentence = 'Diese Seite gehört zum Haus: Ihre Adresse bleibt, und sie bleibt online. Alles andere an ihr lässt sich ändern.'
    const refused = { status: 409, body: { code: 'house_page', detail: sentence } }
    const at = `/de/pageeditor-api/pages/${list?.id}`
    expect(await editor.send('DELETE', at)).toMatchObject(refused)
    expect(await editor.send('POST', `${at}/move`, { parent_id: other.id })).toMatchObject(refused)
    for (const change of [{ slug: 'termine' }, { is_online: false }, { unpublish_at: '2026-12-01T00:00:00+01:00' }])
      expect(await editor.send('PATCH', at, { revision: 1, ...change })).toMatchObject(refused)
    expect((await editor.send('POST', `${at}/move`, { parent_id: null })).status).toBe(200)
    expect(await editor.send('PATCH', at, { revision: 2, title: 'Programm', slug: 'spielplan', in_menu: true })).toMatchObject({
      status: 200,
    })
    expect(await status('/de/spielplan')).toEqual([200, null])
  })

  it.each(['spielplan', 'stuecke', 'ensemble', 'aktuelles'])(
    'edits /de/%s in place: headline, titles, and containers above and below the list (site 4)',
    requirement('GEN-16', 'AMB-06'),
    async (path) => {
      await repairSystemPages(app.foyer.platform)
      const [page] = await app.foyer.platform.db.select().from(pages).where(eq(pages.path, path))
      const fields = {
        headline: `Alles an ${path}`,
        meta_title: `Titel ${path}`,
        meta_description: `Kurz zu ${path}`,
        og_title: `Geteilt ${path}`,
      }
      const at = `/de/pageeditor-api/pages/${page?.id}`
      expect(await editor.send('PATCH', at, { revision: page?.revision, ...fields })).toMatchObject({ status: 200 })
      expect((await editor.fetch(`/de/${path}?edit`)).status).toBe(200)
      const { body } = await editor.getJson<{ modules: { id: number; slug: string; revision: number }[] }>(
        `/de/pageeditor-api/page/${path}`,
      )
      expect(body.modules.map(({ slug }) => slug)).toEqual([`page-${page?.id}`, `page-${page?.id}-below`])
      for (const [index, { id, revision }] of body.modules.entries()) {
        const node = headline(`${path}-${index}`, `${index === 0 ? 'Über' : 'Unter'} der Liste ${path}`)
        const operations = [{ type: 'insert', node, place: { parent: 'root', column: 0, before: null } }]
        const batch = { base_revision: revision, batch_id: crypto.randomUUID(), operations }
        expect((await editor.send('PATCH', `/de/pageeditor-api/draft/${id}`, batch)).status).toBe(200)
      }
      expect(await (await app.visitor().fetch(`/de/${path}`)).text()).not.toContain('der Liste')
      await editor.send('POST', '/de/pageeditor-api/publish', { content_type: 'page', object_id: page?.id })
      const html = await (await app.visitor().fetch(`/de/${path}`)).text()
      for (const words of [`<title>Titel ${path}</title>`, `content="Kurz zu ${path}"`, `content="Geteilt ${path}"`])
        expect(html).toContain(words)
      const body1 = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      expect(body1).toMatch(new RegExp(`Alles an ${path}.*Über der Liste ${path}.*Unter der Liste ${path}`, 's'))
      const old = await app.visitor().fetch(`/de/${path}?v=1`)
      expect([old.status, old.headers.get('location')]).toEqual([301, `/de/${path}`])
    },
  )

  it(
    'draws what cannot be clicked as text in the footer, and refuses what is no picture with a sentence',
    requirement('PAGE-07', 'PAGE-14'),
    async () => {
      const page = await make('ohne-link')
      const at = `/de/pageeditor-api/pages/${page.id}`
      await editor.send('PATCH', at, { revision: page.revision, in_footer: true, is_clickable: false, title: 'Nur ein Wort' })
      const html = await (await app.visitor().fetch('/de/spielplan')).text()
      const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'))
      expect(footer).toContain('Nur ein Wort')
      expect(footer).not.toContain('/de/ohne-link')
      const refused = await editor.send('PATCH', at, { revision: page.revision + 1, og_image: 2_000_000_000 })
      expect(refused).toMatchObject({ status: 400, body: { errors: { og_image: ['Das ist kein Bild der Mediathek.'] } } })
    },
  )

  it('restores the URL of a system page that an earlier release allowed to move, rename or delete', async () => {
    const { platform } = app.foyer
    await repairSystemPages(platform)
    const pageAt = async (path: string) => (await platform.db.select().from(pages).where(eq(pages.path, path)))[0]
    const [moved, deleted] = [await pageAt('stuecke'), await pageAt('ensemble')]
    const above = await make('lager')
    // The same writes as an earlier version, which allowed this, made.
    await platform.db
      .update(pages)
      .set({ path: 'lager/stuecke', parentId: above.id })
      .where(eq(pages.id, moved?.id ?? 0))
    const version = { contentType: 'page', objectId: moved?.id ?? 0, number: 9, documents: {} }
    await platform.db.insert(versions).values({ ...version, summary: 'Angaben zur Seite · neue Adresse /de/lager/stuecke' })
    await platform.db.delete(pages).where(eq(pages.id, deleted?.id ?? 0))
    await platform.write(async (tx, invalidate) => {
      await recordMovedAddresses(tx, [
        { from: '/de/stuecke', to: '/de/lager/stuecke' },
        { from: '/de/ensemble', to: '/de/lager' },
      ])
      invalidate('pages')
    })
    expect(await status('/de/stuecke')).toEqual([301, '/de/lager/stuecke'])
    await repairSystemPages(platform)
    expect([await status('/de/stuecke'), await status('/de/ensemble')]).toEqual([
      [200, null],
      [200, null],
    ])
    expect(await status('/de/lager/stuecke')).toEqual([301, '/de/stuecke'])
    expect(await pageAt('stuecke')).toMatchObject({ id: moved?.id, parentId: null })
    expect(await pageAt('lager')).toMatchObject({ id: above.id })
  })

  it(
    'shows a page only with all above it, in page, call, menu and sitemap; no crumb leads to a 404',
    requirement('PAGE-06', 'PAGE-20'),
    async () => {
      const above = await make('saison-2')
      const below = await make('gastspiel', above)
      await editor.send('PATCH', `/de/pageeditor-api/pages/${below.id}`, { revision: below.revision, in_menu: true, is_clickable: true })
      const seen = async () => {
        const visitor = app.visitor()
        const [nav, map] = [await visitor.getJson('/de/pageeditor-api/nav'), await (await visitor.fetch('/sitemap.xml')).text()]
        return [
          (await visitor.fetch('/de/saison-2/gastspiel')).status,
          (await visitor.getJson('/de/pageeditor-api/page/saison-2/gastspiel')).status,
          JSON.stringify(nav.body).includes('/de/saison-2/gastspiel'),
          map.includes('/de/saison-2/gastspiel'),
        ]
      }
      expect(await seen()).toEqual([200, 200, true, true])
      const statusOf = async () => (await editor.getJson<{ status: object }>(`/de/pageeditor-api/status/page/${below.id}`)).body.status
      expect(await statusOf()).toEqual({ state: 'online', until: null })
      await editor.send('PATCH', `/de/pageeditor-api/pages/${above.id}`, { revision: above.revision, is_online: false })
      expect(await seen()).toEqual([404, 404, false, false])
      expect(await statusOf()).toEqual({ state: 'above', title: 'Seite saison-2', from: null })
      const { body: tree } = await editor.getJson<{ results: { id: number; status: object }[] }>('/de/pageeditor-api/pages')
      expect(tree.results.find(({ id }) => id === below.id)?.status).toMatchObject({ state: 'above' })
      const hub = await (await editor.fetch('/cms-hub/pages?q=gastspiel')).text()
      expect(hub).toContain('Offline, weil „Seite saison-2“ offline ist')
    },
  )

  it('lists in the admin area what goes online by itself: pages, alerts and modules too', async () => {
    const page = await make('advent')
    const window = { publish_at: '2026-12-01T10:00:00+01:00', unpublish_at: '2026-12-24T18:00:00+01:00' }
    await editor.send('PATCH', `/de/pageeditor-api/pages/${page.id}`, { revision: page.revision, ...window })
    await editor.send('POST', '/api/admin/alert', { title: 'Warnstreik', onlineFrom: '2026-12-02T06:00:00+01:00' })
    const planned = await readComingChanges(app.foyer.platform, { role: builtInRole('editor') } as Viewer, 12)
    expect(planned.map(({ title, isOnline, at }) => [title, isOnline, at])).toEqual([
      ['Seite advent', true, '2026-12-01T10:00:00+01:00'],
      ['Warnstreik', true, '2026-12-02T06:00:00+01:00'],
      ['Seite advent', false, '2026-12-24T18:00:00+01:00'],
    ])
    expect(await status('/de/advent')).toEqual([404, null])
    const { body } = await editor.getJson(`/de/pageeditor-api/status/page/${page.id}`)
    expect(body).toEqual({
      status: { state: 'scheduled', from: window.publish_at, until: window.unpublish_at },
      has_draft: false,
      changes: 0,
      translations: 0,
      planned: null,
      waiting: null,
      failures: 0,
      offers_online: null,
      online_at: null,
    })
    // The preview of another day shows the status of that day.
    const then = `/de/pageeditor-api/status/page/${page.id}?on=2027-12-20T12:00`
    expect((await editor.getJson(then)).body).toMatchObject({ status: { state: 'over', until: window.unpublish_at } })
  })

  it('puts siblings into the order asked for', async () => {
    const [firstPage, secondPage, thirdPage] = [await make('eins'), await make('zwei'), await make('drei')]
    await editor.send('POST', `/de/pageeditor-api/pages/${thirdPage.id}/move`, { parent_id: null, before_id: firstPage.id })
    const { body } = await editor.getJson<{ results: { id: number }[] }>('/de/pageeditor-api/pages')
    const order = body.results.map(({ id }) => id).filter((id) => [firstPage.id, secondPage.id, thirdPage.id].includes(id))
    expect(order).toEqual([thirdPage.id, firstPage.id, secondPage.id])
  })

  it('keeps the window of a page, to the moment', async () => {
    const page = await make('fenster', undefined, { is_online: true })
    const window = { publish_at: '2026-11-21T18:00:00+01:00', unpublish_at: '2026-11-21T20:00:00+01:00' }
    await editor.send('PATCH', `/de/pageeditor-api/pages/${page.id}`, { revision: page.revision, ...window })
    const seen: number[] = []
    for (const moment of ['17:59:59', '18:00:00', '19:59:59', '20:00:00']) {
      app.clock.set(`2026-11-21T${moment}+01:00`)
      seen.push((await app.visitor().fetch('/de/fenster')).status)
    }
    expect(seen).toEqual([404, 200, 200, 404])
    const wrong = { revision: page.revision + 1, publish_at: window.unpublish_at, unpublish_at: window.publish_at }
    expect(await editor.send('PATCH', `/de/pageeditor-api/pages/${page.id}`, wrong)).toMatchObject({ status: 400 })
  })
})
