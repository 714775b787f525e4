import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { attemptPurge } from './purge-call.ts'
import { PURGE_CALLS, PURGE_STYLES } from './purge-styles.ts'

type Answer = { status: number; headers?: Record<string, string>; body?: string }
type Call = { line: string; headers: IncomingHttpHeaders; body: string }
type Style = (typeof PURGE_STYLES)[number]

/** What each service says by its documentation: where it is called, that it did it, whom it does not know, and that it is asked too often. */
const SERVICES: Record<Style, { path: string; done: Answer; unknown: Answer; busy: Answer }> = {
  // Fastly, "Purge multiple surrogate key tags": an id for each key.
  'surrogate-key': {
    path: '/service/SU1Z0isxPaozGVKXdv0eY/purge',
    done: { status: 200, body: '{"production%3A7":"108-1391560174-974124","site":"108-1391560174-974125"}' },
    unknown: { status: 401, body: '{"msg":"Provided credentials are missing or invalid"}' },
    busy: { status: 429, headers: { 'fastly-ratelimit-remaining': '0' }, body: '{"msg":"Too many requests"}' },
  },
  // Cloudflare, "Purge Cached Content".
  'cache-tag': {
    path: '/client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache',
    done: { status: 200, body: '{"success":true,"errors":[],"messages":[],"result":{"id":"023e105f4ecef8ad9ca31a8372d0c353"}}' },
    unknown: {
      status: 403,
      body: '{"success":false,"errors":[{"code":10000,"message":"Authentication error"}],"messages":[],"result":null}',
    },
    busy: { status: 429, headers: { 'retry-after': '7' }, body: '{"success":false,"errors":[{"code":971,"message":"rate limited"}]}' },
  },
  // bunny.net, "Purge Cache" of a pull zone: done without a word.
  bunny: {
    path: '/pullzone/4711/purgeCache',
    done: { status: 204 },
    unknown: { status: 401, body: '{"Message":"Authorization has been denied for this request."}' },
    busy: { status: 429, headers: { 'retry-after': '7' } },
  },
}

/** What a call looks like to the service, for the keys of a production and of the whole site. */
const EXPECTED: Record<Style, { headers: object; bodies: unknown[] }> = {
  'surrogate-key': { headers: { 'fastly-key': 'geheim', 'surrogate-key': 'production%3A7 site' }, bodies: [''] },
  'cache-tag': {
    headers: { authorization: 'Bearer geheim', 'content-type': 'application/json' },
    bodies: [{ tags: ['production%3A7', 'site'] }],
  },
  bunny: {
    headers: { accesskey: 'geheim', 'content-type': 'application/json' },
    bodies: [{ CacheTag: 'production%3A7' }, { CacheTag: 'site' }],
  },
}

describe.each(PURGE_STYLES)('a service of the style %s', (style) => {
  const { path, done, unknown, busy } = SERVICES[style]
  let server: Server
  let calls: Call[]
  let answers: Answer[]
  let waits: number[]
  beforeEach(async () => {
    ;[calls, answers, waits] = [[], [], []]
    server = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      calls.push({ line: `${request.method} ${request.url}`, headers: request.headers, body })
      const answer = answers.shift() ?? done
      response.writeHead(answer.status, answer.headers).end(answer.body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => server.close())

  async function purge(): Promise<(string | undefined)[]> {
    const { port } = server.address() as { port: number }
    const wait = async (milliseconds: number) => void waits.push(milliseconds)
    const outcomes: (string | undefined)[] = []
    for (const call of PURGE_CALLS[style](['production%3A7', 'site'], 'geheim'))
      outcomes.push(await attemptPurge(`http://127.0.0.1:${port}${path}`, call, new AbortController().signal, wait))
    return outcomes
  }

  it('is asked as it says, and what it answers is understood', async () => {
    expect(new Set(await purge())).toEqual(new Set([undefined]))
    const { headers, bodies } = EXPECTED[style]
    expect(calls.map(({ line }) => line)).toEqual(bodies.map(() => `POST ${path}`))
    expect(calls.map(({ body }) => (body ? JSON.parse(body) : body))).toEqual(bodies)
    for (const call of calls) expect(call.headers).toMatchObject(headers)
  })

  it('is not asked again by whom it does not know, and says why without the token', async () => {
    answers = [unknown]
    const [reason] = await purge()
    expect(reason).toContain(`status ${unknown.status}: ${unknown.body?.slice(0, 20)}`)
    expect(reason).not.toContain('geheim')
    expect(waits).toEqual([])
  })

  it('is left alone for as long as it asks, and then asked again', async () => {
    answers = [busy]
    expect(new Set(await purge())).toEqual(new Set([undefined]))
    expect(waits).toEqual([busy.headers?.['retry-after'] ? 7_000 : 250])
  })

  it('is asked four times where it is out of order', async () => {
    answers = [500, 502, 503, 500].map((status) => ({ status }))
    expect((await purge())[0]).toBe('status 500')
    expect(waits).toEqual([250, 1_000, 4_000])
  })
})

describe('what a service asks for', () => {
  it('is bounded, and read from a date or from when it counts anew', async () => {
    const waits: number[] = []
    const server = createServer((_, response) => {
      const answer = answers.shift()
      response.writeHead(answer ? 429 : 200, answer).end(answer ? '' : '{"success":true}')
    })
    const answers: Record<string, string>[] = [
      { 'retry-after': '86400' },
      { 'retry-after': new Date(Date.now() + 30_000).toUTCString() },
      { 'fastly-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 20) },
    ]
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const wait = async (milliseconds: number) => void waits.push(milliseconds)
    expect(await attemptPurge(`http://127.0.0.1:${port}/`, {}, new AbortController().signal, wait)).toBeUndefined()
    server.close()
    const [longest, dated, counted] = waits.map((milliseconds) => Math.round(milliseconds / 10_000))
    expect([longest, dated, counted]).toEqual([6, 3, 2])
  })

  it('is not taken for done where it says that it was not', async () => {
    const server = createServer((_, response) => response.end('{"success":false,"errors":[{"code":1016,"message":"no such tag"}]}'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    expect(await attemptPurge(`http://127.0.0.1:${port}/`, {}, new AbortController().signal, async () => {})).toContain('no such tag')
    server.close()
  })
})
