import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addCacheTags, expireAt, markUncacheable } from '../cache/dependencies.ts'
import { PageCache } from '../cache/page-cache.ts'
import { PageServer } from './page-server.ts'

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

const ORIGIN = 'https://theater.example'
const MAX_STALE_MS = 3000
/** Longer than any test. */
const PATIENT_MS = 60_000
const SESSION = 'sessionid=signed'

let now: Temporal.Instant
let cache: PageCache
let server: Server
/** the addresses rendered, in order */
let rendered: string[]
/** the addresses noted as missing */
let missing: (string | undefined)[]
let isDatabaseUnavailable: boolean
/** the addresses whose neighbours were asked for */
let prepared: string[]
/** the key of an address, and what it redirects to */
let keys: (url: string) => string
let redirects: (url: string) => string | undefined
/** what the routes answer; each test puts its own here */
let routes: (url: string) => Response | Promise<Response>

beforeEach(async () => {
  now = Temporal.Instant.from('2026-11-21T18:00:00Z')
  cache = new PageCache({ now: () => now }, 1024 * 1024)
  rendered = []
  missing = []
  prepared = []
  keys = (url) => url.split('&ignored')[0] ?? url
  redirects = () => undefined
  isDatabaseUnavailable = false
  routes = () => page(`page ${rendered.length}`)
  server = await serve(PATIENT_MS)
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

async function serve(patienceMs: number, maxStaleMs = MAX_STALE_MS): Promise<Server> {
  const pages = new PageServer({
    cache,
    origin: ORIGIN,
    addresses: {
      keyOf: (url) => (url.startsWith('/other') ? undefined : { key: keys(url), isPage: true }),
      prepare: async (url) => void prepared.push(url),
      mayRedirect: (url) => redirects(url) !== undefined,
      async redirectOf(url) {
        const location = redirects(url)
        return location === undefined ? undefined : new Response(null, { status: 301, headers: { location } })
      },
    },
    async render(url) {
      rendered.push(url.slice(ORIGIN.length))
      return routes(url)
    },
    bearsSession: (cookies) => cookies?.includes(SESSION) ?? false,
    isDatabaseUnavailable: () => isDatabaseUnavailable,
    renderedAtOnce: 2,
    maxStaleMs,
    patienceMs,
    noteMissing: ({ url }) => missing.push(url),
    sharedHeaders: undefined,
  })
  const created = createServer((request, response) => {
    if (pages.answerFromMemory(request, response)) return
    void pages.answerByRendering(request, response).then((answered) => {
      if (!answered) response.writeHead(421).end()
    })
  })
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve))
  return created
}

const page = (body: string, init: ResponseInit = {}) => new Response(body, init)

/** Asks the server as a browser does; the body as it came over the wire. */
function ask(path: string, { method = 'GET', headers = {} as Record<string, string> } = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** Rendering that waits until the test lets it end. */
function heldUp(answer: () => Response) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  routes = async () => {
    const response = answer()
    begun.resolve()
    await promise
    return response
  }
  return { begun: begun.promise, finish: resolve }
}

