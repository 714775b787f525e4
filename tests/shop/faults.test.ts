import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CircuitOpenError } from '../../app/booking/connection/circuit-breaker.ts'
import { createSandboxShop } from '../../app/booking/sandbox/sandbox-shop.server.ts'
import { type CartRequest, ShopRejected, ShopUnavailable, type TicketShop } from '../../app/booking/ticket-shop.ts'
import { requirement } from '../support/requirement.ts'
import { DATABASES } from '../support/test-app.ts'
import { openTestShop, SHOP_TOKEN, SITE_URL, type TestShop } from './shop.ts'

const IMPATIENT = {
  attemptTimeoutMs: 150,
  requestTimeoutMs: 400,
  maxAttempts: 2,
  backoffMs: 5,
  failureThreshold: 3,
  resetTimeoutMs: 60_000,
}
const [database = 'pglite'] = DATABASES

describe('the adapter to the sandbox shop', () => {
  let shop: TestShop
  let key = 0
  beforeAll(async () => {
    shop = await openTestShop(database)
    await shop.offer('abend', 'studio')
  })
  beforeEach(() => shop.provoke('none'))
  afterAll(() => shop.close())

  const request = (fields: Partial<CartRequest> = {}): CartRequest => ({
    performance: 'abend',
    seatGroup: 'Freie Platzwahl',
    items: [{ saleType: 1, quantity: 1 }],
    block: undefined,
    cartUrl: undefined,
    idempotencyKey: `schluessel-${key++}`,
    ...fields,
  })

  it('fills a cart, fills it further by its address, and reads what it holds', requirement('CART-06', 'CART-07'), async () => {
    const adapter = createSandboxShop(shop.url, { publicUrl: SITE_URL })
    const first = await adapter.addToCart(request())
    expect(first).toMatchObject({ ticketsQuantity: 1, secondsLeft: 900 })
    const second = await adapter.addToCart(request({ cartUrl: first.url }))
    expect(second).toEqual({ ...first, ticketsQuantity: 2 })
    expect(await adapter.readCart(first.url)).toEqual(second)
    expect((await adapter.offers(['abend', 'unbekannt'])).size).toBe(1)
  })

  it('begins a new cart when the old one is paid, forgotten or none of the shop', async () => {
    const adapter = createSandboxShop(shop.url, { publicUrl: SITE_URL })
    const paid = await adapter.addToCart(request())
    await fetch(`${shop.url}/cart/${paid.url.split('/').at(-1)}/pay`, { method: 'POST', redirect: 'manual' })
    for (const cartUrl of [paid.url, `${shop.url}/cart/${crypto.randomUUID()}`, 'https://anderswo.example/cart/../../v1']) {
      const cart = await adapter.addToCart(request({ cartUrl }))
      expect(cart.ticketsQuantity).toBe(1)
      expect(cart.url).not.toBe(cartUrl)
    }
    expect(await adapter.readCart('https://anderswo.example/cart')).toBeUndefined()
    expect(await adapter.readCart(`${shop.url}/cart/${crypto.randomUUID()}`)).toBeUndefined()
  })

  it('holds tickets once when the same request is sent again, as after an answer that was lost', async () => {
    const adapter = createSandboxShop(shop.url, { publicUrl: SITE_URL })
    const sent = request()
    const [first, again] = [await adapter.addToCart(sent), await adapter.addToCart(sent)]
    expect(again).toEqual(first)
  })

  it.each([
    ['noSeats', -214],
    ['noReservation', -204],
  ] as const)('passes on what the shop refuses: %s with %i', requirement('BOOK-45', 'BOOK-46'), async (fault, code) => {
    await shop.provoke(fault)
    const refused = await createSandboxShop(shop.url, { publicUrl: SITE_URL })
      .addToCart(request())
      .catch((error) => error)
    expect(refused).toBeInstanceOf(ShopRejected)
    expect(refused.responseCode).toBe(code)
  })

  it.each(['failed', 'timeout', 'offline'] as const)(
    'gives up on a shop that shows the fault %s, within the time a call has',
    async (fault) => {
      await shop.provoke(fault)
      const startedAt = performance.now()
      await expect(createSandboxShop(shop.url, { limits: IMPATIENT, publicUrl: SITE_URL }).addToCart(request())).rejects.toBeInstanceOf(
        ShopUnavailable,
      )
      expect(performance.now() - startedAt).toBeLessThan(5000)
    },
  )

  it('leaves a shop alone after failures in a row: further calls fail at once and never reach it', async () => {
    await shop.provoke('timeout')
    const adapter = createSandboxShop(shop.url, { limits: { ...IMPATIENT, attemptTimeoutMs: 40 }, publicUrl: SITE_URL })
    for (let count = 0; count < 2; count++) await adapter.offers(['abend']).catch(() => undefined)
    await shop.provoke('none')
    await expect(adapter.offers(['abend'])).rejects.toBeInstanceOf(CircuitOpenError)
  })

  it('takes an answer that is no answer of the shop for a failure', async () => {
    await expect(createSandboxShop(`${shop.url}/assets`, { limits: IMPATIENT }).offers(['abend'])).rejects.toBeInstanceOf(ShopUnavailable)
  })
})

