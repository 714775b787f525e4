import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAuditLog } from '../../app/admin/audit-log.server.ts'
import { pageLog } from '../../app/admin/index.server.ts'
import { cleanUpContent, runPlanned } from '../../app/content/index.server.ts'
import type { LiveRelease, Release } from '../../app/content/index.ts'
import { moduleRegistry } from '../../app/modules/module-registry.server.ts'
import type { Viewer } from '../../app/platform/auth/auth.ts'
import { builtInRole } from '../../app/platform/auth/built-in-roles.ts'
import { users } from '../../app/platform/auth/tables.ts'
import { createPage, headline, type TestPage } from '../support/page.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const API = '/de/pageeditor-api'
const update = (id: string, content: string) => ({ type: 'update', id, data: { content } })
type Planned = { id: number; at: string | null; release: { id: number; title: string } | null; failure: string }

describe('releases', () => {
  let app: TestApp
  let rita: Visitor
  let start: string
  beforeAll(async () => {
    app = await createTestApp()
    rita = await app.editor()
    start = app.clock.now().toString()
  })
  afterAll(() => app.close())

  const html = async (page: TestPage) => (await app.visitor().fetch(page.path)).text()
  const status = async (page: TestPage) => (await app.visitor().fetch(page.path)).status
  const create = async (title: string, at: string | null = null, by = rita) =>
    (await by.send<Release>('POST', `${API}/releases`, { title, at })).body.id
  const putIn = (page: TestPage, release: number | string, by = rita) =>
    by.send<Planned[]>('POST', `${API}/scheduled/page/${page.id}`, { release })
  const setSwitch = (release: number, values: Record<string, unknown>, by = rita) =>
    by.send<Release>('PUT', `${API}/releases/${release}/switches`, values)
  const publish = (release: number, by = rita) => by.send('POST', `${API}/releases/${release}/publish`, {})
  const open = async () => (await rita.getJson<{ results: Release[] }>(`${API}/releases`)).body.results
  const undo = (release: number, by = rita) => by.send('POST', `${API}/releases/${release}/undo`, {})
  const live = async (id: number) =>
    (await rita.getJson<{ live: LiveRelease[] }>(`${API}/releases`)).body.live.find((release) => release.id === id)
  const logged = async (id: number) => {
    const query = { type: 'release', action: '', who: '', before: undefined }
    const { changes } = await readAuditLog(app.foyer.platform, { role: builtInRole('admin') } as Viewer, query)
    return changes.filter(({ objectId }) => objectId === id).map(({ action, userName }) => [action, userName])
  }
  const find = async (id: number) => (await open()).find((release) => release.id === id)
  const planned = async (page: TestPage) => (await rita.getJson<Planned[]>(`${API}/scheduled/page/${page.id}`)).body
  const menu = async () => {
    const { body } = await app.visitor().getJson<{ menu: { menu_name: string }[] }>(`${API}/nav`)
    return body.menu.map(({ menu_name }) => menu_name)
  }
  const runDue = (node = app) => runPlanned({ platform: node.foyer.platform, log: pageLog(node.foyer.platform) }, moduleRegistry)
  const withDraft = async (path: string, word: string, isOnline = true) => {
    const page = await createPage(app, rita, path, [headline(`${path}-1`, `${word} alt`)], { isOnline })
    await page.patch(rita, [update(`${path}-1`, `${word} neu`)])
    return page
  }
  const link = async (title: string) =>
    (
      await rita.send<{ id: number }>('POST', '/api/admin/navigation-link', {
        title,
        url: 'https://shop.example/',
        place: 'menu',
        position: 99,
        isOnline: false,
      })
    ).body.id

  it('puts pages, a new page, the menu and its links online as one, and every page’s versions name them', async () => {
    const [spielplan, abo] = [await withDraft('saison', 'Saison'), await withDraft('saison-abo', 'Abo', false)]
    const shop = await link('Buchladen')
    const id = await create('Spielzeit 27/28')
    expect((await putIn(spielplan, id)).body).toMatchObject([{ at: null, release: { id, title: 'Spielzeit 27/28' } }])
    await putIn(abo, id)
    await setSwitch(id, { target: 'page', object_id: abo.id, is_online: true, in_menu: true, position: 1 })
    await setSwitch(id, { target: 'page', object_id: spielplan.id, in_menu: true, position: 2 })
    await setSwitch(id, { target: 'navigation-link', object_id: shop, is_online: true })
    expect(await menu()).not.toContain('Seite saison')
    const notYet = { html: await html(spielplan), status: await status(abo) }
    expect(notYet).toMatchObject({ html: expect.stringContaining('Saison alt'), status: 404 })

    expect((await publish(id)).body).toEqual({ parts: 3 })
    expect(await html(spielplan)).toContain('Saison neu')
    expect(await html(abo)).toContain('Abo neu')
    expect(await menu()).toEqual(['Seite saison-abo', 'Seite saison', 'Buchladen'])
    for (const page of [spielplan, abo]) {
      const { body } = await rita.getJson<{ summary: string }[]>(`${API}/versions/page/${page.id}`)
      expect(body[0]?.summary).toBe('Paket „Spielzeit 27/28“')
      expect((await rita.getJson(`${API}/changes/page/${page.id}`)).body).toMatchObject({ changes: {} })
    }
    expect(await find(id)).toBeUndefined()
    expect((await publish(id)).status, 'a second time').toBe(404)
  })

  it('is undone as a whole after it went live, and is open again with what it had in it', async () => {
    const [one, other] = [await withDraft('zurueck-a', 'A'), await withDraft('zurueck-b', 'B', false)]
    const shop = await link('Kiosk')
    const id = await create('Hin und zurück', '2026-11-27T10:00')
    await putIn(one, id)
    await putIn(other, id)
    await setSwitch(id, { target: 'page', object_id: other.id, is_online: true, in_menu: true, position: 1 })
    await setSwitch(id, { target: 'navigation-link', object_id: shop, is_online: true })
    const before = await menu()
    await publish(id)
    expect([await html(one), await status(other), await menu()]).toEqual([
      expect.stringContaining('A neu'),
      200,
      ['Seite zurueck-b', ...before, 'Kiosk'],
    ])
    expect(await live(id)).toMatchObject({ title: 'Hin und zurück', parts: 3, may_edit: true })
    expect(await logged(id)).toEqual([['published', 'Rita Redaktion']])

    expect((await undo(id, await app.editor('magazine'))).status).toBe(403)
    expect((await undo(id)).body).toEqual({ parts: 3 })
    expect([await html(one), await status(other), await menu()]).toEqual([expect.stringContaining('A alt'), 404, before])
    expect(await logged(id)).toEqual([
      ['undone', 'Rita Redaktion'],
      ['published', 'Rita Redaktion'],
    ])
    const { body } = await rita.getJson<{ summary: string }[]>(`${API}/versions/page/${one.id}`)
    expect(body[0]?.summary).toBe('Paket „Hin und zurück“ rückgängig gemacht')
    expect((await undo(id)).status, 'a second time').toBe(404)
    expect(await find(id)).toMatchObject({ at: null, contents: [{ problem: '' }, { problem: '' }], switches: [{}, {}] })
    expect((await rita.getJson(`${API}/status/page/${one.id}`)).body).toMatchObject({
      changes: 0,
      waiting: { title: 'Hin und zurück', changes: 1 },
    })
    // Nothing of the work is lost: it goes live again as it was.
    expect((await publish(id)).body).toEqual({ parts: 3 })
    expect([await html(one), await html(other), await menu()]).toEqual([
      expect.stringContaining('A neu'),
      expect.stringContaining('B neu'),
      ['Seite zurueck-b', ...before, 'Kiosk'],
    ])
  })

  it('is not undone where somebody has changed something since: then nothing is, and it says what', async () => {
    const [text, state] = [await withDraft('seitdem-a', 'A'), await createPage(app, rita, 'seitdem-b', [], { isOnline: false })]
    await createPage(app, rita, 'seitdem-c', [])
    const id = await create('Seitdem')
    await putIn(text, id)
    await setSwitch(id, { target: 'page', object_id: state.id, is_online: true, position: 3 })
    await publish(id)
    await text.patch(rita, [update('seitdem-a-1', 'A von Hand')])
    await text.publish(rita)
    const next = await create('Nach oben')
    await setSwitch(next, { target: 'page', object_id: state.id, position: 1 })
    await publish(next)
    expect((await undo(id)).body).toMatchObject({
      code: 'release_conflict',
      problems: ['Seite seitdem-a: Inzwischen geändert: Überschrift.', 'Seite seitdem-b: Inzwischen geändert: Reihenfolge.'],
    })
    expect([await html(text), await status(state)]).toEqual([expect.stringContaining('A von Hand'), 200])
    expect(await live(id)).toMatchObject({ title: 'Seitdem' })
    expect(await find(id)).toBeUndefined()
    // The later one first, as with any undo.
    expect((await undo(next)).status).toBe(200)
    await rita.send('DELETE', `${API}/pages/${state.id}`)
    expect((await undo(id)).body).toMatchObject({ problems: [expect.any(String), 'Seite seitdem-b: Das gibt es nicht mehr.'] })
  })

  it('gets another name, and is forgotten thirty days after it went live', async () => {
    const page = await withDraft('umbenannt', 'U')
    const id = await create('Herbst')
    await putIn(page, id)
    await rita.send('PATCH', `${API}/releases/${id}`, { title: '  Winter ' })
    expect(await find(id)).toMatchObject({ title: 'Winter' })
    expect((await rita.send('PATCH', `${API}/releases/${id}`, { title: ' ' })).status).toBe(400)
    await publish(id)
    app.clock.advance({ hours: 24 * 29 })
    await cleanUpContent(app.foyer.platform)
    expect(await live(id)).toMatchObject({ title: 'Winter' })
    app.clock.advance({ hours: 24 * 2 })
    await cleanUpContent(app.foyer.platform)
    expect(await live(id)).toBeUndefined()
    app.clock.set(start)
  })

  it('goes live when it is due, once, whichever node runs it', async () => {
    const [one, other] = [await withDraft('knoten-a', 'A'), await withDraft('knoten-b', 'B', false)]
    const id = await create('Zwei Knoten', '2026-11-27T10:00')
    await putIn(one, id)
    await setSwitch(id, { target: 'page', object_id: other.id, is_online: true })
    expect((await rita.getJson(`${API}/status/page/${one.id}`)).body).toMatchObject({ planned: { at: '2026-11-27T10:00:00+01:00' } })
    const calendar = await (await rita.fetch('/cms-hub/changes')).text()
    expect(calendar).toMatch(/Zwei Knoten.*Seite knoten-a: Eine Änderung.*Seite knoten-b: geht online/s)
    await runDue()
    expect(await html(one)).toContain('A alt')
    app.clock.set('2026-11-27T10:00:00+01:00')
    const node = app.databaseUrl ? await createTestApp({ databaseUrl: app.databaseUrl, now: app.clock.now().toString() }) : undefined
    await Promise.all([runDue(), runDue(node)])
    await node?.close()
    expect(await html(one)).toContain('A neu')
    expect(await status(other)).toBe(200)
    const { body } = await rita.getJson<{ summary: string; user: string }[]>(`${API}/versions/page/${one.id}`)
    expect(body.filter(({ summary }) => summary.includes('Zwei Knoten'))).toMatchObject([{ user: 'Rita Redaktion' }])
    expect(await find(id)).toBeUndefined()
    app.clock.set(start)
  })

  it('is all or nothing: of one with a conflict nothing goes live, and the reason stands with it and at its pages', async () => {
    const [fine, late] = [await withDraft('konflikt-a', 'A'), await withDraft('konflikt-b', 'B')]
    const offline = await createPage(app, rita, 'konflikt-c', [], { isOnline: false })
    const id = await create('Mit Konflikt', '2026-11-27T10:00')
    await putIn(fine, id)
    await putIn(late, id)
    await setSwitch(id, { target: 'page', object_id: offline.id, is_online: true })
    await late.patch(rita, [update('konflikt-b-1', 'B von Hand')])
    await late.publish(rita)
    expect((await find(id))?.contents.map(({ problem }) => problem)).toEqual(['', 'Inzwischen geändert: Überschrift.'])
    expect((await publish(id)).body).toMatchObject({
      code: 'release_conflict',
      detail: 'Seite konflikt-b: Inzwischen geändert: Überschrift.',
    })

    app.clock.set('2026-11-27T10:00:00+01:00')
    await runDue()
    expect(await html(fine)).toContain('A alt')
    expect(await html(late)).toContain('B von Hand')
    expect(await status(offline)).toBe(404)
    const reason = 'Seite konflikt-b: Inzwischen geändert: Überschrift.'
    expect(await find(id)).toMatchObject({ failure: reason })
    expect(await planned(fine)).toMatchObject([{ failure: reason, release: { id } }])
    // At a page that was only to be switched as well, and once at one with both.
    await setSwitch(id, { target: 'page', object_id: fine.id, in_menu: true })
    for (const page of [offline, fine]) {
      expect((await rita.getJson(`${API}/status/page/${page.id}`)).body).toMatchObject({ failures: 1 })
    }
    expect(await (await rita.fetch('/cms-hub/changes')).text()).toMatch(
      /Nicht wie geplant.*Mit Konflikt.*Seite konflikt-b: Inzwischen geändert/s,
    )

    // The way out: what is in the way is taken out, and the rest goes live.
    const [inTheWay] = await planned(late)
    expect((await rita.send('DELETE', `${API}/scheduled/page/${late.id}/${inTheWay?.id}`)).status).toBe(204)
    expect((await publish(id)).status).toBe(200)
    expect(await html(fine)).toContain('A neu')
    expect(await status(offline)).toBe(200)
    app.clock.set(start)
  })

  it('names a page that was deleted, and can be taken back then', async () => {
    const gone = await withDraft('geloescht', 'Weg')
    const id = await create('Gelöscht')
    await putIn(gone, id)
    await setSwitch(id, { target: 'page', object_id: gone.id, in_menu: true })
    await rita.send('DELETE', `${API}/pages/${gone.id}`)
    const release = await find(id)
    expect([...(release?.contents ?? []), ...(release?.switches ?? [])].map(({ problem }) => problem)).toEqual([
      'Das gibt es nicht mehr.',
      'Das gibt es nicht mehr.',
    ])
    expect((await publish(id)).body).toMatchObject({ code: 'release_conflict' })
    expect((await rita.send('DELETE', `${API}/releases/${id}`)).status).toBe(204)
    expect(await find(id)).toBeUndefined()
  })

  it('takes what is chosen later of the same page along, and leaves drafts alone when it is taken back', async () => {
    const page = await createPage(app, rita, 'nach-und-nach', [headline('teil-1', 'eins'), headline('teil-2', 'zwei')])
    await page.patch(rita, [update('teil-1', 'EINS')])
    const id = (await putIn(page, 'Nach und nach')).body[0]?.release?.id ?? 0
    await page.patch(rita, [update('teil-1', 'EINS!'), update('teil-2', 'ZWEI')])
    const only = { [page.containerId]: ['teil-2'] }
    expect((await rita.send<Planned[]>('POST', `${API}/scheduled/page/${page.id}`, { release: id, only })).body).toHaveLength(1)
    expect((await publish(id)).status).toBe(200)
    expect(await html(page)).toMatch(/EINS[^!].*ZWEI/s)
    const next = (await putIn(page, 'Zurück')).body[0]?.release?.id ?? 0
    await rita.send('DELETE', `${API}/releases/${next}`)
    expect(await planned(page)).toEqual([])
    await page.publish(rita)
    expect(await html(page)).toContain('EINS!')
  })

  it('is for those who may edit every part of it, also when it is due', async () => {
    const page = await withDraft('rechte', 'Recht')
    const [magazine, reader] = [await app.editor('magazine'), await app.editor('reader')]
    const id = await create('Nur mit Recht', null, magazine)
    expect((await reader.send('POST', `${API}/releases`, { title: 'Keine' })).status).toBe(403)
    expect((await app.visitor().send('POST', `${API}/releases`, { title: 'Keine' })).status).toBe(401)
    expect((await putIn(page, id, magazine)).status).toBe(403)
    expect((await setSwitch(id, { target: 'page', object_id: page.id, is_online: false }, magazine)).status).toBe(403)
    await putIn(page, id)
    expect((await publish(id, magazine)).status).toBe(403)
    expect((await magazine.send('PATCH', `${API}/releases/${id}`, { at: '2026-11-27T10:00' })).status).toBe(403)
    expect((await magazine.send('DELETE', `${API}/releases/${id}`)).status).toBe(403)
    expect((await magazine.getJson<{ results: Release[] }>(`${API}/releases`)).body.results.find((each) => each.id === id)).toMatchObject({
      may_edit: false,
    })
    await rita.send('PATCH', `${API}/releases/${id}`, { at: '2026-11-27T10:00' })
    const setRole = (role: string) =>
      app.foyer.platform.write((tx) => tx.update(users).set({ role }).where(eq(users.name, 'Rita Redaktion')))
    await setRole('magazine')
    app.clock.set('2026-11-27T10:00:00+01:00')
    await runDue()
    await setRole('editor')
    expect(await html(page)).toContain('Recht alt')
    expect(await find(id)).toMatchObject({ failure: 'Rita Redaktion darf nicht mehr alles davon veröffentlichen.' })
    app.clock.set(start)
  })

  it('refuses what makes no sense, with a sentence', async () => {
    const page = await withDraft('unsinn', 'Unsinn')
    const id = await create('Leer')
    expect((await publish(id)).body).toMatchObject({ code: 'release_empty', detail: 'In diesem Paket ist noch nichts.' })
    const past = await rita.send('PATCH', `${API}/releases/${id}`, { at: '2026-11-01T10:00' })
    expect(past).toMatchObject({ status: 400, body: { errors: { at: ['Dieser Zeitpunkt ist vorbei.'] } } })
    expect((await rita.send('POST', `${API}/releases`, { title: '   ' })).body).toMatchObject({ errors: { title: [expect.any(String)] } })
    expect((await rita.send('POST', `${API}/releases`, { title: 'x'.repeat(81) })).status).toBe(400)
    expect((await setSwitch(id, { target: 'page', object_id: page.id })).body).toMatchObject({
      errors: { is_online: ['Bitte wählen, was sich ändern soll.'] },
    })
    expect((await setSwitch(id, { target: 'page', object_id: 99_999_999, is_online: true })).status).toBe(404)
    expect((await setSwitch(id, { target: 'page', object_id: page.id, position: 0 })).status).toBe(400)
    expect((await putIn(page, 99_999_999)).status).toBe(404)
    const both = await rita.send('POST', `${API}/scheduled/page/${page.id}`, { release: id, at: '2026-11-27T10:00' })
    expect(both).toMatchObject({ status: 400, body: { errors: { at: ['Bitte entweder eine Zeit oder ein Paket wählen.'] } } })
    expect((await rita.send('POST', `${API}/scheduled/page/${page.id}`, {})).status).toBe(400)
  })
})