describe('the key of a page', () => {
  it('is what its addresses share, and the address that is rendered', async () => {
    const first = await ask('/de/spielplan?genre=2')
    for (const ignored of ['&ignored', '&ignored=3']) expect((await ask(`/de/spielplan?genre=2${ignored}`)).body).toBe(first.body)
    await ask('/de/spielplan?genre=3&ignored')
    expect(rendered).toEqual(['/de/spielplan?genre=2', '/de/spielplan?genre=3'])
    expect(prepared).toEqual(['/de/spielplan?genre=2', '/de/spielplan?genre=3&ignored'])
  })

  it('is asked again once what it depends on has been read', async () => {
    keys = () => (prepared.length === 0 ? '/de/made-up' : '/de/nothing')
    await ask('/de/made-up')
    expect(rendered).toEqual(['/de/nothing'])
  })

  it('hides no redirect of an address that shares it', async () => {
    await ask('/de/spielplan')
    redirects = (url) => (url === '/de/spielplan&ignored=old' ? '/de/new?x=1' : undefined)
    expect(await ask('/de/spielplan&ignored=old')).toMatchObject({ status: 301, headers: { location: '/de/new?x=1' }, body: '' })
    expect((await ask('/de/spielplan&ignored=other')).status).toBe(200)
    expect(rendered).toEqual(['/de/spielplan'])
  })

  it('is the same for HEAD, which gets the headers alone', async () => {
    const head = await ask('/de', { method: 'HEAD' })
    const got = await ask('/de')
    expect(head).toMatchObject({
      status: 200,
      body: '',
      headers: { etag: got.headers.etag, 'content-length': got.headers['content-length'] },
    })
    expect(rendered).toEqual(['/de'])
  })

  it('exists for no other method, no session that the site has signed, no address without end, and none that is no page', async () => {
    const notServed: Parameters<typeof ask>[] = [
      ['/de', { method: 'POST' }],
      ['/de', { headers: { cookie: SESSION } }],
      [`/de?${'x'.repeat(512)}`],
      ['/other'],
    ]
    for (const asked of notServed) expect((await ask(...asked)).status).toBe(421)
    expect(rendered).toEqual([])
    expect((await ask('/de', { headers: { cookie: 'sessionid=made-up' } })).status).toBe(200)
  })
})

describe('what is kept', () => {
  it('is a page that is there and the answer for one that is not, which is noted each time', async () => {
    routes = (url) => page('', { status: url.endsWith('/weg') ? 404 : 200 })
    for (const path of ['/de', '/de', '/weg', '/weg']) await ask(path)
    expect(rendered).toEqual(['/de', '/weg'])
    expect(missing).toEqual(['/weg', '/weg'])
  })

  const notKept: [string, () => Response][] = [
    ['a redirect', () => page('', { status: 302, headers: { location: '/de' } })],
    ['an error', () => page('', { status: 503 })],
    ['an answer with a cookie', () => page('', { headers: { 'set-cookie': 'a=b' } })],
    ['an answer that says so', () => page('', { headers: { 'cache-control': 'no-store' } })],
    [
      'a rendering marked uncacheable',
      () => {
        markUncacheable()
        return page('')
      },
    ],
  ]
  it.each(notKept)('is not %s', async (_, answer) => {
    routes = answer
    await ask('/de')
    await ask('/de')
    expect(rendered).toHaveLength(2)
  })

  it('is rendered again from the moment at which the clock changes it', async () => {
    const begins = now.add({ minutes: 5 })
    routes = () => {
      expireAt(begins)
      return page('')
    }
    await ask('/de')
    now = begins.subtract({ milliseconds: 1 })
    await ask('/de')
    expect(rendered).toHaveLength(1)
    now = begins
    await ask('/de')
    expect(rendered).toHaveLength(2)
  })

  it('is shown past that moment rather than an error while the database is away, and only then', async () => {
    routes = () => {
      expireAt(now.add({ minutes: 5 }))
      return page('the programme')
    }
    await ask('/de')
    now = now.add({ minutes: 5 })
    routes = () => page('an outage', { status: 503 })
    expect(await ask('/de')).toMatchObject({ status: 503, body: 'an outage' })
    isDatabaseUnavailable = true
    expect(await ask('/de')).toMatchObject({ status: 200, body: 'the programme' })
    expect(await ask('/andere')).toMatchObject({ status: 503 })
  })

  it('goes when a picture changes, whichever page it is', async () => {
    await ask('/de')
    cache.invalidate(['media'])
    await ask('/de')
    expect(rendered).toHaveLength(2)
  })
})

