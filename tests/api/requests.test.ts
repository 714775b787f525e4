import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CART_URL_COOKIE } from '../../app/booking/cart-cookies.ts'
import { field } from '../../app/forms/field.test-support.ts'
import { forms } from '../../app/forms/tables.ts'
import { MAX_NOT_FOUND_PATHS } from '../../app/site/not-found-log.server.ts'
import { errorLog } from '../../app/site/tables.ts'
import { type AnonymousEndpoint, type ApiDocument, anonymousEndpoints, brokenBodyExamples } from '../support/api-document.ts'
import { startErrorReportReceiver } from '../support/error-report-receiver.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

/** Sends raw bytes. @returns the status and the whole response */
async function raw(app: TestApp, text: string): Promise<{ status: number; answer: string }> {
  const { hostname, port } = new URL(app.url)
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    let got = ''
    socket.on('data', (piece) => {
      got += piece
    })
    socket.on('end', () => resolve(got))
    socket.on('error', reject)
  })
  return { status: Number(answer.split(' ')[1]), answer }
}

/** Yields an endpoint's example with text that no database can store, once in each place of a text. */
function* spoiled(value: unknown, by: string): Generator<unknown> {
  if (typeof value === 'string') yield value + by
  if (Array.isArray(value))
    for (const [at, inner] of value.entries()) for (const variant of spoiled(inner, by)) yield value.with(at, variant)
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      for (const variant of spoiled(inner, by)) yield { ...value, [name]: variant }
      yield { ...value, [name + by]: inner }
    }
}

const METRICS_TOKEN = 'ein-schluessel-fuer-zahlen'

