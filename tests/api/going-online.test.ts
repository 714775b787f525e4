import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageLog } from '../../app/admin/index.server.ts'
import { runScheduledChanges } from '../../app/content/index.server.ts'
import { moduleRegistry } from '../../app/modules/module-registry.server.ts'
import { mails } from '../../app/platform/mail/tables.ts'
import { createPage, headline, type TestPage } from '../support/page.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../support/test-app.ts'
import { createTestUser, type TestUser } from '../support/user.ts'
import type { Visitor } from '../support/visitor.ts'

type Status = { status: { state: string }; online_at: string | null; offers_online: string | null }

const insert = (node: object) => ({ type: 'insert', node, place: { parent: 'root', column: 0, before: null } })

describe('a page that never was online', () => {
  let app: TestApp
  let rita: Visitor
  let eva: TestUser
  beforeAll(async () => {
    app = await createTestApp()
    rita = await app.editor()
    eva = await createTestUser(app, 'admin')
  })
  afterAll(() => app.close())

  /** An offline page with a draft of one headline. */
  async function newPage(name: string): Promise<TestPage> {
    const page = await createPage(app, rita, name, [], { isOnline: false })
    await page.patch(rita, [insert(headline(`${name}-1`, 'Ganz neu'))])
    return page
  }
  const seen = async ({ path }: TestPage) => {
    const response = await app.visitor().fetch(path)
    return [response.status, (await response.text()).includes('Ganz neu</h2>')]
  }
  const statusOf = async ({ id }: TestPage, on = '') =>
    (await rita.getJson<Status>(`/de/pageeditor-api/status/page/${id}${on && `?on=${encodeURIComponent(on)}`}`)).body
  const publish = ({ id }: TestPage, body: object) =>
    rita.send('POST', '/de/pageeditor-api/publish', { content_type: 'page', object_id: id, ...body })
  const settings = ({ id }: TestPage) => `/de/pageeditor-api/pages/${id}`
  const runDue = () => runScheduledChanges({ platform: app.foyer.platform, log: pageLog(app.foyer.platform) }, moduleRegistry)
  const changes = async () => (await rita.fetch('/cms-hub/changes')).text()

  it('goes online with what is published where that is chosen, in one version, and is offered it as its first time', async () => {
    const page = await newPage('mitonline')
    expect(await statusOf(page)).toMatchObject({ status: { state: 'offline' }, offers_online: 'first' })
    expect((await publish(page, { online: true })).status).toBe(200)
    expect(await seen(page)).toEqual([200, true])
    expect(await statusOf(page)).toMatchObject({ status: { state: 'online' }, offers_online: null })
    const { body: versions } = await rita.getJson<{ kind: string }[]>(`/de/pageeditor-api/versions/page/${page.id}`)
    expect(versions.map(({ kind }) => kind)).toEqual(['published'])
    expect((await publish(page, { online: true })).status, 'a second time').toBe(200)
    // Taken offline by somebody, it is offered to them and not proposed; without any change it goes online all the same.
    const { body } = await rita.getJson<{ revision: number }>(settings(page))
    await rita.send('PATCH', settings(page), { revision: body.revision, is_online: false })
    expect(await statusOf(page)).toMatchObject({ offers_online: 'again' })
    expect((await publish(page, { online: true, only: {} })).status).toBe(200)
    expect(await seen(page)).toEqual([200, true])
  })

  it('stays offline where that is not chosen, and the hub says nowhere that it went live', async () => {
    const page = await newPage('bleibtoffline')
    await publish(page, {})
    expect(await seen(page)).toEqual([404, false])
    expect(await changes()).not.toMatch(/Zuletzt live gegangen.*Seite bleibtoffline/s)
    const { body } = await rita.getJson<{ revision: number }>(settings(page))
    await rita.send('PATCH', settings(page), { revision: body.revision, is_online: true })
    expect(await changes()).toMatch(/Zuletzt live gegangen.*Seite bleibtoffline.*online gestellt/s)
  })

  it('goes online at the planned time with the changes, and everything says so before', async () => {
    const page = await newPage('zurzeit')
    const at = '2026-11-27T10:00'
    const planned = await rita.send('POST', `/de/pageeditor-api/scheduled/page/${page.id}`, { at, online: true })
    expect(planned.body).toMatchObject([{ puts_online: true }])
    expect(await statusOf(page)).toMatchObject({ status: { state: 'offline' }, online_at: '2026-11-27T10:00:00+01:00' })
    expect(await statusOf(page, '2026-11-27T10:00:00+01:00')).toMatchObject({ status: { state: 'online' } })
    expect(await changes()).toMatch(/10:00<\/time><span[^>]*>online<\/span>.*„Seite zurzeit“, mit einer Änderung/s)
    app.clock.set('2026-11-27T10:00:00+01:00')
    await runDue()
    expect(await seen(page)).toEqual([200, true])
    app.clock.set(TEST_NOW)
  })

  it('is said to stay unseen where changes of it are planned without it', async () => {
    const page = await newPage('ohneonline')
    await rita.send('POST', `/de/pageeditor-api/scheduled/page/${page.id}`, { at: '2026-11-28T10:00' })
    const html = await changes()
    expect(html).toMatch(/nicht zu sehen<\/span>.*Eine Änderung auf „Seite ohneonline“.*Besucher sehen es dann nicht: Offline\./s)
  })

  it('goes online with a release that its changes wait in', async () => {
    const page = await newPage('mitpaket')
    const body = { release: 'Herbst', online: true }
    expect((await rita.send('POST', `/de/pageeditor-api/scheduled/page/${page.id}`, body)).status).toBe(200)
    const { results } = (await rita.getJson<{ results: { id: number; switches: object[] }[] }>('/de/pageeditor-api/releases')).body
    expect(results[0]?.switches).toMatchObject([{ target: 'page', object_id: page.id, is_online: true }])
    expect((await rita.send('POST', `/de/pageeditor-api/releases/${results[0]?.id}/publish`)).status).toBe(200)
    expect(await seen(page)).toEqual([200, true])
  })

  it('is told as unseen in a release that does not put it online, beside what goes live with it', async () => {
    const [seenPage, hidden] = [await createPage(app, rita, 'imlicht', [headline('imlicht-1', 'alt')]), await newPage('imdunkel')]
    await seenPage.patch(rita, [{ type: 'update', id: 'imlicht-1', data: { content: 'neu' } }])
    const { body } = await rita.send<{ id: number }>('POST', '/de/pageeditor-api/releases', { title: 'Advent', at: '2026-11-29T10:00' })
    for (const { id } of [seenPage, hidden]) await rita.send('POST', `/de/pageeditor-api/scheduled/page/${id}`, { release: body.id })
    const coming = await changes()
    expect(coming).toMatch(/live<\/span>.*Advent.*<li>Seite imdunkel: [^<]*<em>Besucher sehen es dann nicht: Offline\.<\/em><\/li>/s)
    expect(coming).toMatch(/<li>Seite imlicht: [^<]*<\/li>/s)
    expect((await rita.send('POST', `/de/pageeditor-api/releases/${body.id}/publish`)).status).toBe(200)
    expect(await changes()).toMatch(/Zuletzt live gegangen.*Seite imlicht/s)
    expect(await changes()).not.toMatch(/Zuletzt live gegangen.*Seite imdunkel/s)
    expect(await (await rita.fetch('/cms-hub/releases')).text()).toContain('2 Änderungen · davon nicht zu sehen: Seite imdunkel')
  })

  it('is shown in the tree of pages as what it is: never online, to go online, and with changes that nobody sees', async () => {
    const page = await newPage('imbaum')
    const listed = async () => {
      const { body } = await rita.getJson<{ results: { id: number }[] }>('/de/pageeditor-api/pages')
      return body.results.find(({ id }) => id === page.id)
    }
    expect(await listed()).toMatchObject({ status: { state: 'offline' }, has_draft: true, was_online: false, online_at: null })
    const at = '2026-11-30T10:00'
    await rita.send('POST', `/de/pageeditor-api/scheduled/page/${page.id}`, { at, online: true })
    expect(await listed()).toMatchObject({ online_at: '2026-11-30T10:00:00+01:00' })
    const release = await rita.send<{ id: number }>('POST', '/de/pageeditor-api/releases', { title: 'Früher', at: '2026-11-29T09:00' })
    const target = { target: 'page', object_id: page.id, is_online: true }
    await rita.send('PUT', `/de/pageeditor-api/releases/${release.body.id}/switches`, target)
    expect(await listed()).toMatchObject({ online_at: '2026-11-29T09:00:00+01:00' })
    await rita.send('POST', `/de/pageeditor-api/releases/${release.body.id}/publish`)
    expect(await listed()).toMatchObject({ status: { state: 'online' }, was_online: true })
  })

  it('goes online with its approval where the reviewer leaves it chosen; else the mail says that visitors do not see it', async () => {
    const ask = async (page: TestPage) =>
      (await rita.send<{ review: { id: number } }>('POST', `/api/review/requests/page/${page.id}`, { reviewer: eva.id })).body.review.id
    const approve = (id: number, body: object) => eva.visitor.send('POST', `/api/review/requests/${id}/approve`, { answer: '', ...body })
    const letters = async () =>
      (await app.foyer.platform.db.select().from(mails)).filter(({ kind }) => kind === 'review').map(({ letter }) => JSON.stringify(letter))
    const [shown, hidden] = [await newPage('freigegeben'), await newPage('verborgen')]
    expect((await approve(await ask(shown), { online: true })).status).toBe(200)
    expect(await seen(shown)).toEqual([200, true])
    expect((await letters()).at(-1)).toContain('ist jetzt online')
    expect((await approve(await ask(hidden), {})).status).toBe(200)
    expect(await seen(hidden)).toEqual([404, false])
    expect((await letters()).at(-1)).toContain('Besucher sehen die Seite noch nicht')
  })

  it('is put online by nobody who may not edit it', async () => {
    const page = await newPage('fremd')
    const reader = await app.editor('reader')
    expect(
      (await reader.send('POST', '/de/pageeditor-api/publish', { content_type: 'page', object_id: page.id, online: true })).status,
    ).toBe(403)
    const { body } = await reader.getJson<Status>(`/de/pageeditor-api/status/page/${page.id}`)
    expect(body.offers_online).toBeNull()
    expect(await seen(page)).toEqual([404, false])
  })

  it('is a record as well: a person goes online with the texts of their page', async () => {
    const { body: person } = await rita.send<{ id: number }>('POST', '/api/admin/person', { lastName: 'Neuling', isOnline: false })
    const object = { content_type: 'person', object_id: person.id }
    await rita.send('POST', '/de/pageeditor-api/container', { model: 'container', ...object, slug: `person-${person.id}` })
    const status = async () => (await rita.getJson<Status>(`/de/pageeditor-api/status/person/${person.id}`)).body
    expect(await status()).toMatchObject({ status: { state: 'offline' }, offers_online: 'first' })
    expect((await rita.send('POST', '/de/pageeditor-api/publish', { ...object, online: true })).status).toBe(200)
    expect(await status()).toMatchObject({ status: { state: 'online' }, offers_online: null })
  })
})