describe('a rendering', () => {
  it('is shared by all who ask while it runs', async () => {
    const { begun, finish } = heldUp(() => page('once'))
    const first = ask('/de')
    await begun
    const second = ask('/de&ignored')
    await expect.poll(() => connections()).toBe(2)
    finish()
    expect([(await first).body, (await second).body]).toEqual(['once', 'once'])
    expect(rendered).toEqual(['/de'])
  })

  it('that a write overtakes is kept for nobody and shared with nobody who asks afterwards', async () => {
    const old = heldUp(() => {
      addCacheTags('event:7')
      return page('old')
    })
    const before = ask('/de')
    await old.begun
    cache.invalidate(['event:7'])
    routes = () => page('new')
    expect((await ask('/de')).body).toBe('new')
    old.finish()
    expect((await before).body).toBe('old')
    expect((await ask('/de')).body).toBe('new')
    expect(rendered).toHaveLength(2)
  })

  it('is kept when the write that overtakes it changes something else', async () => {
    const { begun, finish } = heldUp(() => {
      addCacheTags('event:7')
      return page('still true')
    })
    const before = ask('/de')
    await begun
    cache.invalidate(['event:8'])
    finish()
    await before
    expect((await ask('/de')).body).toBe('still true')
    expect(rendered).toHaveLength(1)
  })
})

describe('a page after a write that refreshes it', () => {
  const save = (text: string) => {
    routes = () => {
      addCacheTags('event:7')
      return page(text)
    }
    cache.markStale(['event:7'])
  }

  it('is the new one at once where nothing else is rendered', async () => {
    save('old')
    await ask('/de')
    save('new')
    expect((await ask('/de')).body).toBe('new')
  })

  it('is the old one where the new one takes longer than a moment, unless the old one must not be seen any more', async () => {
    server.close()
    server = await serve(0)
    save('old')
    await ask('/de')
    const heldUpAfterSave = (text: string) => {
      save(text)
      return heldUp(() => {
        addCacheTags('event:7')
        return page(text)
      })
    }
    const slow = heldUpAfterSave('new')
    expect((await ask('/de')).body).toBe('old')
    slow.finish()
    await expect.poll(async () => (await ask('/de')).body).toBe('new')

    const slower = heldUpAfterSave('cancelled')
    const answer = ask('/de')
    await slower.begun
    cache.invalidate(['event:7'])
    routes = () => page('another')
    // Its patience is over by the time others have been answered.
    for (const path of ['/a', '/b', '/c']) await ask(path)
    slower.finish()
    expect((await answer).body).toBe('cancelled')
  })

  it('is always the new one where old pages are not allowed at all', async () => {
    server.close()
    server = await serve(0, 0)
    save('old')
    await ask('/de')
    save('new')
    const slow = heldUp(() => page('new'))
    const answer = ask('/de')
    await slow.begun
    routes = () => page('another')
    // Its patience would be over by the time others have been answered.
    for (const path of ['/a', '/b', '/c']) await ask(path)
    slow.finish()
    expect((await answer).body).toBe('new')
  })

  it('is the old one while others are rendered, is rendered once, and the new one then', async () => {
    save('old')
    await ask('/de')
    save('new')
    const { promise, resolve: finish } = Promise.withResolvers<Response>()
    const routesAfterSave = routes
    routes = (url) => (url.endsWith('/slow') ? promise : routesAfterSave(url))
    const slow = ask('/slow')
    await expect.poll(() => rendered).toContain('/slow')
    const answers = await Promise.all([ask('/de'), ask('/de'), ask('/de')])
    expect(answers[0]?.body).toBe('old')
    await expect.poll(async () => (await ask('/de')).body).toBe('new')
    finish(page('slow'))
    await slow
    expect(rendered).toEqual(['/de', '/slow', '/de'])
  })

  it('is never older than it may be', async () => {
    save('old')
    await ask('/de')
    save('new')
    now = now.add({ milliseconds: MAX_STALE_MS + 1 })
    expect((await ask('/de')).body).toBe('new')
  })

  it('is never the old one after a write that drops it, nor past the moment at which the clock changes it', async () => {
    routes = () => {
      addCacheTags('event:7')
      expireAt(now.add({ seconds: 1 }))
      return page('on sale')
    }
    await ask('/de')
    cache.markStale(['event:7'])
    const begins = now.add({ seconds: 1 })
    routes = () => page('over')
    now = begins
    expect((await ask('/de')).body).toBe('over')
    save('over')
    cache.invalidate(['event:7'])
    routes = () => page('cancelled')
    cache.invalidate(['media'])
    expect((await ask('/de')).body).toBe('cancelled')
  })

  it('stays the old one while rendering fails, and is tried again', async () => {
    save('old')
    await ask('/de')
    cache.markStale(['event:7'])
    routes = () => Promise.reject(new Error('no memory'))
    expect((await ask('/de')).body).toBe('old')
    routes = () => page('new')
    expect((await ask('/de')).body).toBe('new')
    expect(rendered).toHaveLength(3)
  })

  it('that other nodes may have changed is shown only while the database is away', async () => {
    await ask('/de')
    cache.distrust()
    routes = () => page('an outage', { status: 503 })
    expect((await ask('/de')).status).toBe(503)
    isDatabaseUnavailable = true
    expect(await ask('/de')).toMatchObject({ status: 200, body: 'page 1' })
    isDatabaseUnavailable = false
    routes = () => page('as it is now')
    expect((await ask('/de')).body).toBe('as it is now')
  })
})

