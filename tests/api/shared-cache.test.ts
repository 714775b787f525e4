import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { Visitor } from '../support/visitor.ts'

const TOKEN = 'nur-fuer-diesen-test'
type Call = { headers: IncomingHttpHeaders; body: string }
type Named = { id: number }

/** A service that is told what to drop, and refuses as often as it is asked to. */
async function openReceiver(): Promise<{ url: string; calls: Call[]; refuse(times: number): void; server: Server }> {
  const calls: Call[] = []
  let refusals = 0
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (refusals-- > 0) response.writeHead(503).end()
    else {
      calls.push({ headers: request.headers, body })
      response.end()
    }
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${port}/`, calls, refuse: (times) => (refusals = times), server }
}

/** Puts a production online with a title, and finds the address of its page. */
async function putOnline(app: TestApp, title: string) {
  const editor = await app.editor()
  const made = await editor.send<Named>('POST', '/api/admin/production', { title })
  expect(made.status).toBe(201)
  return { editor, id: made.body.id, address: `/de/stuecke/x/${made.body.id}` }
}

async function rename(app: TestApp, editor: Visitor, id: number, title: string): Promise<void> {
  const { body } = await editor.getJson<{ revision: string }>(`/api/admin/production/${id}`)
  expect((await editor.send('PATCH', `/api/admin/production/${id}`, { base: body.revision, values: { title } })).status).toBe(200)
  expect(await (await app.visitor().fetch(`/de/stuecke/x/${id}`)).text()).toContain(title)
}

describe('a site with a cache in front of it', () => {
  let receiver: Awaited<ReturnType<typeof openReceiver>>
  let app: TestApp
  beforeAll(async () => {
    receiver = await openReceiver()
    app = await createTestApp({ environment: { SHARED_CACHE_SECONDS: '300', PURGE_URL: receiver.url, PURGE_TOKEN: TOKEN } })
  })
  afterAll(async () => {
    await app?.close()
    receiver?.server.close()
  })

  it('says how long a page may be kept and by which keys it is dropped, and gives no cookie with it', async () => {
    const { address, id } = await putOnline(app, 'Für alle dasselbe')
    for (const answer of [await fetch(app.url + address), await fetch(app.url + address)]) {
      expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+/)
      expect(answer.headers.get('surrogate-key')?.split(' ')).toEqual(expect.arrayContaining(['site', `production%3A${id}`]))
      expect(answer.headers.get('cache-tag')?.split(',')).toContain(`production%3A${id}`)
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(await answer.text()).toContain('Für alle dasselbe')
    }
    const etag = (await fetch(app.url + address)).headers.get('etag') ?? ''
    const same = await fetch(app.url + address, { headers: { 'if-none-match': etag } })
    expect([same.status, same.headers.get('cache-control')]).toEqual([304, expect.stringContaining('s-maxage=')])
  })

  it('lets nobody keep what is shown to somebody who is logged in, nor calls', async () => {
    const { editor, address } = await putOnline(app, 'Nur für mich')
    const own = await editor.fetch(address)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.headers.get('surrogate-key')).toBeNull()
    for (const path of ['/api/search?q=x', '/pageeditor-api/user', '/cms-hub']) {
      const answer = await app.visitor().fetch(path)
      expect(answer.headers.get('cache-control') ?? '', path).not.toContain('s-maxage')
    }
  })

  it('has the pages of a save dropped at once, and once more for those that were on their way', async () => {
    const { editor, id, address } = await putOnline(app, 'Vorher')
    const page = await fetch(app.url + address)
    const keys = page.headers.get('surrogate-key')?.split(' ') ?? []
    await page.text()
    receiver.calls.length = 0
    await rename(app, editor, id, 'Nachher')
    const purging = () => receiver.calls.filter(({ headers }) => String(headers['surrogate-key']).split(' ').includes(`production%3A${id}`))
    // Were it only sent later, it would be sent once.
    await expect.poll(() => purging().length, { timeout: 6_000 }).toBeGreaterThan(0)
    expect(purging()[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`)
    expect(keys).toContain(`production%3A${id}`)
    await expect.poll(() => purging().length, { timeout: 6_000 }).toBeGreaterThan(1)
  })

  it('tries again when the cache does not listen', async () => {
    const { editor, id } = await putOnline(app, 'Stur')
    receiver.calls.length = 0
    receiver.refuse(2)
    await rename(app, editor, id, 'Beharrlich')
    await expect.poll(() => receiver.calls.length, { timeout: 6_000 }).toBeGreaterThan(0)
  })
})

