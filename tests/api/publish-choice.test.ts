import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageLog } from '../../app/admin/index.server.ts'
import { runScheduledChanges } from '../../app/content/index.server.ts'
import { moduleRegistry } from '../../app/modules/module-registry.server.ts'
import { createPage, headline, type TestPage } from '../support/page.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { createTestUser } from '../support/user.ts'
import type { Visitor } from '../support/visitor.ts'

const update = (id: string, content: string) => ({ type: 'update', id, data: { content } })
const insert = (node: object, before: string | null = null, parent = 'root') => ({
  type: 'insert',
  node,
  place: { parent, column: 0, before },
})

type Changes = {
  revisions: Record<string, number>
  changes: Record<string, { id: string; kind: string }[]>
  people: Record<string, { name: string; is_me: boolean }[]>
}
type Planned = { id: number; at: string; user: string; failure: string; changes: Record<string, { id: string }[]> }

describe('publishing some of a page’s changes', () => {
  let app: TestApp
  let rita: Visitor
  let eva: Visitor
  beforeAll(async () => {
    app = await createTestApp()
    rita = await app.editor()
    eva = (await createTestUser(app, 'admin')).visitor
  })
  afterAll(() => app.close())

  const html = async (page: TestPage) => (await app.visitor().fetch(page.path)).text()
  const changesOf = async (page: TestPage, visitor = rita) =>
    (await visitor.getJson<Changes>(`/de/pageeditor-api/changes/page/${page.id}`)).body
  const remaining = async (page: TestPage) =>
    Object.values((await changesOf(page)).changes).flatMap((changes) => changes.map(({ id }) => id))
  const publish = (page: TestPage, visitor: Visitor, ids: string[], including: Record<string, number> = {}) =>
    visitor.send('POST', '/de/pageeditor-api/publish', {
      ...{ content_type: 'page', object_id: page.id, including },
      only: { [page.containerId]: ids },
    })
  const schedulePath = (page: TestPage) => `/de/pageeditor-api/scheduled/page/${page.id}`
  const schedule = (page: TestPage, at: string, ids: string[], visitor = rita) =>
    visitor.send<Planned[]>('POST', schedulePath(page), { at, only: { [page.containerId]: ids } })
  const planned = async (page: TestPage) => (await rita.getJson<Planned[]>(schedulePath(page))).body
  const runDue = (node = app) => runScheduledChanges({ platform: node.foyer.platform, log: pageLog(node.foyer.platform) }, moduleRegistry)

  it('puts the chosen modules online and leaves the rest in the draft', async () => {
    const page = await createPage(app, rita, 'auswahl', [
      headline('head-1', 'eins'),
      headline('head-2', 'zwei'),
      headline('head-3', 'drei'),
    ])
    await page.patch(rita, [
      update('head-1', 'EINS'),
      update('head-2', 'ZWEI'),
      insert(headline('head-4', 'vier')),
      { type: 'remove', id: 'head-3' },
    ])
    expect((await publish(page, rita, ['head-1', 'head-4'])).body).toMatchObject({ version: 2 })
    expect(await html(page)).toMatch(/EINS.*zwei.*drei.*vier/s)
    expect(await remaining(page)).toEqual(['head-2', 'head-3'])
    expect((await publish(page, rita, ['head-1', 'head-4'])).body, 'a second time').toMatchObject({ version: 2 })
    // Work on the draft goes on where it was, and the rest ends as everything at once would have.
    expect((await page.patch(rita, [update('head-2', 'ZWEI!')])).status).toBe(200)
    expect((await page.publish(rita)).body).toMatchObject({ version: 3 })
    expect(await html(page)).toMatch(/EINS.*ZWEI!.*vier/s)
    expect(await html(page)).not.toContain('drei')
    expect(await remaining(page)).toEqual([])
  })

  it('puts nothing of another person online that was not ticked, and nothing ticked that has changed since', async () => {
    const page = await createPage(app, rita, 'ungetickt', [headline('head-1', 'eins'), headline('head-2', 'zwei')])
    await page.patch(rita, [update('head-1', 'EINS')])
    await page.patch(eva, [update('head-2', 'HALBFERTIG')])
    expect((await publish(page, rita, ['head-1'])).status).toBe(200)
    expect(await html(page)).toMatch(/EINS.*zwei/s)
    expect((await publish(page, rita, ['head-2'])).body).toMatchObject({ code: 'others_included' })
    const { revisions, people } = await changesOf(page)
    expect(people).toEqual({ 'head-2': [expect.objectContaining({ is_me: false })] })
    await page.patch(eva, [update('head-2', 'VIERTELFERTIG')])
    expect((await publish(page, rita, ['head-2'], revisions)).status).toBe(409)
    expect((await publish(page, rita, ['head-2'], (await changesOf(page)).revisions)).status).toBe(200)
    expect(await html(page)).toContain('VIERTELFERTIG')
    // What was published is nobody's any more: changed again, it is the work of whoever changed it.
    await page.patch(rita, [update('head-1', 'Eins.'), update('head-2', 'Zwei.')])
    expect((await changesOf(page)).people).toMatchObject({ 'head-2': [{ is_me: true }] })
  })

  it('refuses a module that would take another person’s along unticked', async () => {
    const page = await createPage(app, rita, 'mitgenommen', [])
    const section = { id: 'section-1', type: 'section', version: 1, data: { layout: 0 }, columns: [{ classes: '', children: [] }] }
    await page.patch(eva, [insert(section)])
    await page.patch(rita, [insert(headline('head-1', 'darin'), null, 'section-1')])
    const { revisions } = await changesOf(page)
    expect((await publish(page, rita, ['head-1'], revisions)).body).toMatchObject({ code: 'others_included' })
    expect((await publish(page, rita, ['head-1', 'section-1'], revisions)).status).toBe(200)
    expect(await html(page)).toContain('darin')
  })

  it('names the one who moved a module, not the one whose module it passed', async () => {
    const page = await createPage(app, rita, 'verschoben', [headline('head-1', 'eins'), headline('head-2', 'zwei')])
    await page.patch(eva, [{ type: 'move', id: 'head-2', place: { parent: 'root', column: 0, before: 'head-1' } }])
    await page.patch(rita, [insert(headline('head-3', 'drei'))])
    expect((await changesOf(page)).people).toMatchObject({ 'head-2': [{ is_me: false }], 'head-3': [{ is_me: true }] })
  })

  it('asks for complete fields only of what goes online', async () => {
    const page = await createPage(app, rita, 'unfertig', [headline('head-1', 'eins'), headline('head-2', 'zwei')])
    await page.patch(rita, [update('head-1', ''), update('head-2', 'ZWEI')])
    expect((await publish(page, rita, ['head-2'])).status).toBe(200)
    const refused = await publish(page, rita, ['head-1'])
    expect(refused).toMatchObject({ status: 422, body: { code: 'rules_broken', errors: { 'head-1.content': [expect.any(String)] } } })
    expect(await html(page)).toMatch(/eins.*ZWEI/s)
  })

  it('goes live at the time that was chosen, once, on whichever node, as it was then', async () => {
    const page = await createPage(app, rita, 'geplant', [headline('head-1', 'eins'), headline('head-2', 'zwei')])
    await page.patch(rita, [update('head-1', 'EINS'), update('head-2', 'ZWEI')])
    expect((await schedule(page, '2026-11-21T11:00', ['head-1'])).body).toMatchObject({ errors: { at: ['Dieser Zeitpunkt ist vorbei.'] } })
    expect((await schedule(page, '2026-11-27T10:00', [])).status).toBe(404)
    const { body } = await schedule(page, '2026-11-27T10:00', ['head-1'])
    expect(body).toMatchObject([{ at: '2026-11-27T10:00:00+01:00', user: 'Rita Redaktion', failure: '' }])
    expect(Object.values(body[0]?.changes ?? {}).flat()).toMatchObject([{ id: 'head-1' }])
    const status = await rita.getJson(`/de/pageeditor-api/status/page/${page.id}`)
    expect(status.body).toMatchObject({ changes: 2, planned: { at: '2026-11-27T10:00:00+01:00', changes: 1 } })
    await page.patch(rita, [update('head-1', 'später getippt')])
    await runDue()
    expect(await html(page)).toContain('eins')

    const now = app.clock.now().toString()
    app.clock.set('2026-11-27T10:00:00+01:00')
    const node = app.databaseUrl ? await createTestApp({ databaseUrl: app.databaseUrl, now: app.clock.now().toString() }) : undefined
    await Promise.all([runDue(), runDue(node)])
    await node?.close()
    expect(await html(page)).toMatch(/EINS.*zwei/s)
    expect(await planned(page)).toEqual([])
    expect(await remaining(page)).toEqual(['head-1', 'head-2'])
    const { body: versions } = await rita.getJson<{ number: number; user: string }[]>(`/de/pageeditor-api/versions/page/${page.id}`)
    expect(versions.slice(0, 2)).toMatchObject([{ number: 2, user: 'Rita Redaktion' }, { number: 1 }])
    await page.publish(rita)
    expect(await html(page)).toMatch(/später getippt.*ZWEI/s)
    app.clock.set(now)
  })

  it('is not undone by a draft that had thrown the change away meanwhile', async () => {
    const page = await createPage(app, rita, 'trotzdem', [headline('head-1', 'eins'), headline('head-2', 'zwei')])
    await page.patch(rita, [update('head-1', 'EINS')])
    await schedule(page, '2026-11-27T10:00', ['head-1'])
    await rita.send('DELETE', `/de/pageeditor-api/changes/page/${page.id}`)
    await page.patch(eva, [update('head-2', 'ZWEI')])
    const base = await page.revision(eva)
    const now = app.clock.now().toString()
    app.clock.set('2026-12-01T10:00:00+01:00')
    await runDue()
    expect(await html(page)).toMatch(/EINS.*zwei/s)
    expect((await page.patch(eva, [update('head-2', 'ZWEI!')], { base })).status, 'a window that has not heard of it').toBe(200)
    expect((await page.publish(eva)).status).toBe(200)
    expect(await html(page)).toMatch(/EINS.*ZWEI!/s)
    app.clock.set(now)
  })

  it('leaves a module alone that was changed online meanwhile, tells staff, and keeps what was planned', async () => {
    const page = await createPage(app, rita, 'zwischendurch', [headline('head-1', 'eins'), headline('head-2', 'zwei')])
    await page.patch(rita, [update('head-1', 'GEPLANT'), update('head-2', 'ZWEI')])
    await schedule(page, '2026-11-27T10:00', ['head-1', 'head-2'])
    await page.patch(rita, [update('head-1', 'eilig')])
    await publish(page, rita, ['head-1'])
    const now = app.clock.now().toString()
    app.clock.set('2026-11-27T10:01:00+01:00')
    await runDue()
    await runDue()
    expect(await html(page)).toMatch(/eilig.*ZWEI/s)
    const [notice, ...others] = await planned(page)
    expect(others).toEqual([])
    expect(notice).toMatchObject({ failure: 'Inzwischen anders geändert, deshalb nicht online: Überschrift' })
    const { body: versions } = await rita.getJson<{ number: number; kind: string; summary: string }[]>(
      `/de/pageeditor-api/versions/page/${page.id}`,
    )
    const kept = versions.find(({ kind }) => kind === 'draft')
    expect(kept?.summary).toContain('Geplant von Rita Redaktion')
    const { body: version } = await rita.getJson(`/de/pageeditor-api/versions/page/${page.id}/${kept?.number}`)
    expect(JSON.stringify(version)).toContain('GEPLANT')
    const hub = await (await rita.fetch('/cms-hub/changes')).text()
    expect(hub).toContain('Änderungen auf „Seite zwischendurch“')
    expect(hub).toContain('Inzwischen anders geändert, deshalb nicht online: Überschrift')
    app.clock.set(now)
    expect((await rita.send('DELETE', `${schedulePath(page)}/${notice?.id}`)).status).toBe(204)
    expect((await rita.send('DELETE', `${schedulePath(page)}/${notice?.id}`)).status).toBe(404)
    expect(await planned(page)).toEqual([])
  })

  it('goes live at several times one after the other where each was planned upon the last', async () => {
    const page = await createPage(app, rita, 'nacheinander', [headline('head-1', 'eins'), headline('head-2', 'zwei')])
    await page.patch(rita, [update('head-1', 'Freitag')])
    await schedule(page, '2026-11-27T10:00', ['head-1'])
    await page.patch(rita, [update('head-1', 'Montag'), update('head-2', 'ZWEI')])
    await schedule(page, '2026-11-30T10:00', ['head-1', 'head-2'])
    const now = app.clock.now().toString()
    app.clock.set('2026-11-27T10:00:00+01:00')
    await runDue()
    expect(await html(page)).toMatch(/Freitag.*zwei/s)
    app.clock.set('2026-11-30T10:00:00+01:00')
    const node = app.databaseUrl ? await createTestApp({ databaseUrl: app.databaseUrl, now: app.clock.now().toString() }) : undefined
    await Promise.all([runDue(), runDue(node)])
    await node?.close()
    expect(await html(page)).toMatch(/Montag.*ZWEI/s)
    expect(await planned(page)).toEqual([])
    expect(await remaining(page)).toEqual([])
    app.clock.set(now)
  })

  it('shows what was planned and failed in the status until somebody dismisses it', async () => {
    const page = await createPage(app, rita, 'gescheitert', [headline('head-1', 'eins')])
    await page.patch(rita, [update('head-1', 'GEPLANT')])
    await schedule(page, '2026-11-27T10:00', ['head-1'])
    await page.patch(rita, [update('head-1', 'eilig')])
    await page.publish(rita)
    const now = app.clock.now().toString()
    app.clock.set('2026-11-27T10:01:00+01:00')
    await runDue()
    const status = async () => (await rita.getJson(`/de/pageeditor-api/status/page/${page.id}`)).body
    expect(await status()).toMatchObject({ planned: null, failures: 1 })
    const [notice] = await planned(page)
    await rita.send('DELETE', `${schedulePath(page)}/${notice?.id}`)
    expect(await status()).toMatchObject({ failures: 0 })
    app.clock.set(now)
  })

  it('is for staff alone', async () => {
    const page = await createPage(app, rita, 'geschuetzt', [headline('head-1', 'eins')])
    expect((await app.visitor().getJson(schedulePath(page))).status).toBe(401)
    expect((await schedule(page, '2026-11-27T10:00', ['head-1'], app.visitor())).status).toBe(401)
    expect((await app.visitor().send('DELETE', `${schedulePath(page)}/1`)).status).toBe(401)
    const reader = await app.editor('reader')
    expect((await schedule(page, '2026-11-27T10:00', ['head-1'], reader)).status).toBe(403)
  })
})
