// The ticket shop dead, frozen, slow and with wrong answers. Visitors' pages are served throughout and no request hangs
// or fails with 500; nothing invalid is shown as an offer, and booking works again when the shop has recovered.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { printTable } from '../bench/table.ts'
import { freePort } from '../tests/support/free-port.ts'
import { Visitor } from '../tests/support/visitor.ts'
import { inFolder, type Program, sandboxShop, site } from './program.ts'
import { pause, type Trial, until } from './trial.ts'

const SHOP_TOKEN = 'nur-fuer-diese-pruefung'
const LONGEST_CALL_MS = 12_000
const MODE_MS = 8_000
const WELL_AGAIN_MS = 60_000
/** Sold, or sold out by earlier buyers: the shop has answered either way. */
const SELLING = new Set([200, 409])

type Lie = (answer: { status: number; body: string }, response: ServerResponse) => void

/** What the proxy does with the shop's responses. */
const MODES: Record<string, Lie | 'dead' | 'frozen'> = {
  dead: 'dead',
  frozen: 'frozen',
  'slow, 3 s': ({ status, body }, response) => void setTimeout(() => json(response, status, body), 3_000),
  'other JSON': (_, response) => json(response, 200, '{"offers":[1,2,{"seat_groups":null}],"id":7}'),
  'JSON cut off': ({ status, body }, response) => json(response, status, body.slice(0, body.length / 2)),
  'a page instead': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Wartung</h1>'),
  'prices below nothing': ({ status, body }, response) => json(response, status, body.replace(/"price":"?[\d.]+"?/g, '"price":"-99.00"')),
  'prices that are words': ({ status, body }, response) => json(response, status, body.replace(/"price":"?[\d.]+"?/g, '"price":"NaN"')),
  'a cart elsewhere': ({ status, body }, response) =>
    json(response, status, body.replace(/"cart_url":"[^"]*"/g, '"cart_url":"javascript:alert(1)"')),
  'numbers beyond reason': ({ status, body }, response) => json(response, status, body.replace(/":\d+/g, '":1e300')),
  'an answer without end': (_, response) => endless(response),
  'in circles': (_, response) => response.writeHead(302, { location: '/v1/offers' }).end(),
  '500': (_, response) => json(response, 500, '{}'),
}

export const trial: Trial = async () =>
  inFolder(async (folder) => {
    const shop = await sandboxShop(join(folder, 'shop'), { SHOP_TOKEN })
    await shop.start()
    const proxy = await startShopProxy(shop)
    const app = await site(join(folder, 'site'), { DEMO_HOUSE: 'on', SHOP_URL: proxy.url, SHOP_TOKEN, OUTSIDE_LINKS: 'off' })
    await app.start()
    const faults: string[] = []
    const rows: (string | number)[][] = []
    try {
      const request = await bookable(app)
      for (const [name, lie] of Object.entries(MODES)) {
        await proxy.set(lie)
        const seen = await visit(app, request, name)
        faults.push(...seen.faults)
        await proxy.set(undefined)
        const wellAfter = await until(async () => SELLING.has((await book(app, request)).status), WELL_AGAIN_MS, 250)
        if (wellAfter === undefined) faults.push(`${name}: it never sold again`)
        rows.push([
          name,
          seen.pages,
          seen.calls,
          seen.answers,
          (seen.slowestMs / 1000).toFixed(1),
          wellAfter === undefined ? 'never' : (wellAfter / 1000).toFixed(1),
        ])
      }
    } finally {
      await app.stop()
      await proxy.close()
      await shop.stop()
    }
    printTable(['the shop', 'pages', 'calls', 'answered', 'slowest, s', 'sells again after, s'], rows)
    return faults
  })

type BookingRequest = { event: number; body: { event_jet_id: string; seat_group: string; sale_type_ids: number[]; quantities: number[] } }

/** A booking request for a performance that the demo data sells. */
async function bookable(app: Program): Promise<BookingRequest> {
  const visitor = new Visitor(app.url)
  type Listed = { results: { id: number; id_jet?: string | null }[] }
  const { body } = await visitor.getJson<Listed>('/de/api/events/?page_size=100')
  for (const { id, id_jet } of body.results) {
    if (!id_jet) continue
    const offer = await visitor.getJson<{ seat_groups: { seat_group: string }[] }>(`/de/api/events/${id}/offer/`)
    for (const { seat_group } of offer.body.seat_groups ?? []) {
      const request = { event: id, body: { event_jet_id: id_jet, seat_group, sale_type_ids: [1], quantities: [1] } }
      if ((await book(app, request)).status === 200) return request
    }
  }
  throw new Error('the demo site sells nothing')
}

/** Each visitor has an address of their own, so that no rate limit applies. */
async function book(app: Program, { body }: BookingRequest): Promise<{ status: number; text: string }> {
  const visitor = new Visitor(app.url)
  const token = await visitor.csrfToken()
  const from = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`
  const response = await visitor.fetch('/api/shop-cart/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-CSRFToken': token, origin: app.url, 'X-Forwarded-For': from },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LONGEST_CALL_MS + 3_000),
  })
  return { status: response.status, text: await response.text() }
}

async function visit(app: Program, request: BookingRequest, mode: string) {
  const seen = { pages: 0, calls: 0, answers: '', slowestMs: 0, faults: [] as string[] }
  const statuses = new Map<number, number>()
  const end = performance.now() + MODE_MS
  const note = (what: string, status: number, ms: number, text: string) => {
    seen.slowestMs = Math.max(seen.slowestMs, ms)
    if (ms > LONGEST_CALL_MS) seen.faults.push(`${mode}: ${what} took ${Math.round(ms)} ms`)
    if (status === 500 || status === 0 || /javascript:alert|"-99|NaN|1e\+?300/.test(text))
      seen.faults.push(`${mode}: ${what} answered ${status} ${text.slice(0, 200)}`)
  }
  const timed = async (what: string, ask: () => Promise<{ status: number; text: string }>) => {
    const startedAt = performance.now()
    const { status, text } = await ask().catch((error: Error) => ({ status: 0, text: error.message }))
    note(what, status, performance.now() - startedAt, what === 'a page' ? '' : text)
    return status
  }
  const get = (path: string) => async () => {
    const response = await fetch(app.url + path, { signal: AbortSignal.timeout(LONGEST_CALL_MS + 3_000) })
    return { status: response.status, text: await response.text() }
  }
  await Promise.all([
    (async () => {
      for (let number = 0; performance.now() < end; number++) {
        if ((await timed('a page', get(number % 2 ? '/de' : `/de/spielplan?x=${number}`))) !== 200)
          seen.faults.push(`${mode}: a page was not there`)
        seen.pages++
        await pause(50)
      }
    })(),
    (async () => {
      while (performance.now() < end) {
        const status = await timed('the cart', () => book(app, request))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        const offer = await timed('an offer', get(`/de/api/events/${request.event}/offer/`))
        if (offer !== 200) seen.faults.push(`${mode}: an offer was answered ${offer}`)
        seen.calls += 2
      }
    })(),
  ])
  seen.answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  return seen
}

/** A proxy before the shop; it passes everything on until `set` gives it a mode. */
async function startShopProxy(shop: Program) {
  const port = await freePort()
  let mode: Lie | 'dead' | 'frozen' | undefined
  let server: Server | undefined
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (mode === 'frozen') return
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !/^(host|connection|content-length|transfer-encoding)$/.test(name)),
    )
    const real = await fetch(shop.url + (request.url ?? '/'), {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    })
    const body = await real.text()
    if (typeof mode === 'function') mode({ status: real.status, body }, response)
    else json(response, real.status, body)
  }
  async function listen(): Promise<void> {
    const opened = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
    server = opened
    await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve))
  }
  async function close(): Promise<void> {
    server?.closeAllConnections()
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
    server = undefined
  }
  await listen()
  return {
    url: `http://127.0.0.1:${port}`,
    close,
    async set(next: typeof mode) {
      mode = next
      if (next === 'dead') await close()
      else if (!server) await listen()
      else if (next === undefined) server.closeAllConnections()
    },
  }
}

function json(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

function endless(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"offers":{')
  const timer = setInterval(() => response.write(`"${'x'.repeat(1_000_000)}":[],`), 5)
  response.once('close', () => clearInterval(timer))
}