it.each([
  ['cache-tag', 'cache-tag', (call: Call) => JSON.parse(call.body).tags, { authorization: `Bearer ${TOKEN}` }],
  ['bunny', 'cdn-tag', (call: Call) => [JSON.parse(call.body).CacheTag], { accesskey: TOKEN }],
])('a service of the style %s is told in its own way', async (style, header, keysOf, headers) => {
  const receiver = await openReceiver()
  const environment = { SHARED_CACHE_SECONDS: '300', PURGE_URL: receiver.url, PURGE_TOKEN: TOKEN, PURGE_STYLE: style }
  const app = await createTestApp({ environment })
  try {
    const { id, address } = await putOnline(app, 'Gesagt')
    const tagged = (await fetch(app.url + address)).headers.get(header)?.split(',') ?? []
    expect(tagged).toContain(`production%3A${id}`)
    await expect.poll(() => receiver.calls.flatMap(keysOf), { timeout: 6_000 }).toContain(`production%3A${id}`)
    expect(receiver.calls[0]?.headers).toMatchObject(headers)
  } finally {
    await app.close()
    receiver.server.close()
  }
})

/** Whether Varnish is installed here. */
const hasVarnish = spawnSync('varnishd', ['-V']).status === 0

describe.skipIf(!hasVarnish)('Varnish in front of a site, as deploy/varnish.vcl sets it up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-varnish-'))
  let app: TestApp
  let varnish: ChildProcess
  let front: string
  beforeAll(async () => {
    const port = await freePort()
    front = `http://127.0.0.1:${port}`
    app = await createTestApp({ environment: { SHARED_CACHE_SECONDS: '300', PURGE_URL: `${front}/purge`, PURGE_TOKEN: TOKEN } })
    const vcl = readFileSync('deploy/varnish.vcl', 'utf8')
      .replace('"house"', '"127.0.0.1"')
      .replace('"3000"', `"${new URL(app.url).port}"`)
      .replace('CHANGE-ME";', `${TOKEN}";`)
      .replace('Bearer CHANGE-ME', `Bearer ${TOKEN}`)
    writeFileSync(join(folder, 'house.vcl'), vcl)
    varnish = spawn(
      'varnishd',
      ['-j', 'none', '-F', '-a', `127.0.0.1:${port}`, '-f', join(folder, 'house.vcl'), '-n', join(folder, 'work')],
      {
        stdio: 'ignore',
      },
    )
    await vi.waitFor(async () => expect((await fetch(`${front}/healthz`)).status).toBe(200), { timeout: 30_000, interval: 100 })
  })
  afterAll(async () => {
    varnish?.kill('SIGTERM')
    await app?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const isHit = (answer: Response) => Number(answer.headers.get('age')) >= 0 && (answer.headers.get('x-varnish') ?? '').includes(' ')

  it('a page comes from the cache, and a save is seen through it within a second', async () => {
    const { editor, id, address } = await putOnline(app, 'Durch den Cache')
    await (await fetch(front + address)).text()
    const again = await fetch(front + address, { headers: { cookie: 'csrftoken=x; consent=y' } })
    expect([isHit(again), again.headers.get('surrogate-key')]).toEqual([true, null])
    expect(await again.text()).toContain('Durch den Cache')
    await rename(app, editor, id, 'Neu durch den Cache')
    const seen = async () => (await fetch(front + address)).text()
    await expect.poll(seen, { timeout: 1_000, interval: 20 }).toContain('Neu durch den Cache')
  })

  it('staff get their own pages through it, and nobody else gets those', async () => {
    const { editor, address } = await putOnline(app, 'Mit Werkzeug')
    const through = new Visitor(front)
    for (const [name, value] of editor.cookies) through.cookies.set(name, value)
    expect(isHit(await through.fetch(address))).toBe(false)
    expect((await through.fetch(address)).headers.get('cache-control')).toBe('private, no-store')
    expect((await fetch(front + address)).headers.get('cache-control')).toContain('public')
  })

  it('nobody without the key has pages dropped', async () => {
    expect((await fetch(`${front}/purge`, { method: 'POST', headers: { 'surrogate-key': 'site' } })).status).toBe(403)
  })
})
