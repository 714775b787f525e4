import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyPages } from '../../bench/key-pages.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { createPage, headline } from '../support/page.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, DATABASES, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

describe.each(DATABASES)('the page cache on %s', (database) => {
  let app: TestApp
  let editor: Visitor
  beforeAll(async () => {
    app = await createTestApp({ database })
    editor = await app.editor()
  })
  afterAll(() => app.close())

  it('renders a page once however many ask for it at the same time', async () => {
    const { database, pageCache, write } = app.foyer.platform
    const { counts } = pageCache
    const arrived = Promise.withResolvers<void>()
    const stop = await database.listen('foyer_tags', (payload) => void (payload.includes('last-write') && arrived.resolve()))
    const page = await createPage(app, editor, 'viele', [headline('head-1', 'Viele')])
    // Each write invalidates at once, and again when the database notifies; a page rendered in between is not stored.
    await write(async (_, invalidate) => invalidate('last-write'))
    await arrived.promise
    await stop()
    const before = counts.misses
    await Promise.all(Array.from({ length: 20 }, async () => (await app.visitor().fetch(page.path)).text()))
    await (await app.visitor().fetch(`${page.path}?utm_source=brief`)).text()
    expect(counts.misses - before).toBe(1)
  })

  it('sends brotli, gzip or plain bytes of the same page, and 304 to browsers that have it', async () => {
    const page = await createPage(app, editor, 'bytes', [headline('head-1', 'Bytes')])
    const texts = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const response = await app.visitor().fetch(page.path, { headers: { 'accept-encoding': encoding } })
        expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
        return response.text()
      }),
    )
    expect(new Set(texts).size).toBe(1)
    const first = await app.visitor().fetch(page.path)
    const again = await app.visitor().fetch(page.path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  it(
    'ends by the clock when a module comes online or goes',
    requirement('MOD-04', 'MOD-05', 'MOD-06', 'MOD-HERO-08', 'MOD-HERO-09'),
    async () => {
      const hero = {
        id: 'hero-1',
        type: 'hero-media',
        version: 1,
        data: { headline: 'Nur am Nachmittag', online_from: '2026-11-21T14:00:00+01:00', online_to: '2026-11-21T16:00:00+01:00' },
      }
      const page = await createPage(app, editor, 'fenster', [hero])
      const shows = async () => (await (await app.visitor().fetch(page.path)).text()).includes('Nur am Nachmittag')
      expect(await shows()).toBe(false)
      app.clock.set('2026-11-21T14:00:00+01:00')
      expect(await shows()).toBe(true)
      app.clock.set('2026-11-21T16:00:00+01:00')
      expect(await shows()).toBe(false)
    },
  )

  it('lets exactly the inline scripts of the page run, on cached pages too', async () => {
    const page = await createPage(app, editor, 'regel', [headline('head-1', 'Regel')])
    await (await app.visitor().fetch(page.path)).text()
    const response = await app.visitor().fetch(page.path)
    const policy = response.headers.get('content-security-policy') ?? ''
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
    expect(scripts).not.toContain('unsafe')
    // Browsers never run data as a script, so it needs no permission.
    const inlineScript = /<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g
    const inline = [...(await response.text()).matchAll(inlineScript)].map(([, code = '']) => code)
    expect(inline.length).toBeGreaterThan(0)
    for (const code of inline.filter(Boolean)) expect(scripts).toContain(createHash('sha256').update(code).digest('base64'))
  })

  it('never caches a page rendered for a logged-in user', async () => {
    const page = await createPage(app, editor, 'persoenlich', [headline('head-1', 'Alle')])
    const staff = await (await editor.fetch(`${page.path}?edit`)).text()
    const visitor = await (await app.visitor().fetch(`${page.path}?edit`)).text()
    expect(staff).not.toBe(visitor)
    expect(visitor).not.toContain('"hasDraft",true')
  })
})

describe('a page of the demo house', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createDemoApp()
  })
  afterAll(() => app.close())

  it('is the same HTML whether it is rendered whole, from fragments that other pages left, or kept as a document', async () => {
    const { pageCache, documentCache, fragmentCache, jobs } = app.foyer.platform
    // Jobs of the start render pages, too, and leave their documents.
    const busy = async () => (await jobs.counts()).queues.filter(({ waiting, active }) => waiting + active > 0).map(({ queue }) => queue)
    await expect.poll(busy, { timeout: 20_000, interval: 20 }).toEqual([])
    const paths = (await keyPages(app.url)).filter((path) => !path.includes('search'))
    const htmlOf = async (path: string, ...without: { clear(): void }[]) => {
      for (const cache of [pageCache, ...without]) cache.clear()
      return (await app.visitor().fetch(path)).text()
    }
    const whole = []
    for (const path of paths) whole.push(await htmlOf(path, documentCache, fragmentCache))
    for (const path of paths.toReversed()) await htmlOf(path)
    for (const [index, path] of paths.entries()) {
      expect(await htmlOf(path, documentCache), path).toBe(whole[index])
      const documents = documentCache.size
      expect(await htmlOf(path), path).toBe(whole[index])
      expect(documentCache.size, path).toBe(documents)
    }
  })
})

describe.runIf(DATABASES.includes('postgres'))('two servers on one PostgreSQL', () => {
  it('show a save made on one of them on the other: it is notified, since a cached page has no age', async () => {
    const first = await createTestApp({ database: 'postgres' })
    const second = await createTestApp({ databaseUrl: first.databaseUrl ?? '' })
    try {
      const editor = await first.editor()
      const page = await createPage(first, editor, 'zwei', [headline('head-1', 'vorher')])
      const onSecond = async () => (await second.visitor().fetch(page.path)).text()
      expect(await onSecond()).toContain('vorher')
      await page.patch(editor, [{ type: 'update', id: 'head-1', data: { content: 'nachher' } }])
      await page.publish(editor)
      await expect.poll(onSecond, { timeout: 20_000, interval: 20 }).toContain('nachher')
    } finally {
      await second.close()
      await first.close()
    }
  })
})
