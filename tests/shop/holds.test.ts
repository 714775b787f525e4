import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requirement } from '../support/requirement.ts'
import { DATABASES } from '../support/test-app.ts'
import { type CartAnswer, openTestShop, SITE_URL, type TestShop } from './shop.ts'

type Offer = {
  seat_groups: {
    seat_group: string
    status: number
    prices: { sale_type_id: number; name: string; price: string; has_discounts: boolean }[]
    timeslots: { block_id: number; status: number; time_start: string }[]
  }[]
}

describe.each(DATABASES)('the sandbox shop on %s', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(database)
  })
  afterAll(() => shop.close())
  const offerOf = async (id: string) => (await shop.call<Offer>('GET', `/performances/${id}/offer`)).body.seat_groups

  it(
    'holds tickets for exactly fifteen minutes by the clock, and says for how long yet',
    requirement('CART-06', 'CART-07', 'CART-12', 'GEN-27'),
    async () => {
      await shop.offer('haltezeit', 'studio')
      const carts = [await shop.cart(), await shop.cart(), await shop.cart()]
      for (const cart of carts) expect((await shop.hold({ performance: 'haltezeit', quantity: 33 }, { cart })).status).toBe(201)
      const [first = ''] = carts
      const { body } = await shop.call<CartAnswer>('GET', `/carts/${first}`)
      expect(body).toMatchObject({ tickets_quantity: 33, seconds_left: 900, cart_url: `${SITE_URL}/webshop/cart/${first}` })
      shop.clock.advance({ minutes: 14, seconds: 59 })
      expect((await shop.hold({ performance: 'haltezeit' })).body.response_code).toBe(-214)
      expect((await shop.call<CartAnswer>('GET', `/carts/${first}`)).body).toMatchObject({ tickets_quantity: 33, seconds_left: 1 })
      shop.clock.advance({ seconds: 1 })
      expect((await shop.call<CartAnswer>('GET', `/carts/${first}`)).body).toMatchObject({ tickets_quantity: 0, seconds_left: 0 })
      for (const quantity of [40, 40, 19]) expect((await shop.hold({ performance: 'haltezeit', quantity })).status).toBe(201)
    },
  )

  it('holds what a cart has anew when more is put into it, so that a cart ends as a whole', async () => {
    await shop.offer('verlaengert', 'studio')
    const cart = await shop.cart()
    await shop.hold({ performance: 'verlaengert', quantity: 2 }, { cart })
    shop.clock.advance({ minutes: 10 })
    const more = await shop.hold({ performance: 'verlaengert' }, { cart })
    expect(more.body).toMatchObject({ tickets_quantity: 3, seconds_left: 900 })
  })

  it('shows a not-found page, and the way back, at an unknown address in a frame', async () => {
    for (const path of ['/x/y', '/performances/x/y', '/cart/x']) {
      const answer = await fetch(shop.url + path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(await answer.text()).toMatch(/<h1>[\s\S]*href="http:\/\/www\.marienbrueck\.example\/de/)
    }
  })

  it('holds a cart for longer, twice at most and never beyond 45 minutes in all', async () => {
    await shop.offer('laenger', 'studio')
    const cart = await shop.cart()
    const extend = (key = randomUUID()) =>
      shop.call<CartAnswer & { can_extend: boolean }>('POST', `/carts/${cart}/extension`, undefined, { 'idempotency-key': key })
    expect((await extend()).body.response_code).toBe(-204)
    expect((await shop.hold({ performance: 'laenger', quantity: 2 }, { cart })).body).toMatchObject({ can_extend: true })
    expect((await extend()).body).toMatchObject({ seconds_left: 900, can_extend: true })
    shop.clock.advance({ minutes: 12 })
    const key = randomUUID()
    expect((await extend(key)).body).toMatchObject({ tickets_quantity: 2, seconds_left: 900 })
    shop.clock.advance({ minutes: 1 })
    // The same request again counts once.
    expect((await extend(key)).body).toMatchObject({ seconds_left: 840, can_extend: true })
    shop.clock.advance({ minutes: 13 })
    expect((await extend()).body).toMatchObject({ seconds_left: 900, can_extend: false })
    const refused = await extend()
    expect([refused.status, refused.body.response_code]).toEqual([409, -217])
    shop.clock.advance({ minutes: 15 })
    expect((await extend()).body.response_code).toBe(-204)
    // Held again the time starts anew; more tickets hold a cart longer, and an extension ends 45 minutes after its beginning.
    await shop.hold({ performance: 'laenger' }, { cart })
    for (const minutes of [14, 14]) {
      shop.clock.advance({ minutes })
      await shop.hold({ performance: 'laenger' }, { cart })
    }
    shop.clock.advance({ minutes: 14 })
    expect((await extend()).body).toMatchObject({ tickets_quantity: 3, seconds_left: 180, can_extend: false })
  })

  it('gives seats beside each other in a numbered group, or refuses with −214', requirement('BOOK-45'), async () => {
    await shop.offer('nebeneinander', 'werkhalle')
    const row = await shop.hold({ performance: 'nebeneinander', quantity: 16, seat_group: 'Kategorie 1' })
    expect(row.body.items.map((item) => [item.row, item.seat])).toEqual(Array.from({ length: 16 }, (_, index) => [1, index + 1]))
    const tooMany = await shop.hold({ performance: 'nebeneinander', quantity: 17, seat_group: 'Kategorie 1' })
    expect([tooMany.status, tooMany.body.response_code]).toEqual([409, -214])
  })

  it(
    'prices the full ticket first and its discounts after it',
    requirement('BOOK-50', 'BOOK-56', 'BOOK-60', 'BOOK-61', 'BOOK-62', 'BOOK-63'),
    async () => {
      await shop.offer('preise', 'grosses-haus', { priceTable: 'premiere' })
      const [first] = await offerOf('preise')
      expect(first?.prices.map((price) => [price.name, price.price, price.has_discounts])).toEqual([
        ['Vollpreis', '47.50', true],
        ['Ermäßigt', '24.00', false],
        ['Mit Behinderung', '33.50', false],
        ['Junge Karte', '14.50', false],
      ])
      const held = await shop.hold({
        performance: 'preise',
        seat_group: 'Kategorie 1',
        items: [
          { sale_type: 1, quantity: 1 },
          { sale_type: 2, quantity: 1 },
        ],
      })
      expect(held.body.items.map((item) => item.price).sort()).toEqual(['24.00', '47.50'])
    },
  )

  it(
    'sells timeslots with places of their own, each until it is full',
    requirement('BOOK-64', 'BOOK-65', 'BOOK-66', 'BOOK-67'),
    async () => {
      await shop.offer('zeitfenster', 'seebuehne', { startsAt: '2026-12-05T19:00:00+01:00' })
      const meadow = async () => (await offerOf('zeitfenster')).find((group) => group.seat_group === 'Kategorie 3')
      expect((await meadow())?.timeslots.map((slot) => [slot.block_id, slot.time_start, slot.status])).toEqual([
        [1, '17:30', 1],
        [2, '18:15', 1],
      ])
      const take = (quantity: number, block: number) =>
        shop.hold({ performance: 'zeitfenster', seat_group: 'Kategorie 3', block, quantity }).then(({ body }) => body)
      expect((await take(40, 1)).items[0]?.time_start).toBe('17:30')
      await take(40, 1)
      expect((await take(9, 1)).response_code).toBe(-214)
      await take(8, 1)
      expect((await meadow())?.timeslots.map((slot) => slot.status)).toEqual([0, 1])
      expect((await take(1, 2)).tickets_quantity).toBe(1)
      expect((await take(1, 3)).response_code).toBe(-104)
    },
  )

  it('adapts the admission time to a moved performance, also for held places', requirement('BOOK-67'), async () => {
    await shop.offer('verschoben', 'seebuehne', { startsAt: '2026-12-05T19:00:00+01:00' })
    const { body } = await shop.hold({ performance: 'verschoben', seat_group: 'Kategorie 3', block: 1 })
    const moved = { title: 'Probe', startsAt: '2026-12-05T20:30:00+01:00', saleFrom: null, hall: 'seebuehne' }
    expect((await shop.call('PUT', '/performances/verschoben', moved)).status).toBe(200)
    const meadow = (await offerOf('verschoben')).find((group) => group.seat_group === 'Kategorie 3')
    expect(meadow?.timeslots.map((slot) => slot.time_start)).toEqual(['19:00', '19:45'])
    expect((await shop.call<CartAnswer>('GET', `/carts/${body.id}`)).body.items[0]?.time_start).toBe('19:00')
  })

  it('its page asks anew for what was refused alone, and says what is in the cart already', async () => {
    await shop.offer('halb-gelungen', 'werkhalle')
    for (let row = 0; row < 8; row++) await shop.hold({ performance: 'halb-gelungen', seat_group: 'Kategorie 2', quantity: 7 })
    const body = new URLSearchParams({ 'quantity-1-1': '2', 'quantity-2-1': '8' })
    const answer = await fetch(`${shop.url}/performances/halb-gelungen`, { method: 'POST', body, redirect: 'manual' })
    const html = await answer.text()
    expect(answer.status).toBe(409)
    expect(html).toMatch(/name="quantity-1-1" value="0"/)
    expect(html).toMatch(/name="quantity-2-1" value="8"/)
    expect(html).toMatch(/2\u00a0Karten liegen schon im <a href="\/cart\/[\w-]{36}">Warenkorb<\/a>/)
  })

  it('sells no more of a kind than its quota, offers it no longer then, and again when a hold ends', async () => {
    await shop.offer('kontingent', 'studio')
    const young = (quantity: number) => shop.hold({ performance: 'kontingent', items: [{ sale_type: 4, quantity }] })
    const names = async () => (await offerOf('kontingent'))[0]?.prices.map((price) => price.name)
    expect((await young(10)).body.response_code).toBe(-216)
    expect((await young(9)).status).toBe(201)
    expect((await young(1)).body.response_code).toBe(-216)
    expect(await names()).not.toContain('Junge Karte')
    shop.clock.advance({ minutes: 15 })
    expect(await names()).toContain('Junge Karte')
  })

  it('sells neither before the sale begins, nor after the performance has, nor when it is cancelled or unknown', async () => {
    const saleFrom = shop.clock.now().add({ hours: 1 }).toString()
    await shop.offer('vorverkauf', 'studio', { saleFrom })
    expect((await shop.hold({ performance: 'vorverkauf' })).body.response_code).toBe(-120)
    shop.clock.advance({ hours: 1 })
    expect((await shop.hold({ performance: 'vorverkauf' })).status).toBe(201)
    shop.clock.advance({ hours: 31 })
    expect((await shop.hold({ performance: 'vorverkauf' })).body.response_code).toBe(-121)
    expect((await offerOf('vorverkauf')).every((group) => group.status === 0)).toBe(true)
    await shop.offer('abgesagt', 'studio', { isCancelled: true })
    expect((await shop.hold({ performance: 'abgesagt' })).body.response_code).toBe(-122)
    expect((await shop.hold({ performance: 'gibt-es-nicht' })).body.response_code).toBe(-101)
    expect((await shop.hold({ performance: 'abgesagt' }, { cart: randomUUID() })).body.response_code).toBe(-204)
  })

  it('carries out a request sent twice once, refuses another one under its key, and makes one cart per key', async () => {
    await shop.offer('zweimal', 'studio')
    const [cart, key] = [await shop.cart(), randomUUID()]
    const answers = await Promise.all([1, 2, 3].map(() => shop.hold({ performance: 'zweimal', quantity: 3 }, { cart, key })))
    for (const { body } of answers) expect(body).toMatchObject({ id: cart, tickets_quantity: 3 })
    expect((await shop.hold({ performance: 'zweimal', quantity: 2 }, { cart, key })).body.response_code).toBe(-230)
    const make = () => shop.call<CartAnswer>('POST', '/carts', undefined, { 'idempotency-key': `${key}-cart` })
    expect((await make()).body.id).toBe((await make()).body.id)
  })

  it('gives released tickets back at once, one or all', async () => {
    await shop.offer('zurueck', 'studio')
    const cart = await shop.cart()
    const held = await shop.hold({ performance: 'zurueck', quantity: 3 }, { cart })
    const removed = await shop.call<CartAnswer>('DELETE', `/carts/${cart}/items/${held.body.items[0]?.id}`)
    expect(removed.body.tickets_quantity).toBe(2)
    expect((await shop.call<CartAnswer>('DELETE', `/carts/${cart}`)).body.tickets_quantity).toBe(0)
    for (const quantity of [40, 40, 19]) expect((await shop.hold({ performance: 'zurueck', quantity })).status).toBe(201)
  })

  it('bounds a cart, and names what is wrong with a request', async () => {
    await shop.offer('grenze', 'studio')
    const cart = await shop.cart()
    await shop.hold({ performance: 'grenze', quantity: 40 }, { cart })
    expect((await shop.hold({ performance: 'grenze' }, { cart })).body.response_code).toBe(-215)
    expect((await shop.hold({ performance: 'grenze', quantity: 0 })).body.response_code).toBe(-400)
    expect((await shop.call<CartAnswer>('PUT', '/performances/x', { title: 'Ohne Saal' })).status).toBe(400)
  })
})
