import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { UNREACHABLE } from '../../app/booking/shop-condition.server.ts'
import { listSyncRuns, recordSyncRun } from '../../app/booking/sync-runs.server.ts'
import { WEBSHOP_PATHS } from '../../app/platform/routing/table.ts'
import { events, productions } from '../../app/programme/tables.ts'
import { writeSettings } from '../../app/site/index.server.ts'
import { settings } from '../../app/site/tables.ts'
import { openTestShop, type TestShop } from '../shop/shop.ts'
import { createEvents } from '../support/create-events.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

type CartAnswer = {
  tickets_quantity: number
  cart_url: string
  seconds_left: number
  can_extend?: boolean
  response_code?: number
  code?: string
  detail?: string
}

describe('the cart of the site', () => {
  let shop: TestShop
  let app: TestApp
  let eventId = 0
  beforeAll(async () => {
    // Where carts are shown: a site that no browser opens has no origin of its own.
    shop = await openTestShop('pglite', 'http://127.0.0.1')
    await shop.offer('abend', 'studio')
    await shop.offer('abgesagt', 'studio')
    app = await createTestApp({ environment: { SHOP_URL: shop.url } })
    ;[eventId = 0] = await createEvents(app, [
      { startsAt: '2026-11-22T20:00:00+01:00', idJet: 'abend' },
      { startsAt: '2026-11-23T20:00:00+01:00', idJet: 'abgesagt', status: 'cancelled' },
    ])
    await app.foyer.refreshOffers()
  })
  beforeEach(async () => {
    await shop.provoke('none')
    await app.foyer.platform.write(async (tx, invalidate) => {
      await tx.delete(settings)
      invalidate('settings')
    })
  })
  afterAll(async () => {
    await app.close()
    await shop.close()
  })

  const request = { quantities: [2], event_jet_id: 'abend', sale_type_ids: [1], seat_group: 'Freie Platzwahl' }

  it(
    'adds to the cart of the cookies, and reads from the shop for how long it is held',
    requirement('CART-01', 'CART-02', 'CART-06', 'CART-07', 'CART-08', 'CART-09', 'CART-13'),
    async () => {
      const visitor = app.visitor()
      await visitor.send('POST', '/api/shop-cart/', request)
      const { body } = await visitor.send<CartAnswer>('POST', '/api/shop-cart/', { ...request, quantities: [1] })
      expect(body.tickets_quantity).toBe(3)
      shop.clock.advance({ minutes: 5 })
      const read = await visitor.getJson<CartAnswer>('/api/shop-cart/')
      expect(read.body).toEqual({ tickets_quantity: 3, cart_url: body.cart_url, seconds_left: 600, can_extend: true })
      expect(visitor.cookies.get('cartAmount')).toBe('3')
      shop.clock.advance({ minutes: 10 })
      expect((await visitor.getJson<CartAnswer>('/api/shop-cart/')).body).toMatchObject({ tickets_quantity: 0, seconds_left: 0 })
      expect([visitor.cookies.has('cartAmount'), visitor.cookies.has('cartUrl')]).toEqual([false, false])
    },
  )

  it('holds the cart for longer where the shop does, and says so in a sentence where it does not any more', async () => {
    const visitor = app.visitor()
    const extend = () => visitor.send<CartAnswer & { detail?: string }>('POST', '/api/shop-cart/extension/', {})
    expect((await extend()).body).toMatchObject({ response_code: -204, detail: 'Es besteht keine aktuelle Reservierung.' })
    await visitor.send('POST', '/api/shop-cart/', request)
    for (const canExtend of [true, false]) {
      shop.clock.advance({ minutes: 14 })
      expect((await extend()).body).toMatchObject({ tickets_quantity: 2, seconds_left: 900, can_extend: canExtend })
    }
    const rejected = await extend()
    expect([rejected.status, rejected.body.code]).toEqual([409, 'not_longer'])
    expect(rejected.body.detail).toBe('Länger hält der Kartenverkauf diese Karten nicht frei.')
    expect((await visitor.getJson<CartAnswer>('/api/shop-cart/')).body).toMatchObject({ tickets_quantity: 2, can_extend: false })
    shop.clock.advance({ minutes: 15 })
  })

  it('holds tickets once when a browser sends the same call again', async () => {
    const visitor = app.visitor()
    const token = await visitor.csrfToken()
    const post = () =>
      visitor.fetch('/api/shop-cart/', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'X-CSRFToken': token,
          origin: app.url,
          'Idempotency-Key': 'einmal-und-nie-wieder',
        },
        body: JSON.stringify(request),
      })
    await post()
    visitor.cookies.delete('cartUrl')
    expect(((await (await post()).json()) as CartAnswer).tickets_quantity).toBe(2)
  })

  it('answers with the code that the shop gives', requirement('BOOK-41', 'BOOK-45', 'BOOK-46', 'BOOK-48'), async () => {
    const visitor = app.visitor()
    for (const [fault, code] of [
      ['noSeats', -214],
      ['noReservation', -204],
    ] as const) {
      await shop.provoke(fault)
      const rejected = await visitor.send<CartAnswer>('POST', '/api/shop-cart/', request)
      expect([rejected.status, rejected.body.code, rejected.body.response_code]).toEqual([409, 'cart_failed', code])
    }
    await shop.provoke('none')
    expect((await visitor.send<CartAnswer>('POST', '/api/shop-cart/', { ...request, sale_type_ids: [99] })).body.response_code).toBe(-103)
  })

  it('sells nothing that is cancelled or not in the programme, and says which', async () => {
    const cancelled = 'Diese Vorstellung ist abgesagt.'
    const unknown = 'Für diese Vorstellung können hier keine Karten gebucht werden.'
    for (const [event_jet_id, sentence] of [
      ['abgesagt', cancelled],
      ['gibt-es-nicht', unknown],
    ] as const) {
      const rejected = await app.visitor().send<CartAnswer>('POST', '/api/shop-cart/', { ...request, event_jet_id })
      expect([rejected.status, rejected.body.code, rejected.body.detail]).toEqual([404, 'not_bookable', sentence])
    }
    // Whoever opens the widget in a list of this morning is told before choosing.
    const [event] = await app.foyer.platform.db.select({ id: events.id }).from(events).where(eq(events.idJet, 'abgesagt'))
    const offer = await app.visitor().getJson<CartAnswer>(`/api/events/${event?.id}/offer/`)
    expect([offer.status, offer.body.code, offer.body.detail]).toEqual([404, 'not_bookable', cancelled])
    const taken = await app.visitor().getJson<{ short_date: string; time: string }>(`/api/events/${eventId}/offer/`)
    expect(taken.body).toMatchObject({ short_date: 'So\u00a022.11.', time: '20:00\u00a0Uhr' })
    await writeSettings(app.foyer.platform, { design: { cancelledNote: 'Wir erstatten jede Karte.' } })
    const promised = await app.visitor().getJson<CartAnswer>(`/api/events/${event?.id}/offer/`)
    expect(promised.body.detail).toBe(`${cancelled} Wir erstatten jede Karte.`)
    const gone = await app.visitor().getJson<CartAnswer>('/api/events/999999/offer/')
    expect([gone.status, gone.body.detail]).toEqual([404, unknown])
  })

  it('leads from the webshop to the cart that the cookies name, and to no other place', async () => {
    const visitor = app.visitor()
    const targetOf = async (path: string) => (await visitor.fetch(path, { redirect: 'manual' })).headers.get('location')
    expect(await targetOf('/webshop')).toBeNull()
    const { body } = await visitor.send<CartAnswer>('POST', '/api/shop-cart/', request)
    const cart = new URL(body.cart_url).pathname
    visitor.cookies.set('cartUrl', encodeURIComponent(app.foyer.platform.config.publicUrl + cart))
    expect([await targetOf('/webshop'), await targetOf('/testshop/'), await targetOf(cart)]).toEqual([cart, cart, null])
    for (const address of [
      'https://anderswo.example/webshop/cart/1',
      '/webshop/',
      '/webshop//',
      '//anderswo.example/webshop/x',
      'nichts',
    ]) {
      visitor.cookies.set('cartUrl', encodeURIComponent(address))
      expect([address, await targetOf('/webshop')]).toEqual([address, null])
    }
  })

  it('holds nothing when something else is sold than was shown, says what with both values, and takes the new terms', async () => {
    type Offer = { starts_at: string; room: string; seat_groups: { prices: { price: string }[] }[] }
    type Changed = CartAnswer & { offer: Offer }
    const visitor = app.visitor()
    const { body: shown } = await visitor.getJson<Offer>(`/api/events/${eventId}/offer/`)
    const seen = { starts_at: shown.starts_at, room: shown.room, prices: ['8.00'] }
    const order = (of: Record<string, unknown>) =>
      visitor.send<Changed>('POST', '/api/shop-cart/', { ...request, seen: { ...seen, ...of } })
    const move = (startsAt: string) =>
      app.foyer.platform.write(async (tx, invalidate) => {
        await tx
          .update(events)
          .set({ startsAt: new Date(startsAt) })
          .where(eq(events.id, eventId))
        invalidate('events', `event:${eventId}`)
      })
    await move('2026-11-22T17:00:00+01:00')
    const moved = await order({ room: 'Großes Haus', prices: ['7.50'] })
    expect([moved.status, moved.body.code, moved.body.detail?.replaceAll('\u00a0', ' ')]).toEqual([
      ...[409, 'terms_changed'],
      `Beginn jetzt 17:00 Uhr statt 20:00 Uhr. Spielort jetzt ${shown.room} statt Großes Haus. Freie Platzwahl, Vollpreis kostet jetzt 8 € statt 7,50 €.`,
    ])
    expect((await visitor.getJson<CartAnswer>('/api/shop-cart/')).body.tickets_quantity).toBe(0)
    const { starts_at, room } = moved.body.offer
    expect((await order({ starts_at, room })).body.tickets_quantity).toBe(2)
    await move('2026-11-22T20:00:00+01:00')
    expect((await order({})).body.tickets_quantity).toBe(4)
    shop.clock.advance({ minutes: 15 })
  })

  it('sells nothing of a production that is not shown, and all of it again once it is', async () => {
    const show = (isOnline: boolean) =>
      app.foyer.platform.write(async (tx, invalidate) => {
        await tx.update(productions).set({ isOnline })
        invalidate('events', 'productions')
      })
    await show(false)
    const hidden = await app.visitor().send<CartAnswer>('POST', '/api/shop-cart/', request)
    await show(true)
    expect([hidden.status, hidden.body.code]).toEqual([404, 'not_bookable'])
    expect((await app.visitor().send('POST', '/api/shop-cart/', request)).status).toBe(200)
  })

  it('takes so many calls from one address and no more, says so in a sentence, and takes them again later', async () => {
    const visitor = app.visitor()
    const token = await visitor.csrfToken()
    const post = (body: unknown) =>
      visitor.fetch('/api/shop-cart/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'X-CSRFToken': token, origin: app.url },
        body: JSON.stringify(body),
      })
    const statuses = await Promise.all(Array.from({ length: 101 }, async () => (await post({})).status))
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(100)
    const rejected = (await (await post(request)).json()) as CartAnswer & { detail: string }
    expect([rejected.code, rejected.response_code]).toEqual(['too_many_calls', 429])
    expect(rejected.detail).toBe('Von Ihrem Anschluss kamen sehr viele Anfragen. Bitte versuchen Sie es in einigen Minuten noch einmal.')
    app.clock.advance({ minutes: 10 })
    expect((await post(request)).status).toBe(200)
  })

  it('says that the shop is offline when the site settings say so', requirement('SET-02'), async () => {
    await app.foyer.platform.write(async (tx, invalidate) => {
      await tx.insert(settings).values({ key: 'site', value: { is_shop_online: false } })
      invalidate('settings')
    })
    const rejected = await app.visitor().send<CartAnswer>('POST', '/api/shop-cart/', request)
    expect([rejected.status, rejected.body.code, rejected.body.response_code]).toEqual([503, 'shop_offline', 503])
  })

  it(
    'gives a seat group and its prices all their fields',
    requirement('BOOK-49', 'BOOK-50', 'BOOK-51', 'BOOK-52', 'BOOK-53', 'BOOK-54', 'BOOK-55', 'BOOK-57', 'BOOK-58', 'BOOK-59'),
    async () => {
      const { body } = await app.visitor().getJson<{ seat_groups: unknown[] }>(`/api/events/${eventId}/offer/`)
      const price = {
        id: 101,
        price: '8.00',
        sale_type_id: 1,
        seat_group: 'Freie Platzwahl',
        text: '',
        name: 'Vollpreis',
        has_discounts: true,
      }
      expect(body.seat_groups).toEqual([
        {
          id: 1,
          seat_group: 'Freie Platzwahl',
          status: 1,
          text: 'Studio',
          timeslots: [],
          prices: [price, expect.anything(), expect.anything(), expect.anything()],
        },
      ])
    },
  )

  it.each(WEBSHOP_PATHS)(
    'frames the shop under /%s, with header and footer only, since the imprint is required where visitors pay',
    requirement('GEN-14', 'ROUTE-44', 'ROUTE-45', 'LAYOUT-24', 'LAYOUT-25', 'LAYOUT-26', 'LAYOUT-30'),
    async (path) => {
      const read = async (address: string) => (await app.visitor().fetch(address)).text()
      const page = await read(`/${path}/cart/4711?lang=de`)
      expect(/<iframe[^>]+src="([^"]+)"/.exec(page)?.[1]).toBe(`${shop.url}/cart/4711?lang=de`)
      const cart = await app.visitor().fetch(`/${path}`)
      expect(/frame-src ([^;]*)/.exec(cart.headers.get('content-security-policy') ?? '')?.[1]).toContain(new URL(shop.url).origin)
      const ownPage = await cart.text()
      expect(/<iframe[^>]+src="([^"]+)"/.exec(ownPage)?.[1]).toBe(shop.url)
      expect(ownPage).toContain('<h1 class="visually-hidden">Warenkorb</h1>')
      expect(ownPage).toContain('<title>Warenkorb</title>')
      expect(await read(`/${path}/saal/3`)).toContain('<h1 class="visually-hidden">Webshop</h1>')
      expect(page).toContain('<header')
      const elsewhere = await read('/de/spielplan')
      expect(page).toContain('<footer')
      for (const part of ['aria-label="Schnellzugriff"', 'aria-label="Sie sind hier"']) {
        expect(elsewhere).toContain(part)
        expect(page).not.toContain(part)
      }
      expect((await app.visitor().fetch(`/de/${path}`)).status).toBe(404)
    },
  )

  it.each([
    ['LAYOUT-27', 'schedule', '/de/spielplan'],
    ['LAYOUT-27', 'events/', '/de/spielplan'],
    ['LAYOUT-28', 'articles', '/de/aktuelles'],
    ['LAYOUT-29', 'subscriptions', '/de/abonnements'],
  ])('%s leads the ticketing path %s to the page of the site', async (_, path, target) => {
    for (const webshop of WEBSHOP_PATHS) {
      const answer = await app.visitor().fetch(`/${webshop}/${path}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, target])
    }
  })

  it('reads the offer anew when the widget opens, and changes pages only when it says something else', async () => {
    const offer = async () => (await app.visitor().getJson<{ seat_groups: { status: number }[] }>(`/api/events/${eventId}/offer/`)).body
    await expect.poll(async () => (await offer()).seat_groups[0]?.status, { timeout: 20_000 }).toBe(1)
    const drops = () => app.foyer.platform.pageCache.counts.invalidations
    await app.visitor().fetch('/de/spielplan')
    const before = drops()
    await app.foyer.refreshOffers()
    expect(drops()).toBe(before)
    // Seats held by other tests are released, then a buyer takes all of them.
    shop.clock.advance({ minutes: 15 })
    const holds = []
    for (const quantity of [40, 40, 19]) holds.push(await shop.hold({ performance: 'abend', quantity }))
    expect(holds.map(({ status }) => status)).toEqual([201, 201, 201])
    // The widget waits for the shop for a limited time; an offer that comes later is shown by the next request.
    await expect.poll(async () => (await offer()).seat_groups[0]?.status, { timeout: 20_000 }).toBe(0)
    shop.clock.advance({ minutes: 15 })
    await expect.poll(async () => (await offer()).seat_groups[0]?.status, { timeout: 20_000 }).toBe(1)
  })

  it('sells again in the whole house with the first answer of a shop that was away, whoever asks', async () => {
    const saleKind = async () => (await app.visitor().getJson<{ sale: { kind: string } }>(`/api/events/${eventId}/offer/`)).body.sale.kind
    for (let run = 0; run < 3; run++) await recordSyncRun(app.foyer.platform, { asked: 2, changed: 0, failure: UNREACHABLE })
    await shop.provoke('offline')
    expect(await saleKind()).toBe('shop-away')
    expect(await (await app.visitor().fetch('/de/spielplan')).text()).toContain('Onlineverkauf gestört')
    await shop.provoke('none')
    await expect.poll(saleKind, { timeout: 20_000 }).toBe('on-sale')
    expect(await (await app.visitor().fetch('/de/spielplan')).text()).not.toContain('Onlineverkauf gestört')
    expect((await listSyncRuns(app.foyer.platform))[0]).toMatchObject({ failure: '' })
  })

  it('answers the last known offer within a second while the shop does not answer, and pages as ever', async () => {
    await shop.provoke('timeout')
    const answer = await app.visitor().getJson<{ seat_groups: unknown[] }>(`/api/events/${eventId}/offer/`)
    expect(answer.body.seat_groups).toHaveLength(1)
    expect((await app.visitor().fetch('/de/spielplan')).status).toBe(200)
  })
})