describe('what comes in from outside', () => {
  let app: TestApp
  let reports: Awaited<ReturnType<typeof startErrorReportReceiver>>
  let document: ApiDocument
  let calls: AnonymousEndpoint[]
  let form: number
  let editor: Visitor
  beforeAll(async () => {
    reports = await startErrorReportReceiver()
    app = await createTestApp({ environment: { SENTRY_DSN: reports.dsn, METRICS_TOKEN, TRUSTED_PROXIES: '1' } })
    const made = await app.foyer.platform.db
      .insert(forms)
      .values({ title: 'Anfrage', slug: 'anfrage', fields: [field('name', 1)] })
      .returning({ id: forms.id })
    editor = await app.editor('admin')
    form = made[0]?.id ?? 0
    document = (await app.visitor().getJson<ApiDocument>('/api/openapi.json')).body
    calls = anonymousEndpoints(document)
  })
  afterAll(async () => {
    await app.close()
    reports.close()
  })

  it('every call of visitors refuses text that no database keeps, wherever it stands', async () => {
    expect(calls.length).toBeGreaterThan(25)
    const visitor = app.visitor()
    const wrong: string[] = []
    const note = (status: number, call: string) => {
      if (status !== 400 && status !== 404) wrong.push(`${status} ${call}`)
    }
    for (const { method, path, parameters, example } of calls) {
      const named = parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name)
      const address = (spoil?: string) => named.reduce((variant, name) => variant.replace(`{${name}}`, name === spoil ? 'a%00' : '1'), path)
      for (const name of named) note((await visitor.fetch(address(name), { method })).status, `${method} ${address(name)}`)
      for (const { name } of parameters.filter(({ in: place }) => place === 'query')) {
        const url = `${address()}?${name}=%00`
        note((await visitor.fetch(url, { method })).status, `${method} ${url}`)
      }
      for (const by of ['\0', '\ud83c'])
        for (const body of spoiled(example, by))
          note((await visitor.send(method, address(), body)).status, `${method} ${path} ${JSON.stringify(body)}`)
    }
    expect(wrong).toEqual([])
  })

  it('every call of visitors answers what makes no sense with a status that the document gives for it', async () => {
    const visitor = app.visitor()
    // Somebody who had a cart before the house took its shop away.
    visitor.cookies.set(CART_URL_COOKIE, encodeURIComponent('https://shop.example/cart/1'))
    const wrong: string[] = []
    for (const { method, path, parameters, example, statuses } of calls) {
      const note = async (url: string, body?: unknown) => {
        const { status } = method === 'GET' ? await visitor.fetch(url) : await visitor.send(method, url, body)
        if (!statuses.includes(status)) wrong.push(`${status} ${method} ${url} ${JSON.stringify(body) ?? ''}`)
      }
      const address = (value: string) => path.replace(/\{\w+\}/g, value)
      for (const value of path.includes('{') ? ['999999999', '99999999999999', 'abc', '-1'] : []) await note(address(value), example)
      for (const { name } of parameters.filter(({ in: place }) => place === 'query'))
        for (const value of ['-1', 'abc', '31-02-2025', '']) await note(`${address('1')}?${name}=${value}`)
      if (method === 'GET') await note(address('1'))
      else for (const body of [undefined, {}, [], 'x', { ...Object(example), unbekannt: 1 }]) await note(address('1'), body)
    }
    expect(wrong).toEqual([])
  })

  it('every example of what a call takes is such a body', () => {
    expect(brokenBodyExamples(document)).toEqual([])
  })

  it('calls outside of the document and pages refuse it too', async () => {
    const visitor = app.visitor()
    for (const path of ['/api/html/%00', '/pageeditor-api/page/a%00/', '/de/a%00b', '/api/consent-log/%00', '/media/%00/x.webp'])
      expect([(await visitor.fetch(path)).status, path]).toEqual([404, path])
    expect((await visitor.fetch('/de/spielplan?room=%00')).status).toBe(400)
    const reset = await visitor.send('POST', '/api/auth/reset-password', { token: '\0', newPassword: 'ein langes Passwort' })
    expect(reset.status).toBe(400)
    const typed = await visitor.fetch('/cms-hub', { method: 'POST', body: new URLSearchParams({ email: 'a\0@b.example', password: 'x' }) })
    expect(typed.status).toBe(400)
    const staff = ['/api/admin/event?q=%00', '/api/admin/event/ids?q=%00', '/api/admin/event/export.csv?q=%00', '/api/people/%00/sessions']
    for (const path of staff) expect([400, 404]).toContain((await editor.fetch(path)).status)
    expect((await editor.send('PATCH', '/api/account', { firstName: 'A\ud800', lastName: 'B' })).status).toBe(400)
  })

  it('JSON without end, in depth or size, is refused, and so is what only says it is JSON', async () => {
    const token = await editor.csrfToken()
    const send = (body: string) =>
      editor.fetch('/pageeditor-api/container/', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'X-CSRFToken': token },
      })
    expect((await send('['.repeat(100_000) + ']'.repeat(100_000))).status).toBe(400)
    expect((await send(`{"deep":${'['.repeat(300)}${']'.repeat(300)}}`)).status).toBe(400)
    expect((await send('{"a":')).status).toBe(400)
    const lists = (depth: number): object =>
      depth === 0 ? { type: 'paragraph' } : { type: 'bulletList', content: [{ type: 'listItem', content: [lists(depth - 1)] }] }
    const described = async (depth: number) =>
      (await editor.send('POST', '/api/admin/venue', { name: 'Saal', description: { type: 'doc', content: [lists(depth)] } })).status
    expect([await described(20), await described(30), await described(1000)]).toEqual([201, 400, 400])
    expect((await send(JSON.stringify('x'.repeat(1024 * 1024)))).status).toBe(413)
  })

  it.each([
    ['JSON', 'application/json', '{}', 415],
    ['text', 'text/plain', 'a=b', 415],
    ['no boundary', 'multipart/form-data', 'x', 400],
    ['a boundary that never comes', 'multipart/form-data; boundary=a', 'x', 400],
    [
      'a file that breaks off',
      'multipart/form-data; boundary=a',
      '--a\r\nContent-Disposition: form-data; name="file"; filename="a"b.txt"\r\n',
      400,
    ],
  ])('a form that is none (%s) is refused where one is expected, by pages and calls', async (_name, type, body, status) => {
    const token = await editor.csrfToken()
    const init = { method: 'POST', body, headers: { 'content-type': type, 'X-CSRFToken': token, origin: app.url } }
    expect((await editor.fetch('/api/consent/', init)).status).toBe(status)
    // Endpoints that take a file report it as missing when the body is no form at all.
    for (const path of ['/api/media/', '/api/admin/import']) expect((await editor.fetch(path, init)).status).toBe(400)
    expect((await editor.fetch(`/de/forms/anfrage/${form}`, init)).status).toBe(status)
  })

  it('a page that accepts no POST says so in German, and sends no error report', async () => {
    const before = reports.received.length
    for (const [method, path] of [
      ['POST', '/de'],
      ['PUT', '/cms-hub'],
      ['PATCH', '/media/1/1'],
      ['POST', '/de.data'],
      ['DELETE', '/de/spielplan'],
    ] as const) {
      const answer = await app.visitor().fetch(path, { method, headers: { origin: app.url } })
      expect([answer.status, path, answer.headers.get('allow')]).toEqual([405, path, 'GET, HEAD'])
      expect((await answer.json()).detail).toBe('Das geht unter dieser Adresse nicht.')
    }
    expect(reports.received.length).toBe(before)
  })

  it('a request that names the host in its target is answered as one that names it in the header (RFC 9112, 3.2.2)', async () => {
    const { host } = new URL(app.url)
    // Twice: rendered, and from the cache.
    for (const [path, status] of [
      ['/de/spielplan', 200],
      ['/de/spielplan', 200],
      ['/readyz', 200],
      ['', 302],
      ['?a=b', 302],
    ] as const) {
      const got = await raw(app, `GET http://${host}${path} HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n`)
      expect([path, got.status]).toEqual([path, status])
    }
  })

  it.each([
    ['two hosts', (host: string) => `Host: ${host}\r\nHost: evil.example\r\n`],
    ['a host with a blank', () => 'Host: a b\r\n'],
    ['a host with a path', () => 'Host: a/b\r\n'],
    ['an empty host', () => 'Host: \r\n'],
  ])('%s is refused, also for a page that is kept', async (_name, hostLines) => {
    const { host } = new URL(app.url)
    await (await app.visitor().fetch('/de')).arrayBuffer()
    for (const path of ['/de', '/api/events/'])
      expect((await raw(app, `GET ${path} HTTP/1.1\r\n${hostLines(host)}Connection: close\r\n\r\n`)).status).toBe(400)
  })

  it('an encoding of weight 0 is not sent, by pages and by files', async () => {
    const page = await (await app.visitor().fetch('/de')).text()
    const script = /"(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
    for (const path of ['/de', script])
      for (const [accepted, encoding] of [
        ['br;q=0, gzip;q=0', undefined],
        ['br;q=0, gzip;q=0.5', 'gzip'],
        ['br;q=0.9, gzip', 'br'],
      ] as const) {
        const { hostname, port } = new URL(app.url)
        const got = await new Promise<string | undefined>((resolve, reject) => {
          httpRequest({ hostname, port, path, headers: { 'accept-encoding': accepted } }, (answer) => {
            answer.resume()
            resolve(answer.headers['content-encoding'])
          })
            .on('error', reject)
            .end()
        })
        expect([path, accepted, got]).toEqual([path, accepted, encoding])
      }
  })

  it('a made-up session costs no rendering: the page comes from memory', async () => {
    await (await app.visitor().fetch('/de')).arrayBuffer()
    const { hits } = app.foyer.platform.pageCache.counts
    const forged = app.visitor()
    for (const cookie of ['x', `${'a'.repeat(32)}.${Buffer.alloc(32).toString('base64')}`]) {
      forged.cookies.set('sessionid', encodeURIComponent(cookie))
      expect((await forged.fetch('/de')).headers.get('cache-control')).toBe('no-cache')
    }
    expect(app.foyer.platform.pageCache.counts.hits).toBe(hits + 2)
    expect((await editor.fetch('/de')).headers.get('cache-control')).toBe('private, no-store')
  })

  it('what visitors write stands in no report when their query fails', async () => {
    const { db } = app.foyer.platform
    await db.execute(sql`ALTER TABLE form_entries ADD CONSTRAINT broken CHECK (false) NOT VALID`)
    const before = reports.received.length
    const entry = { form, field_values: { name: 'Sehr vertraulich' } }
    expect((await app.visitor().send('POST', '/api/forms-entries/', entry)).status).toBe(500)
    await db.execute(sql`ALTER TABLE form_entries DROP CONSTRAINT broken`)
    await expect.poll(() => reports.received.slice(before).join()).toContain('Failed query: insert into')
    const told = reports.received.slice(before).join()
    for (const secret of ['vertraulich', 'csrftoken']) expect(told).not.toContain(secret)
  })

  it.each([
    ['choices of the consent', 100, 303, '/api/consent/', 'choice=none', 'application/x-www-form-urlencoded'],
    ['errors of browsers', 30, 201, '/api/error-reports/', '{"where":"x","message":"y"}', 'application/json'],
    ['addresses that lead nowhere', 60, 201, '/api/dashboard-error-log/', '{"url":"/de/nirgends"}', 'application/json'],
  ])('%s are taken %i times from one source, a /64 of IPv6', async (_what, max, status, path, body, type) => {
    const visitor = app.visitor()
    const token = await visitor.csrfToken()
    const from = async (address: string) => {
      const headers = { 'content-type': type, 'X-CSRFToken': token, 'x-forwarded-for': address }
      return (await visitor.fetch(path, { method: 'POST', body, headers })).status
    }
    const statuses = await Promise.all(Array.from({ length: max + 5 }, (_, n) => from(`2001:db8:2:2::${n.toString(16)}`)))
    expect(statuses.filter((variant) => variant === status)).toHaveLength(max)
    expect(statuses.filter((variant) => variant === 429)).toHaveLength(5)
    expect(await from('2001:db8:2:3::1')).toBe(status)
  })

  it('addresses that lead nowhere are counted without scripts too, once each, and no more of them than staff can look at', async () => {
    const { db } = app.foyer.platform
    const hitsOf = async (url: string) => (await db.select().from(errorLog).where(eq(errorLog.url, url)))[0]?.hits ?? 0
    const visitor = app.visitor()
    const get = (path: string, headers = {}) => visitor.fetch(path, { headers: { 'x-forwarded-for': '192.0.2.7', ...headers } })
    for (let n = 0; n < 2; n++) expect((await get('/index.php?id=12')).status).toBe(404)
    await get('/de/verschollen?utm_source=x')
    await get('/de/ein-bild', { 'sec-fetch-dest': 'image' })
    await expect.poll(() => Promise.all(['/index.php?id=12', '/de/verschollen'].map(hitsOf))).toEqual([2, 1])
    // The page's own script reports it a moment later.
    const token = await visitor.csrfToken()
    const told = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7', 'X-CSRFToken': token }
    const tell = () => visitor.fetch('/api/dashboard-error-log/', { method: 'POST', body: '{"url":"/de/verschollen"}', headers: told })
    expect((await tell()).status).toBe(201)
    expect(await Promise.all(['/de/verschollen', '/de/ein-bild'].map(hitsOf))).toEqual([1, 0])
    expect((await tell()).status).toBe(201)
    expect(await hitsOf('/de/verschollen')).toBe(2)
    await db.execute(sql`INSERT INTO error_log (url) SELECT '/x/' || n FROM generate_series(1, ${MAX_NOT_FOUND_PATHS}) n`)
    await get('/de/noch-eine')
    await expect.poll(() => hitsOf('/de/noch-eine')).toBe(1)
    await expect.poll(async () => (await db.select({ n: count() }).from(errorLog))[0]?.n).toBe(MAX_NOT_FOUND_PATHS)
    expect(await hitsOf('/index.php?id=12')).toBe(2)
    await db.delete(errorLog)
  })

  it('metrics require the key', async () => {
    const visitor = app.visitor()
    expect((await visitor.fetch('/metrics')).status).toBe(401)
    expect((await visitor.fetch('/metrics', { headers: { authorization: 'Bearer falsch' } })).status).toBe(401)
    const told = await visitor.fetch('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    expect([told.status, await told.text()]).toEqual([200, expect.stringContaining('foyer_page_cache_hits')])
  })

  it('the consent form leads back to the page it was sent from, and to no other site', async () => {
    const sent = async (page: string) =>
      (
        await app.visitor().fetch('/api/consent/', {
          method: 'POST',
          headers: { referer: app.url + page, 'content-type': 'application/x-www-form-urlencoded' },
          body: 'choice=later',
        })
      ).headers.get('location')
    expect(await sent('/de/spielplan?page=2')).toBe('/de/spielplan?page=2')
    expect(await sent('//evil.example/x')).toBe('/de')
  })
})
