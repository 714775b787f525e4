import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cleanUpReview } from '../../app/review/index.server.ts'
import type { PreviewLink } from '../../app/review/schema.ts'
import { commentThreads, previewLinks } from '../../app/review/tables.ts'
import { objectPage } from '../support/object-page.ts'
import { createPage, headline, type TestPage } from '../support/page.ts'
import { createFullProduction, createSurroundings, type FullProduction, type Surroundings } from '../support/programme-fixture.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const TOMORROW = '2026-11-22T18:00'
const update = (id: string, content: string) => ({ type: 'update', id, data: { content } })

describe('a preview link', () => {
  let app: TestApp
  let rita: Visitor
  let page: TestPage
  beforeAll(async () => {
    app = await createTestApp()
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
    const words = await over.text()
    expect(words).toContain('Diese Vorschau ist am 22.11.2026, 18:00\u00a0Uhr abgelaufen')
    expect(words).not.toContain('unbekannter Fehler')
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

describe('a preview link of a record’s page', () => {
  let app: TestApp
  let rita: Visitor
  let surroundings: Surroundings
  let full: FullProduction
  let articleId: number
  beforeAll(async () => {
    app = await createTestApp()
    rita = await app.editor()
    surroundings = await createSurroundings(app.foyer.platform)
    full = await createFullProduction(app.foyer, surroundings)
    const category = await rita.send<{ id: number }>('POST', '/api/admin/article-category', { name: 'Hinter der Bühne', position: 1 })
    const article = { title: 'Noch nicht erschienen', categoryId: category.body.id, publishedAt: '2026-12-01T10:00' }
    articleId = (await rita.send<{ id: number }>('POST', '/api/admin/article', article)).body.id
  })
  afterAll(() => app.close())
  afterEach(() => app.clock.set(TEST_NOW))

  const idOf = (type: 'article' | 'event' | 'person' | 'production' | 'series' | 'venue') =>
    ({
      article: articleId,
      event: full.whole.id,
      person: full.actor?.id ?? 0,
      production: full.production.id,
      series: full.series.id,
      venue: surroundings.venue.id,
    })[type]
  const linkTo = async (type: string, id: number, who = rita) =>
    who.send<{ url: string }>('POST', `/api/review/preview-links/${type}/${id}`, { endsAt: TOMORROW })

  it.each(['production', 'event', 'person', 'venue', 'series', 'article'] as const)('shows the draft of a %s to visitors', async (type) => {
    const page = objectPage(app, type, idOf(type))
    await page.open(rita)
    expect((await page.add(rita, 'main', headline(`${type}-neu`, `Bald bei ${type}`))).status).toBe(200)
    const live = await app.visitor().fetch(page.path)
    expect(live.status).toBe(type === 'article' ? 404 : 200)
    const { status, body } = await linkTo(type, page.id)
    expect(status).toBe(201)
    const shown = await app.visitor().fetch(body.url.replace(app.url, ''))
    const html = await shown.text()
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).toContain(`Bald bei ${type}`)
    expect(html).toContain('Vorschau bis')
    const after = await app.visitor().fetch(page.path)
    expect([after.status, await after.text()]).toEqual([live.status, await live.text()])
  })

  it('shows texts of the record that are not live yet', async () => {
    const page = objectPage(app, 'production', full.production.id)
    await page.open(rita)
    expect((await page.write(rita, { title: 'Ein neuer Titel' })).status).toBe(200)
    const { body } = await linkTo('production', page.id)
    expect(await (await app.visitor().fetch(body.url.replace(app.url, ''))).text()).toContain('Ein neuer Titel')
    expect(await page.html()).not.toContain('Ein neuer Titel')
  })

  it('is made by those who may write such records, and only for what has a page', async () => {
    const magazine = await app.editor('magazine')
    expect((await linkTo('production', full.production.id, magazine)).status).toBe(403)
    expect((await linkTo('article', articleId, magazine)).status).toBe(201)
    expect((await linkTo('production', 999_999)).status).toBe(404)
    expect((await linkTo('teaser', 1)).status).toBe(404)
  })

  it('can be commented on like a page', async () => {
    const anchor = { node: null, nodeType: '', nodeWords: '', field: null, quote: '', offset: 0 }
    const path = `/api/review/comments/production/${full.production.id}`
    expect((await rita.send('POST', path, { key: crypto.randomUUID(), text: 'Schön', anchor })).status).toBe(201)
  })

  it('is deleted thirty days after its end, and what was said of a record once that is out of the bin', async () => {
    const { db } = app.foyer.platform
    const tag = await rita.send<{ id: number; revision: string }>('POST', '/api/admin/series', { name: 'Vergänglich' })
    const anchor = { node: null, nodeType: '', nodeWords: '', field: null, quote: '', offset: 0 }
    const path = `/api/review/comments/series/${tag.body.id}`
    expect((await rita.send('POST', path, { key: crypto.randomUUID(), text: 'Weg damit?', anchor })).status).toBe(201)
    const threadsLeft = async () =>
      (await db.select().from(commentThreads)).filter(({ objectId, contentType }) => contentType === 'series' && objectId === tag.body.id)
    await rita.send('DELETE', `/api/admin/series/${tag.body.id}`)
    await cleanUpReview(app.foyer.platform)
    expect(await threadsLeft()).toHaveLength(1)
    const before = (await db.select().from(previewLinks)).length
    expect(before).toBeGreaterThan(0)
    app.clock.advance({ hours: 24 * 30 })
    await cleanUpReview(app.foyer.platform)
    expect((await db.select().from(previewLinks)).length).toBe(before)
    app.clock.advance({ hours: 24 * 2 })
    await cleanUpReview(app.foyer.platform)
    expect(await db.select().from(previewLinks)).toEqual([])
    expect(await threadsLeft()).toEqual([])
    expect((await db.select().from(commentThreads)).length).toBe(1)
  })
})