describe('an answer', () => {
  it('is compressed for those who ask, once, and best when it is sent often', async () => {
    const words = Array.from({ length: 4000 }, (_, at) => `${(at * 7919) % 997}`).join(' ')
    routes = () => page(words)
    const sizeOf = async (encoding: string) =>
      Number((await ask('/de', { headers: { 'accept-encoding': encoding } })).headers['content-length'])
    const first = await sizeOf('br')
    expect(cache.get('/de')?.encodings.gzip).toBeUndefined()
    for (let time = 0; time < 100; time++) await sizeOf('br')
    await expect.poll(() => sizeOf('br')).toBeLessThan(first)
    expect(rendered).toHaveLength(1)
  })

  it('that a write has dropped and not changed is not compressed again', async () => {
    routes = () => {
      addCacheTags('event:7')
      return page('the same as ever')
    }
    const compressed = async () => {
      await ask('/de', { headers: { 'accept-encoding': 'br' } })
      const encoded = cache.get('/de')?.encodings.br
      return encoded && 'body' in encoded ? encoded.body : undefined
    }
    const first = await compressed()
    cache.invalidate(['event:7'])
    expect(await compressed()).toBe(first)
    expect(first).toBeInstanceOf(Buffer)
    expect(rendered).toHaveLength(2)
  })

  it('is in the encoding that the browser takes, with the same etag', async () => {
    const answers = await Promise.all(['br, gzip', 'gzip', ''].map((accepted) => ask('/de', { headers: { 'accept-encoding': accepted } })))
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
    expect(answers[0]?.headers.vary).toBe('Accept-Encoding, Cookie')
  })

  it('is 304 and empty to a browser that has the page, and never for a page that is not there', async () => {
    const known = (answer: Answer) => ({ headers: { 'if-none-match': String(answer.headers.etag) } })
    expect(await ask('/de', known(await ask('/de')))).toMatchObject({ status: 304, body: '' })
    routes = () => page('', { status: 404 })
    expect((await ask('/weg', known(await ask('/weg')))).status).toBe(404)
  })

  it('brings a CSRF cookie of its own to each browser without one, from memory and with 304 too', async () => {
    const first = await ask('/de')
    const second = await ask('/de')
    const third = await ask('/de', { headers: { 'if-none-match': String(first.headers.etag) } })
    const tokens = [first, second, third].map(({ headers }) => headers['set-cookie']?.join())
    for (const token of tokens) expect(token).toMatch(/^csrftoken=.+; Secure/)
    expect(new Set(tokens).size).toBe(3)
    const cookie = String(tokens[0]).split(';')[0] ?? ''
    expect((await ask('/de', { headers: { cookie } })).headers['set-cookie']).toBeUndefined()
  })
})

function connections(): Promise<number> {
  return new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))))
}
