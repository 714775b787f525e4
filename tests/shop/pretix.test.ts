import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPretixShop } from '../../app/booking/pretix/pretix-shop.server.ts'
import { type CartRequest, ShopRejected, ShopUnavailable, type TicketShop } from '../../app/booking/ticket-shop.ts'
import { freePort } from '../support/free-port.ts'
import { requirement } from '../support/requirement.ts'
import { TEST_NOW, TestClock } from '../support/test-app.ts'
import { date, FULL, LATER, PARKETT, RANG, REDUCED, season, TOMORROW, WIESE } from './pretix-season.ts'
import { openPretixServer, PRETIX_TOKEN, type PretixEventSetup, type PretixServer } from './pretix-server.ts'

const SITE_URL = 'https://www.haus.example'
const IMPATIENT = { attemptTimeoutMs: 500, requestTimeoutMs: 2000, maxAttempts: 2, backoffMs: 5, failureThreshold: 50 }
describe('the adapter to pretix', () => {
  let clock: TestClock
  let setup: PretixEventSetup
  let pretix: PretixServer
  let shop: TicketShop
  beforeEach(async () => {
    clock = new TestClock(TEST_NOW)
    setup = season()
    pretix = await openPretixServer([setup], clock, await freePort())
    shop = createPretixShop({ apiUrl: pretix.apiUrl, token: PRETIX_TOKEN, publicUrl: SITE_URL, clock, limits: IMPATIENT })
  })
  afterEach(() => pretix.close())

  const request = (fields: Partial<CartRequest> = {}): CartRequest => ({
    ...{ performance: `saison/${TOMORROW}`, seatGroup: 'Parkett', items: [{ saleType: FULL, quantity: 2 }], block: undefined },
    ...{ cartUrl: undefined, idempotencyKey: randomUUID(), ...fields },
  })
  const refusalOf = async (fields: Partial<CartRequest>) => {
    const error = await shop.addToCart(request(fields)).catch((caught) => caught)
    expect(error).toBeInstanceOf(ShopRejected)
    return (error as ShopRejected).responseCode
  }

  it(
    'offers products as seat groups and their variations as prices, page after page',
    requirement('BOOK-50', 'BOOK-56', 'BOOK-62', 'BOOK-63'),
    async () => {
      const offers = await shop.offers([`saison/${TOMORROW}`, `saison/${LATER}`, 'saison/999', 'unbekannt'])
      expect([...offers.keys()]).toEqual([`saison/${TOMORROW}`, `saison/${LATER}`])
      const [parkett, rang, ...others] = offers.get(`saison/${TOMORROW}`) ?? []
      expect(others).toEqual([])
      expect(parkett).toEqual({
        ...{ id: PARKETT, seat_group: 'Parkett', status: 1, text: 'Parkett, erster Stock', timeslots: [] },
        prices: [
          { id: FULL, sale_type_id: FULL, seat_group: 'Parkett', name: 'Vollpreis', text: '', price: '24.00', has_discounts: true },
          {
            id: REDUCED,
            sale_type_id: REDUCED,
            seat_group: 'Parkett',
            name: 'Ermäßigt',
            text: 'Schule und Studium',
            price: '12.00',
            has_discounts: false,
          },
        ],
      })
      expect(rang).toMatchObject({ seat_group: 'Rang', prices: [{ name: 'Vollpreis', price: '20.00', has_discounts: false }] })
      expect(offers.get(`saison/${LATER}`)?.[1]).toMatchObject({ status: 1, prices: [{ price: '9.50' }] })
    },
  )

  it('tells staff when a date begins, whether it takes place, and how much of its quotas is taken', async () => {
    await shop.addToCart(request({ seatGroup: 'Rang', items: [{ saleType: RANG, quantity: 2 }] }))
    const [tomorrow, later, none] = [`saison/${TOMORROW}`, `saison/${LATER}`, 'saison/999']
    const standings = await shop.performanceStatuses([tomorrow, later, none, 'unbekannt'])
    expect([...standings.keys()]).toEqual([tomorrow, later])
    const startsAt = Temporal.Instant.from('2026-11-22T19:30:00+01:00')
    expect(standings.get(tomorrow)).toEqual({ startsAt, isCancelled: false, taken: 2, places: 43 })
    expect(standings.get(later)).toMatchObject({ taken: null, places: null })
    const [first] = setup.subevents
    if (first) first.active = false
    expect((await shop.performanceStatuses([tomorrow])).get(tomorrow)?.isCancelled).toBe(true)
    await expect(shop.performanceStatuses([none])).resolves.toEqual(new Map())
  })

  it('says how a seat group stands by its quotas, and sells nothing outside its time', async () => {
    const statusOf = async () => (await shop.offers([`saison/${TOMORROW}`])).get(`saison/${TOMORROW}`)?.map(({ status }) => status)
    await shop.addToCart(request({ seatGroup: 'Rang', items: [{ saleType: RANG, quantity: 2 }] }))
    expect(await statusOf()).toEqual([1, 2])
    await shop.addToCart(request({ seatGroup: 'Rang', items: [{ saleType: RANG, quantity: 1 }] }))
    expect(await statusOf()).toEqual([1, 0])
    clock.advance({ minutes: 15 })
    expect(await statusOf()).toEqual([1, 1])
    setup.subevents[0] = date(TOMORROW, { presale_start: '2026-11-21T18:00:00+01:00' })
    expect(await statusOf()).toEqual([0, 0])
    expect(await refusalOf({})).toBe(-404)
    setup.subevents[0] = date(TOMORROW)
    setup.live = false
    expect(await refusalOf({})).toBe(-404)
    expect(pretix.positions).toHaveLength(3)
  })

  it(
    'holds tickets for fifteen minutes in a cart that pretix takes over, and adds to it',
    requirement('CART-06', 'CART-07', 'CART-12'),
    async () => {
      const cart = await shop.addToCart(request())
      expect(cart).toMatchObject({ ticketsQuantity: 2, secondsLeft: 900 })
      expect(cart.url).toMatch(
        /^https:\/\/www\.haus\.example\/webshop\/saison\/w\/[0-9a-f]{16}\/\?take_cart_id=[0-9a-f]{48}%40api&locale=de$/,
      )
      clock.advance({ minutes: 5 })
      // Positions that were in the cart before keep their expiry: pretix extends none.
      expect(await shop.addToCart(request({ cartUrl: cart.url }))).toEqual({ url: cart.url, ticketsQuantity: 4, secondsLeft: 600 })
      clock.advance({ minutes: 10 })
      expect(await shop.readCart(cart.url)).toEqual({ url: cart.url, ticketsQuantity: 2, secondsLeft: 300 })
      clock.advance({ minutes: 5 })
      expect(await shop.readCart(cart.url)).toBeUndefined()
      expect(await shop.readCart('https://anderswo.example/webshop/../w/0/')).toBeUndefined()
    },
  )

  it('holds once what is asked twice under one key, as after an answer that was lost', async () => {
    const sent = request()
    pretix.provoked.push({ path: /bulk_create/, status: 409 })
    const [first, again] = [await shop.addToCart(sent), await shop.addToCart(sent)]
    expect(again).toEqual(first)
    expect(pretix.positions).toHaveLength(2)
  })

  it('takes all or nothing: what pretix took of a larger request is given back', requirement('BOOK-45'), async () => {
    expect(await refusalOf({ seatGroup: 'Rang', items: [{ saleType: RANG, quantity: 4 }] })).toBe(-214)
    expect(pretix.positions).toEqual([])
    expect(await refusalOf({ seatGroup: 'Freunde', items: [{ saleType: WIESE, quantity: 1 }] })).toBe(-404)
    expect(await refusalOf({ items: [{ saleType: 999, quantity: 1 }] })).toBe(-404)
  })

  it('chooses adjacent seats, others when those were taken meanwhile, and says when there are none', requirement('BOOK-45'), async () => {
    const evening = { performance: `saison/${LATER}` }
    await shop.addToCart(
      request({
        ...evening,
        items: [
          { saleType: FULL, quantity: 1 },
          { saleType: REDUCED, quantity: 1 },
        ],
      }),
    )
    expect(pretix.positions.map(({ seat, price }) => [seat, price])).toEqual([
      ['A-1', '24.00'],
      ['A-2', '12.00'],
    ])
    // Only row B has three adjacent seats; while they are being chosen another buyer takes the first.
    pretix.beforeTaking = () => {
      const first = setup.seats.find(({ seat_guid }) => seat_guid === 'B-1')
      if (first) first.ordered = true
    }
    await shop.addToCart(request({ ...evening, items: [{ saleType: FULL, quantity: 3 }] }))
    expect(pretix.positions.slice(2).map(({ seat }) => seat)).toEqual(['B-2', 'B-3', 'B-4'])
    expect(await refusalOf({ ...evening, items: [{ saleType: FULL, quantity: 3 }] })).toBe(-214)
  })

  it('tries again what pretix asks to be tried again, and gives up on a shop that refuses the key', async () => {
    pretix.provoked.push({ path: /items/, status: 429, headers: { 'retry-after': '1' } }, { path: /quotas/, status: 503 })
    expect((await shop.offers([`saison/${TOMORROW}`])).size).toBe(1)
    const stranger = createPretixShop({
      apiUrl: pretix.apiUrl,
      token: 'ein-anderer-Schluessel',
      publicUrl: SITE_URL,
      clock,
      limits: IMPATIENT,
    })
    await expect(stranger.offers(['saison'])).rejects.toBeInstanceOf(ShopUnavailable)
  })
})