describe('a shop that lies or dies', () => {
  const MEGABYTE = 'x'.repeat(1024 * 1024)
  const CART = { id: crypto.randomUUID(), tickets_quantity: 1, seconds_left: 900 }
  let lie: (response: ServerResponse, path: string) => void
  let server: Server
  let url: string
  beforeAll(async () => {
    server = createServer((request, response) => lie(response, request.url ?? '')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const adapter = () => createSandboxShop(url, { limits: { maxAttempts: 2, backoffMs: 5 }, publicUrl: SITE_URL })
  const answer = (response: ServerResponse, body: unknown) => response.writeHead(201).end(JSON.stringify(body))
  const add = (shop: TicketShop) =>
    shop.addToCart({
      ...{ performance: 'abend', seatGroup: undefined, items: [{ saleType: 1, quantity: 1 }], block: undefined },
      ...{ cartUrl: undefined, idempotencyKey: 'schluessel-eins' },
    })

  it('is cut off when it sends more than any answer has, long before 200 MB, and told apart from one that is silent', async () => {
    let sent = 0
    lie = (response) => {
      response.writeHead(200)
      const pour = () => {
        while (!response.destroyed && sent < 200 && response.write(MEGABYTE)) sent++
      }
      response.on('drain', pour)
      pour()
    }
    const failure = await createSandboxShop(url, { limits: { maxAttempts: 1 } })
      .offers(['abend'])
      .catch((error) => error)
    expect(failure).toBeInstanceOf(ShopUnavailable)
    expect(failure.message).toBe('ticket shop response too large')
    expect(sent).toBeLessThan(100)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://anderswo.example/cart/1', 'http://marienbrueck.example.evil.example/'])(
    'rejects a cart on another domain: %s',
    async (cart_url) => {
      lie = (response) => answer(response, { ...CART, cart_url })
      await expect(add(adapter())).rejects.toBeInstanceOf(ShopUnavailable)
    },
  )

  it('accepts a cart on the domain of the site or of the shop', async () => {
    for (const cart_url of ['https://karten.marienbrueck.example/cart/1', `${url}/cart/1`]) {
      lie = (response) => answer(response, { ...CART, cart_url })
      expect((await add(adapter())).url).toBe(cart_url)
    }
  })

  it('that dies in the middle of a purchase is asked again under the same key once it is back', async () => {
    const asked: string[] = []
    lie = (response, path) => {
      asked.push(`${path} ${response.req.headers['idempotency-key']}`)
      if (asked.length === 2) response.writeHead(201).write('{"id":')
      if (asked.length === 2) setImmediate(() => response.destroy())
      else answer(response, { ...CART, cart_url: `${SITE_URL}/webshop/cart/${CART.id}` })
    }
    expect(await add(adapter())).toMatchObject({ ticketsQuantity: 1 })
    const items = `/v1/carts/${CART.id}/items schluessel-eins`
    expect(asked).toEqual(['/v1/carts schluessel-eins-cart', items, items])
  })
})

describe('the endpoints for the site only', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(database)
  })
  afterAll(() => shop.close())

  it('is refused without the token, and to what is not JSON by name', async () => {
    const performance = { title: 'Probe', startsAt: '2026-11-22T20:00:00+01:00', saleFrom: null, hall: 'studio' }
    expect((await shop.call('PUT', '/performances/fremd', performance, { authorization: 'Bearer falsch' })).status).toBe(403)
    expect((await shop.call('PUT', '/performances/fremd', performance, { 'content-type': 'text/plain' })).status).toBe(400)
    expect((await shop.call('PUT', '/performances/fremd', performance)).status).toBe(201)
  })

  it('shows stock, holds and every seat to the operator alone', async () => {
    await shop.offer('kasse', 'werkhalle')
    await shop.hold({ performance: 'kasse', quantity: 3, seat_group: 'Kategorie 1' })
    expect((await fetch(`${shop.url}/admin`)).status).toBe(401)
    const foreign = await fetch(`${shop.url}/admin/fault`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`kasse:${SHOP_TOKEN}`)}`, origin: 'https://anderswo.example' },
      body: new URLSearchParams({ fault: 'offline' }),
    })
    expect(foreign.status).toBe(403)
    const admin = await shop.admin('')
    expect(admin).toContain('72\u00a0€')
    expect(await shop.admin('/performances/kasse')).toContain('reserviert: 3')
  })
})
