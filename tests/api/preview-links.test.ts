import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PreviewLink } from '../../app/review/schema.ts'
import { previewLinks } from '../../app/review/tables.ts'
import { createPage, headline, type TestPage } from '../support/page.ts'
import { createTestApp, DATABASES, TEST_NOW, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const TOMORROW = '2026-11-22T18:00'
const update = (id: string, content: string) => ({ type: 'update', id, data: { content } })

describe.each(DATABASES)('a preview link on %s', (database) => {
  let app: TestApp
  let rita: Visitor
  let page: TestPage
  beforeAll(async () => {
    app = await createTestApp({ database })
    rita = await app.editor()
    page = await createPage(app, rita, 'vorgezeigt', [headline('head-1', 'Wie es ist')])
    await page.patch(rita, [update('head-1', 'Wie es wird')])
  })
  afterAll(() => app.close())
  afterEach(() => app.clock.set(TEST_NOW))

  const path = (id = page.id) => `/api/review/preview-links/page/${id}`
  const create = (body: object = { endsAt: TOMORROW }, id = page.id, who = rita) => who.send<{ url: string }>('POST', path(id), body)
  const list = async () => (await rita.getJson<PreviewLink[]>(path())).body
  /** A new link as path and query. */
  const linkTo = async (...given: Parameters<typeof create>) => (await create(...given)).body.url.replace(app.url, '')

  it('shows the draft to visitors, with a bar that says until when, and tells nobody to keep or find it', async () => {
    const link = await linkTo()
    const response = await app.visitor().fetch(link)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('Wie es wird')
    expect(html).toContain('Vorschau bis 22.11.2026, 18:00\u00a0Uhr')
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
    const { headers } = response
    expect([headers.get('cache-control'), headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([
      'no-store',
      'noindex, nofollow',
      'no-referrer',
    ])
    // A script of the bar's own runs by its hash.
    expect(headers.get('content-security-policy')).toMatch(/script-src [^;]*sha256/)
    expect(html).not.toContain('data-editor')
  })

  it('leaves what others get as it was, before and after it was opened', async () => {
    const live = async () => (await app.visitor().fetch(page.path)).text()
    const before = await live()
    const link = await linkTo()
    for (const address of [link, link, link.replace('?', '.data?')]) await app.visitor().fetch(address)
    const after = await live()
    expect(after).toBe(before)
    expect(after).not.toContain('Vorschau bis')
    expect(await (await app.visitor().fetch(`${page.path}?preview`)).text()).toContain('Wie es ist')
  })

  it('shows a page that is offline, and its data alone', async () => {
    const offline = await createPage(app, rita, 'noch-offline', [headline('head-9', 'Noch geheim')], { isOnline: false })
    const link = await linkTo({ endsAt: TOMORROW }, offline.id)
    expect((await app.visitor().fetch(offline.path)).status).toBe(404)
    const shown = await app.visitor().fetch(link)
    expect([shown.status, (await shown.text()).includes('Noch geheim')]).toEqual([200, true])
    const data = await app.visitor().fetch(link.replace('?', '.data?'))
    expect([data.status, data.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await data.text()).toContain('Noch geheim')
    // It opens this page and no other.
    const token = link.split('=')[1]
    const other = await app.visitor().fetch(`${page.path}?preview=${token}`, { redirect: 'manual' })
    expect([other.status, other.headers.get('location')]).toEqual([302, link])
    expect((await app.visitor().fetch(offline.path)).status).toBe(404)
  })

  it('shows the texts around a list', async () => {
    const [start] = (await rita.getJson<{ results: { id: number; path: string }[] }>('/de/pageeditor-api/pages')).body.results.filter(
      (one) => one.path === 'spielplan',
    )
    if (!start) return
    const shown = await app.visitor().fetch(await linkTo({ endsAt: TOMORROW }, start.id))
    expect(await shown.text()).toContain('Vorschau bis')
  })

  it('ends at its time and when it is ended by hand, with a sentence that says so', async () => {
    const [link, revoked] = [await linkTo({ endsAt: TOMORROW, note: 'Presse' }), await linkTo()]
    const [newest] = await list()
    expect((await rita.send('DELETE', `/api/review/preview-links/${newest?.id}`)).status).toBe(204)
    const ended = await app.visitor().fetch(revoked)
    expect([ended.status, ended.headers.get('cache-control')]).toEqual([410, 'no-store'])
    expect(await ended.text()).toContain('Diese Vorschau wurde beendet')
    app.clock.set('2026-11-22T18:00:01+01:00')
    const over = await app.visitor().fetch(link)
    expect(over.status).toBe(410)
    expect(await over.text()).toContain('Diese Vorschau ist am 22.11.2026, 18:00\u00a0Uhr abgelaufen')
  })

  it('is listed with whom it is for and when it was opened last, without its address', async () => {
    const link = await linkTo({ endsAt: TOMORROW, note: 'Landeszeitung' })
    expect((await list())[0]).toMatchObject({ note: 'Landeszeitung', opened: 0, lastOpenedAt: null, isOver: false })
    await app.visitor().fetch(link)
    // Those who made it do not count.
    await rita.fetch(link)
    const answer = await rita.fetch(path())
    const text = await answer.text()
    expect(JSON.parse(text)[0]).toMatchObject({ opened: 1, lastOpenedAt: '2026-11-21T12:00:00+01:00' })
    expect(text).not.toContain(link.split('=')[1])
    const stored = JSON.stringify(await app.foyer.platform.db.select().from(previewLinks))
    expect(stored).not.toContain(link.split('=')[1])
    const log = await (await rita.fetch('/cms-hub/log?type=preview-link')).text()
    expect(log).toContain('Vorschaulink')
  })

  it('is refused without a right to write pages, with an end that is past or far off, and when it is not one', async () => {
    const magazine = await app.editor('magazine')
    expect((await create({ endsAt: TOMORROW }, page.id, magazine)).status).toBe(403)
    expect((await create({ endsAt: '2026-11-21T11:59' })).status).toBe(400)
    expect((await create({ endsAt: '2028-01-01T00:00' })).status).toBe(400)
    expect((await create({ endsAt: TOMORROW }, 999_999)).status).toBe(404)
    const wrong = await app.visitor().fetch(`${page.path}?preview=geraten`)
    expect([wrong.status, wrong.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(await wrong.text()).toContain('Diese Vorschau gibt es nicht')
  })

  it('cannot be guessed from one address for long', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 220 }, (_, index) => app.visitor().fetch(`${page.path}?preview=geraten-${index}`)),
    )
    const statuses = guesses.map(({ status }) => status)
    expect(statuses).toContain(429)
    expect((await app.visitor().fetch(await linkTo())).status).toBe(429)
    // Everybody else's page is as it was.
    expect((await app.visitor().fetch(page.path)).status).toBe(200)
  })
})
