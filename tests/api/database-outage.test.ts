import { readdirSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CONNECT_TIMEOUT_MS } from '../../app/platform/database/postgres-listener.ts'
import { writeSettings } from '../../app/site/settings.server.ts'
import { createPage, headline } from '../support/page.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { requirement } from '../support/requirement.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'
import { createTestApp, DATABASES, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

/** How soon after the database all is there again, at the latest. */
const BACK_MS = 5_000
/** What takes less has not waited for an attempt to connect. */
const QUICK_MS = CONNECT_TIMEOUT_MS

let unknownPages = 100

/** The number of a page of a list that no node has in memory. */
function nextUnknownPage(): number {
  return unknownPages++
}

describe.runIf(DATABASES.includes('postgres'))('two nodes whose PostgreSQL goes away', () => {
  let postgres: TestPostgres
  let nodes: TestApp[]
  let editor: Visitor
  let page: Awaited<ReturnType<typeof createPage>>

  beforeAll(async () => {
    postgres = (await startPostgres()) as TestPostgres
    nodes = [await createTestApp({ databaseUrl: postgres.url })]
    await writeSettings(first().foyer.platform, {
      design: { houseName: 'Haus im Sturm', errors: { 503: '<p>Gleich geht es weiter.</p>' } },
    })
    nodes.push(await createTestApp({ databaseUrl: postgres.url }))
    editor = await first().editor()
    page = await createPage(first(), editor, 'bleibt', [headline('head-1', 'Noch da')])
  })
  afterAll(async () => {
    await postgres.resume()
    for (const node of nodes) await node.close()
    await postgres.stop()
  })
  afterEach(() => postgres.resume())
  const first = () => nodes[0] as TestApp
  const second = () => nodes[1] as TestApp

  /** Status of a response and its duration in milliseconds. */
  async function ask(node: TestApp, path: string, init?: RequestInit) {
    const startedAt = performance.now()
    const response = await node.visitor().fetch(path, init)
    return { response, status: response.status, text: await response.text(), ms: performance.now() - startedAt }
  }

  async function everyoneShows(text: string): Promise<void> {
    const { jobs } = first().foyer.platform
    const leftToDo = async () => (await jobs.counts()).queues.reduce((sum, { waiting, active }) => sum + waiting + active, 0)
    await expect.poll(leftToDo, { timeout: 20_000 }).toBe(0)
    for (const node of nodes) expect((await ask(node, page.path)).text).toContain(text)
  }

  async function backWithin(milliseconds: number): Promise<void> {
    const startedAt = performance.now()
    for (const node of nodes) {
      await expect.poll(async () => (await ask(node, '/readyz')).status, { timeout: milliseconds, interval: 50 }).toBe(200)
    }
    expect(performance.now() - startedAt).toBeLessThan(milliseconds)
  }

  async function connections(): Promise<number> {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query(`SELECT count(*)::int AS n FROM pg_stat_activity WHERE backend_type = 'client backend'`)
    await client.end()
    return rows[0].n
  }

  const openFiles = () => readdirSync('/proc/self/fd').length

  /** Sends requests of all kinds for a while, as visitors unaware of the outage do. */
  async function bearOutage(milliseconds: number): Promise<void> {
    const token = await editor.csrfToken()
    const headers = { 'content-type': 'application/json', 'X-CSRFToken': token, origin: first().url }
    const startedAt = performance.now()
    while (performance.now() - startedAt < milliseconds) {
      for (const node of nodes) {
        const cached = await ask(node, page.path)
        expect({ status: cached.status, quick: cached.ms < QUICK_MS }).toEqual({ status: 200, quick: true })
        expect((await ask(node, '/healthz')).status).toBe(200)
        expect(await ask(node, '/readyz')).toMatchObject({ status: 503, text: expect.stringContaining('"missing":["database"]') })
        const uncached = await ask(node, `/de/aktuelles?page=${nextUnknownPage()}`, { headers: { accept: 'text/html' } })
        expect({ status: uncached.status, quick: uncached.ms < QUICK_MS }).toEqual({ status: 503, quick: true })
        expect(uncached.response.headers.get('retry-after')).toBe('5')
        expect(uncached.text).toContain('Die Website ist vorübergehend nicht erreichbar')
        expect(uncached.text).toMatch(/<header[^>]*><a [^>]*>Haus im Sturm<\/a>/)
        expect(uncached.text).toContain('Gleich geht es weiter.')
        // A client-side navigation gets the same answer in the router's format.
        const data = await ask(node, `/de/aktuelles.data?page=${nextUnknownPage()}`)
        expect([data.status, data.response.headers.get('retry-after'), data.response.headers.get('x-remix-response')]).toEqual([
          503,
          '5',
          null,
        ])
        expect(JSON.parse(data.text)).toMatchObject({ code: 'database_away', detail: expect.stringContaining('Unsere Daten') })
      }
      const call = await ask(second(), `/de/api/articles/?page=${nextUnknownPage()}`)
      expect({ status: call.status, quick: call.ms < QUICK_MS }).toEqual({ status: 503, quick: true })
      expect(call.response.headers.get('content-type')).toContain('application/problem+json')
      const write = await editor.fetch('/de/pageeditor-api/pages', { method: 'POST', headers, body: '{"title":"x","slug":"x"}' })
      expect(write.status).toBe(503)
      expect(write.headers.get('retry-after')).toBe('5')
      expect(await write.json()).toMatchObject({ code: 'database_away', detail: expect.stringContaining('Unsere Daten') })
      const login = await ask(first(), '/api/auth/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: first().url },
        body: JSON.stringify({ email: 'a@marienbrueck.example', password: 'nicht das richtige' }),
      })
      expect(login.status).toBe(503)
    }
  }

  it.each([
    ['for a second', 1_000, 'fast'],
    ['for three seconds and without a word', 3_000, 'immediate'],
  ] as const)(
    'go on %s with what they know, say so, and are there again soon after with nothing left over',
    requirement('ERR-09'),
    async (_, outage, how) => {
      await everyoneShows('Noch da')
      const before = { connections: await connections(), files: openFiles() }
      // During a transaction on each node, at the beginning of one, and with more of them than there are connections.
      const underWay = nodes.flatMap(({ foyer: { platform } }) =>
        Array.from({ length: 12 }, () =>
          platform.db
            .transaction((tx) => tx.execute(sql`SELECT pg_sleep(30)`))
            .then(
              () => 'done',
              () => 'failed',
            ),
        ),
      )
      await first()
        .foyer.platform.db.execute(sql`SELECT 1`)
        .catch(() => {})
      await postgres.halt(how)
      await bearOutage(outage)
      expect(new Set(await Promise.all(underWay))).toEqual(new Set(['failed']))
      await postgres.resume()
      await backWithin(BACK_MS)
      // Notifications were missed meanwhile, so no page cached before may be served.
      for (const { foyer } of nodes) expect(foyer.platform.pageCache.get(page.path)).toBeUndefined()
      await everyoneShows('Noch da')
      const words = `Danach ${outage} ${how}`
      await page.patch(editor, [{ type: 'update', id: 'head-1', data: { content: words } }])
      await page.publish(editor)
      await expect.poll(async () => (await ask(second(), page.path)).text, { timeout: BACK_MS, interval: 20 }).toContain(words)
      await page.patch(editor, [{ type: 'update', id: 'head-1', data: { content: 'Noch da' } }])
      await page.publish(editor)
      await expect.poll(async () => (await ask(second(), page.path)).text, { timeout: BACK_MS, interval: 20 }).toContain('Noch da')
      expect(await connections()).toBeLessThanOrEqual(before.connections + 2)
      await expect.poll(openFiles, { timeout: BACK_MS }).toBeLessThanOrEqual(before.files + 8)
    },
  )

  it('show what only the clock has changed rather than nothing', async () => {
    const data = { headline: 'Bis heute Abend', online_from: '2026-11-21T10:00:00+01:00', online_to: '2026-11-21T18:00:00+01:00' }
    const module = { id: 'hero-1', type: 'hero-media', version: 1, data }
    const ending = await createPage(first(), editor, 'endet', [module])
    await expect.poll(async () => (await ask(first(), ending.path)).text, { timeout: BACK_MS }).toContain('Bis heute Abend')
    await postgres.halt('fast')
    await expect.poll(async () => (await ask(first(), '/readyz')).status, { timeout: BACK_MS }).toBe(503)
    first().clock.set('2026-11-21T19:00:00+01:00')
    await expect.poll(async () => (await ask(first(), ending.path)).status, { timeout: BACK_MS }).toBe(200)
    await postgres.resume()
    await backWithin(BACK_MS)
    expect((await ask(first(), ending.path)).text).not.toContain('Bis heute Abend')
  })

  it('show the theatre’s name and error text, also when no page was requested since the start', async () => {
    const third = await createTestApp({ databaseUrl: postgres.url })
    try {
      await postgres.halt('fast')
      await expect.poll(async () => (await ask(third, '/readyz')).status, { timeout: BACK_MS }).toBe(503)
      const { status, text } = await ask(third, page.path, { headers: { accept: 'text/html' } })
      expect(status).toBe(503)
      expect(text).toMatch(/<header[^>]*><a [^>]*>Haus im Sturm<\/a>/)
      expect(text).toContain('Gleich geht es weiter.')
    } finally {
      await postgres.resume()
      await third.close()
    }
    await backWithin(BACK_MS)
  })

  it('wait for it when they are started before it', async () => {
    await postgres.halt('fast')
    const opening = createTestApp({ databaseUrl: postgres.url })
    await postgres.resume()
    const third = await opening
    expect((await ask(third, '/readyz')).status).toBe(200)
    await third.close()
    await backWithin(BACK_MS)
  })

  it('detect a silently dead connection, and let no request wait for it', async () => {
    const wire = await startTcpProxy(Number(new URL(postgres.url).port))
    const url = new URL(postgres.url)
    url.port = String(wire.port)
    const node = await createTestApp({ databaseUrl: url.href })
    try {
      expect((await ask(node, page.path)).status).toBe(200)
      wire.freeze()
      const call = await ask(node, `/de/api/articles/?page=${nextUnknownPage()}`)
      expect(call.status).toBe(503)
      expect(call.ms).toBeLessThan(10_000)
      expect((await ask(node, '/readyz')).status).toBe(503)
      expect((await ask(node, page.path)).status).toBe(200)
      wire.resume()
      await expect.poll(async () => (await ask(node, '/readyz')).status, { timeout: BACK_MS, interval: 50 }).toBe(200)
    } finally {
      wire.resume()
      await node.close()
      await wire.close()
    }
  })
})
