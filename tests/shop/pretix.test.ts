import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPretixShop } from '../../app/booking/pretix/pretix-shop.server.ts'
import {
  type CartRequest,
  IN_SHOP_ONLY,
  ShopBusy,
  ShopDenied,
  ShopForbidden,
  ShopRejected,
  type TicketShop,
  TOO_FEW_TICKETS,
  TOO_MANY_TICKETS,
} from '../../app/booking/ticket-shop.ts'
import { freePort } from '../support/free-port.ts'
import { requirement } from '../support/requirement.ts'
import { TEST_NOW, TestClock } from '../support/test-app.ts'
import { date, FULL, LATER, override, PARKETT, RANG, REDUCED, season, TOMORROW, WIESE } from './pretix-season.ts'
import { openPretixServer, PRETIX_TOKEN, type PretixEventSetup, type PretixServer } from './pretix-server.ts'
import { saleOf } from './sale-of.ts'

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
    shop = createPretixShop(options())
  })
  afterEach(() => pretix.close())

  const options = () => ({ apiUrl: pretix.apiUrl, token: PRETIX_TOKEN, publicUrl: SITE_URL, clock, limits: IMPATIENT })
  /** After it the shop's set-up is read anew. */
  const later5s = () => clock.advance({ seconds: 5 })

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
      const [parkett, rang, ...others] = offers.get(`saison/${TOMORROW}`)?.seatGroups ?? []
      expect(others).toEqual([])
      expect(parkett).toEqual({
        ...{ id: PARKETT, seat_group: 'Parkett', status: 1, text: 'Parkett, erster Stock', timeslots: [], max_tickets: 10 },
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
      expect(rang).toMatchObject({ seat_group: 'Rang', prices: [{ name: 'Rang', price: '20.00', has_discounts: false }] })
      expect(offers.get(`saison/${LATER}`)?.seatGroups[1]).toMatchObject({ status: 1, prices: [{ price: '9.50' }] })
    },
  )

  it('lists the dates of all series and single events of a range, page after page, with their names and rooms', async () => {
    setup.subevents.push(
      date(9, { date_from: '2026-12-04T20:00:00+01:00', name: { de: 'Salz' }, location: { de: 'Studio\nAm Hafen 2' } }),
      date(10, { date_from: '2027-02-01T20:00:00+01:00' }),
    )
    const single = { ...season(), slug: 'konzert', subevents: [], quotas: [], date_from: '2026-12-01T20:00:00+01:00' }
    await pretix.close()
    pretix = await openPretixServer([setup, single], clock, await freePort())
    shop = createPretixShop(options())
    const range = { from: clock.now(), until: Temporal.Instant.from('2027-01-01T00:00:00Z') }
    const first = await shop.dates(range)
    const second = await shop.dates(range, first.next ?? '')
    expect(first.dates.map(({ id }) => id)).toEqual([`saison/${TOMORROW}`, `saison/${LATER}`, 'konzert'])
    expect(second).toMatchObject({
      dates: [{ id: 'saison/9', title: 'Salz', room: 'Studio\nAm Hafen 2', sold: null, held: null }],
      next: null,
    })
    expect(first.dates[0]).toMatchObject({ title: 'saison', taken: 0, isCancelled: false })
    expect(second.dates[0]?.url).toMatch(/\/haus\/saison\/9\/$/)
    expect(second.dates[0]?.startsAt.toString()).toBe('2026-12-04T19:00:00Z')
  })

  it('tells staff when a date begins, whether it takes place, and how much of its quotas is taken', async () => {
    await shop.addToCart(request({ seatGroup: 'Rang', items: [{ saleType: RANG, quantity: 2 }] }))
    const [tomorrow, later, none] = [`saison/${TOMORROW}`, `saison/${LATER}`, 'saison/999']
    const standings = await shop.performanceStatuses([tomorrow, later, none, 'unbekannt'])
    expect([...standings.keys()]).toEqual([tomorrow, later])
    const startsAt = Temporal.Instant.from('2026-11-22T19:30:00+01:00')
    expect(standings.get(tomorrow)).toEqual({ startsAt, isCancelled: false, taken: 2, places: 43, event: 'saison', mistakes: [] })
    expect(standings.get(later)).toMatchObject({ taken: null, places: null })
    const [first] = setup.subevents
    if (first) first.active = false
    later5s()
    expect((await shop.performanceStatuses([tomorrow])).get(tomorrow)?.isCancelled).toBe(true)
    await expect(shop.performanceStatuses([none])).resolves.toEqual(new Map())
  })

  it('counts the places of a quota once, though another limits one of its prices', async () => {
    const placesOf = async () => {
      const status = (await shop.performanceStatuses([`saison/${TOMORROW}`])).get(`saison/${TOMORROW}`)
      return [status?.taken, status?.places]
    }
    expect(await placesOf()).toEqual([0, 43])
    const part = { name: 'Junge Karten', items: [PARKETT], variations: [REDUCED], subevent: TOMORROW }
    setup.quotas.unshift({ ...part, id: 9, size: 4 })
    await shop.addToCart(request({ items: [{ saleType: REDUCED, quantity: 2 }] }))
    expect(await placesOf()).toEqual([2, 43])
    setup.quotas.push({ ...part, id: 10, size: 5, variations: [FULL, REDUCED] })
    expect(await placesOf()).toEqual([2, 43])
  })

  const saleNow = async () => saleOf((await shop.offers([`saison/${TOMORROW}`])).get(`saison/${TOMORROW}`), clock.now())

  it('says how a seat group stands by its quotas, and sells nothing outside its time', async () => {
    const statusOf = async () =>
      (await shop.offers([`saison/${TOMORROW}`])).get(`saison/${TOMORROW}`)?.seatGroups.map(({ status }) => status)
    await shop.addToCart(request({ seatGroup: 'Rang', items: [{ saleType: RANG, quantity: 2 }] }))
    expect(await statusOf()).toEqual([1, 2])
    await shop.addToCart(request({ seatGroup: 'Rang', items: [{ saleType: RANG, quantity: 1 }] }))
    expect(await statusOf()).toEqual([1, 0])
    clock.advance({ minutes: 15 })
    expect(await statusOf()).toEqual([1, 1])
    setup.subevents[0] = date(TOMORROW, { presale_start: '2026-11-21T18:00:00+01:00' })
    clock.advance({ minutes: 1 })
    expect([await saleNow(), await statusOf()]).toEqual(['not-yet', [1, 1]])
    expect(await refusalOf({})).toBe(-404)
    setup.subevents[0] = date(TOMORROW)
    setup.live = false
    clock.advance({ minutes: 1 })
    expect(await saleNow()).toBe('switched-off')
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
        /^https:\/\/www\.haus\.example\/webshop\/saison\/w\/[0-9a-f]{16}\/\?take_cart_id=[0-9a-f]{48}%40api&locale=de&positions=1\.2$/,
      )
      clock.advance({ minutes: 5 })
      const more = await shop.addToCart(request({ cartUrl: cart.url }))
      expect(more).toEqual({ url: cart.url.replace('1.2', '1.2.3.4'), ticketsQuantity: 4, secondsLeft: 600, canExtend: true })
      clock.advance({ minutes: 10 })
      expect(await shop.readCart(more.url)).toMatchObject({ url: cart.url.replace('1.2', '3.4'), ticketsQuantity: 2, secondsLeft: 300 })
      clock.advance({ minutes: 5 })
      expect(await shop.readCart(more.url)).toBeUndefined()
      expect(await shop.readCart('https://anderswo.example/webshop/../w/0/')).toBeUndefined()
    },
  )

  it('has a cart held anew twice by the button of pretix’s own shop', requirement('CART-12'), async () => {
    setup.settings.reservation_time = 20
    const cart = await shop.addToCart(request())
    expect(cart).toMatchObject({ secondsLeft: 1200, canExtend: true })
    clock.advance({ minutes: 19 })
    expect(await shop.extendCart?.(cart.url, randomUUID())).toMatchObject({ url: cart.url, ticketsQuantity: 2, secondsLeft: 1200 })
    expect(pretix.calls.at(-1)).toMatch(/^POST \/haus\/saison\/w\/[0-9a-f]{16}\/cart\/extend$/)
    clock.advance({ minutes: 19 })
    expect(await shop.extendCart?.(cart.url, randomUUID())).toMatchObject({ secondsLeft: 1200, canExtend: true })
    clock.advance({ minutes: 19 })
    expect(await shop.readCart(cart.url)).toMatchObject({ secondsLeft: 60, canExtend: false })
    await expect(shop.extendCart?.(cart.url, randomUUID())).rejects.toMatchObject({ responseCode: -409 })
    clock.advance({ minutes: 1 })
    await expect(shop.extendCart?.(cart.url, randomUUID())).rejects.toMatchObject({ responseCode: -204 })
  })

  it('follows what pretix holds: it lengthens a cart in its own shop, and visitors take tickets out there', async () => {
    const cart = await shop.addToCart(request())
    clock.advance({ minutes: 14 })
    for (const position of pretix.positions) position.expires = clock.now().add({ minutes: 30 }).toString()
    expect(await shop.readCart(cart.url)).toMatchObject({ ticketsQuantity: 2, secondsLeft: 1800 })
    pretix.positions.shift()
    expect(await shop.readCart(cart.url)).toMatchObject({ ticketsQuantity: 1, secondsLeft: 1800 })
    clock.advance({ minutes: 20 })
    expect(await shop.readCart(cart.url)).toMatchObject({ ticketsQuantity: 1, secondsLeft: 600 })
  })

  it('has what is held end by pretix’s clock, where the server’s is off', async () => {
    for (const minutes of [-20, 20]) {
      const off = createPretixShop({ ...options(), clock: { now: () => clock.now().add({ minutes }) } })
      expect(await off.addToCart(request())).toMatchObject({ secondsLeft: 900 })
      const expires = pretix.positions.at(-1)?.expires ?? ''
      expect(Temporal.Instant.from(expires).since(clock.now()).total('minutes')).toBe(15)
    }
  })

  it('begins a new cart where the old one has expired, which pretix would hold and charge again', async () => {
    const cart = await shop.addToCart(request())
    clock.advance({ minutes: 15 })
    const next = await shop.addToCart(request({ cartUrl: cart.url }))
    expect(next.ticketsQuantity).toBe(2)
    expect(new URL(next.url).searchParams.get('take_cart_id')).not.toBe(new URL(cart.url).searchParams.get('take_cart_id'))
    // Positions of somebody else's cart are not counted, whatever the address says.
    expect(await shop.readCart(cart.url.replace('positions=1.2', 'positions=3.4'))).toBeUndefined()
  })

  it('holds once what is asked twice under one key', async () => {
    const sent = request()
    pretix.provoked.push({ path: /bulk_create/, status: 409, headers: { 'retry-after': '0' } })
    const [first, again] = [await shop.addToCart(sent), await shop.addToCart(sent)]
    expect(again).toEqual(first)
    expect(pretix.positions).toHaveLength(2)
  })

  it('finds what pretix holds when its answer is lost, and tells of no failure', async () => {
    const once = createPretixShop({ ...options(), limits: { ...IMPATIENT, maxAttempts: 1 } })
    pretix.losesAnswer = true
    expect(await once.addToCart(request())).toMatchObject({ ticketsQuantity: 2, secondsLeft: 900 })
    expect(pretix.positions).toHaveLength(2)
  })

  it('waits for a shop that is busy as long as it says, or not at all, and others are not cut off by it', async () => {
    const careful = createPretixShop({ ...options(), limits: { ...IMPATIENT, failureThreshold: 1 } })
    const offersOf = () => careful.offers([`saison/${TOMORROW}`])
    pretix.provoked.push({ path: /bulk_create/, status: 409, headers: { 'retry-after': '60' } })
    await expect(careful.addToCart(request())).rejects.toBeInstanceOf(ShopBusy)
    expect((await offersOf()).size).toBe(1)
    pretix.provoked.push({ path: /quotas/, status: 429, headers: { 'retry-after': '60' } })
    await expect(offersOf()).rejects.toBeInstanceOf(ShopBusy)
    const calls = pretix.calls.length
    await expect(offersOf()).rejects.toBeInstanceOf(ShopBusy)
    expect(pretix.calls).toHaveLength(calls)
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
    pretix.provoked.push({ path: /items/, status: 429, headers: { 'retry-after': '0' } }, { path: /quotas/, status: 503 })
    expect((await shop.offers([`saison/${TOMORROW}`])).size).toBe(1)
    const stranger = createPretixShop({ ...options(), token: 'ein-anderer-Schluessel' })
    await expect(stranger.offers(['saison'])).rejects.toBeInstanceOf(ShopDenied)
  })

  it('tells a performance of an event that pretix does not show from a date that it does not have', async () => {
    const offers = await shop.offers(['unbekannt/1', 'saison/999', `saison/${TOMORROW}`])
    expect([...offers.keys()]).toEqual([`saison/${TOMORROW}`])
    expect(offers.refused).toEqual(new Map([['unbekannt/1', 'unbekannt']]))
    expect(await shop.offers(['saison/999'])).toEqual(new Map())
    expect((await shop.performanceStatuses(['unbekannt/1'])).refused?.get('unbekannt/1')).toBe('unbekannt')
    await expect(shop.addToCart(request({ performance: 'unbekannt/1' }))).rejects.toBeInstanceOf(ShopForbidden)
  })

  it('finds out whether the key may fill carts without filling one, and whether orders are real', async () => {
    const of = [`saison/${TOMORROW}`]
    expect(await shop.flags?.(of)).toEqual([])
    pretix.fillsCarts = false
    expect(await shop.flags?.(of)).toEqual([{ performance: of[0], event: 'saison', flag: 'no-carts' }])
    Object.assign(pretix, { fillsCarts: true })
    setup.testmode = true
    clock.advance({ minutes: 1 })
    expect(await shop.flags?.(of)).toEqual([{ performance: of[0], event: 'saison', flag: 'test-mode' }])
    expect(pretix.positions).toEqual([])
  })

  it('takes the price as pretix does: variation on the date, variation, product on the date, product', async () => {
    const [parkett] = setup.items
    const [, reduced] = parkett?.variations ?? []
    const [first] = setup.subevents
    if (reduced) reduced.default_price = null
    const pricesOf = async () => {
      later5s()
      return (await shop.offers([`saison/${TOMORROW}`])).get(`saison/${TOMORROW}`)?.seatGroups[0]?.prices.map(({ price }) => price)
    }
    expect(await pricesOf()).toEqual(['24.00', '20.00'])
    first?.item_price_overrides.push({ item: PARKETT, ...override({ price: '9.50' }) })
    expect(await pricesOf()).toEqual(['24.00', '9.50'])
    first?.variation_price_overrides.push({ variation: FULL, ...override({ price: '11.00' }) })
    expect(await pricesOf()).toEqual(['11.00', '9.50'])
  })

  it('offers only what the web shop of pretix would sell', async () => {
    const namesOf = async () => {
      later5s()
      return (await shop.offers([`saison/${TOMORROW}`]))
        .get(`saison/${TOMORROW}`)
        ?.seatGroups.map(({ seat_group: name, prices }) => [name, prices.length])
    }
    const [parkett, rang] = setup.items
    const [full, reduced] = parkett?.variations ?? []
    if (!parkett || !rang || !full || !reduced) throw new Error('the season has changed')
    const all = [
      ['Parkett', 2],
      ['Rang', 1],
    ]
    const boxOffice = { all_sales_channels: false, limit_sales_channels: ['pretixpos'] }
    const both = { all_sales_channels: true, limit_sales_channels: [] }
    expect(await namesOf()).toEqual(all)
    const hidden = [
      [rang, boxOffice, both],
      [rang, { require_bundling: true }, { require_bundling: false }],
      [reduced, boxOffice, both],
      [reduced, { hide_without_voucher: true }, { hide_without_voucher: false }],
    ] as const
    for (const [resource, change, back] of hidden) {
      Object.assign(resource, change)
      expect(await namesOf(), JSON.stringify(change)).toEqual(resource === rang ? [['Parkett', 2]] : [['Parkett', 1], all[1]])
      Object.assign(resource, back)
    }
    setup.subevents[0] = date(TOMORROW, { item_price_overrides: [{ item: RANG, ...override({ available_from: '2027-01-01T00:00:00Z' }) }] })
    expect(await namesOf()).toEqual([['Parkett', 2]])
    setup.subevents[0] = date(TOMORROW)
    setup.categories.push({ id: 5, is_addon: true })
    rang.category = 5
    clock.advance({ minutes: 5 })
    expect(await namesOf()).toEqual([['Parkett', 2]])
    rang.category = null
    Object.assign(setup, boxOffice)
    later5s()
    expect(await saleNow()).toBe('box-office')
  })

  it('offers a product that takes the place of another once that one is sold out', async () => {
    const [, rang] = setup.items
    if (rang) rang.hidden_if_item_available = PARKETT
    const namesOf = async () =>
      (await shop.offers([`saison/${TOMORROW}`]))
        .get(`saison/${TOMORROW}`)
        ?.seatGroups.map(({ seat_group: name, status }) => [name, status])
    expect(await namesOf()).toEqual([['Parkett', 1]])
    for (const quota of setup.quotas) if (quota.items.includes(PARKETT)) quota.size = 0
    expect(await namesOf()).toEqual([
      ['Parkett', 0],
      ['Rang', 1],
    ])
  })

  it('sells until the end that pretix keeps: of the presale, of the performance, else of its day', async () => {
    const isSold = async () => {
      later5s()
      return (await saleNow()) !== 'online-over'
    }
    clock.advance({ hours: 24 + 5 })
    expect(await isSold()).toBe(true)
    setup.subevents[0] = date(TOMORROW, { date_from: '2026-11-20T23:30:00+01:00' })
    expect(await isSold()).toBe(false)
    setup.subevents[0] = date(TOMORROW, { date_from: '2026-11-20T23:30:00+01:00', date_to: '2026-12-01T12:00:00+01:00' })
    expect(await isSold()).toBe(true)
  })

  it('tells of the limits of an order before pretix would, which then drops tickets', requirement('BOOK-45'), async () => {
    const [, rang] = setup.items
    if (rang) Object.assign(rang, { max_per_order: 3, min_per_order: 2 })
    setup.settings.max_items_per_order = 4
    const [parkett, limited] = (await shop.offers([`saison/${TOMORROW}`])).get(`saison/${TOMORROW}`)?.seatGroups ?? []
    expect([parkett?.max_tickets, parkett?.min_tickets, limited?.max_tickets, limited?.min_tickets]).toEqual([4, undefined, 3, 2])
    const inRang = (quantity: number) => ({ seatGroup: 'Rang', items: [{ saleType: RANG, quantity }] })
    expect(await refusalOf(inRang(1))).toBe(TOO_FEW_TICKETS)
    expect(await refusalOf(inRang(4))).toBe(TOO_MANY_TICKETS)
    const { url: cartUrl } = await shop.addToCart(request(inRang(2)))
    expect(await refusalOf({ ...inRang(2), cartUrl })).toBe(TOO_MANY_TICKETS)
    expect(await refusalOf({ items: [{ saleType: FULL, quantity: 3 }], cartUrl })).toBe(TOO_MANY_TICKETS)
    expect(await shop.addToCart(request({ items: [{ saleType: FULL, quantity: 2 }], cartUrl }))).toMatchObject({ ticketsQuantity: 4 })
  })

  it('sells the product of a date where a product of another hall has the same name', async () => {
    const [parkett] = setup.items
    if (!parkett) throw new Error('the season has changed')
    const variations = parkett.variations.map((variation) => ({ ...variation, id: variation.id + 900 }))
    setup.items.unshift({ ...parkett, id: 10, position: 1, variations })
    const [group] = (await shop.offers([`saison/${TOMORROW}`])).get(`saison/${TOMORROW}`)?.seatGroups ?? []
    expect(group?.id).toBe(PARKETT)
    await shop.addToCart(request({ items: [FULL, REDUCED].map((saleType) => ({ saleType, quantity: 1 })) }))
    expect(pretix.positions.map(({ item, variation }) => [item, variation])).toEqual([
      [PARKETT, FULL],
      [PARKETT, REDUCED],
    ])
    expect(await refusalOf({ items: [{ saleType: 999, quantity: 1 }] })).toBe(-404)
  })

  it('tells a mistake in the set-up from a full house, to visitors and to staff', async () => {
    setup.testmode = true
    setup.quotas = setup.quotas.filter(({ items, subevent }) => !items.includes(subevent === LATER ? PARKETT : RANG))
    expect(await refusalOf({ seatGroup: 'Rang', items: [{ saleType: RANG, quantity: 1 }] })).toBe(-400)
    const [tomorrow, later] = [`saison/${TOMORROW}`, `saison/${LATER}`]
    const mistakesOf = async (id: string) => (await shop.performanceStatuses([tomorrow, later])).get(id)?.mistakes
    // A product that no date of this hall counts is one of another hall. One with seats in this hall is a mistake.
    expect((await shop.offers([tomorrow])).get(tomorrow)?.seatGroups.map(({ seat_group: name }) => name)).toEqual(['Parkett'])
    expect(await mistakesOf(tomorrow)).toEqual([{ kind: 'test-mode' }])
    expect(await mistakesOf(later)).toEqual([{ kind: 'test-mode' }, { kind: 'no-quota', product: 'Parkett' }])
    Object.assign(setup, { live: false, testmode: false, all_sales_channels: false, items: [] })
    later5s()
    expect(await mistakesOf(tomorrow)).toEqual([{ kind: 'not-live' }, { kind: 'not-for-web' }, { kind: 'no-product' }])
  })

  it('asks for coming dates alone, and once for what several parts of a sync run need', async () => {
    pretix.perPage = 50
    const past = Array.from({ length: 500 }, (_, index) => date(1000 + index, { date_from: '2025-11-20T19:30:00+01:00' }))
    const coming = Array.from({ length: 60 }, (_, index) => date(2000 + index))
    setup.subevents = [...past, ...coming]
    setup.quotas = setup.subevents.map(({ id }) => ({ id, name: `q${id}`, size: 10, items: [RANG], variations: [], subevent: id }))
    const numbers = coming.map(({ id }) => `saison/${id}`)
    const calls = async () => {
      pretix.calls.length = 0
      for (const part of [numbers.slice(0, 30), numbers.slice(30)]) expect((await shop.offers(part)).size).toBe(30)
      return pretix.calls.map((call) => call.replace('GET /events/saison/', '') || 'event').toSorted()
    }
    const lists = ['event', 'items/', 'quotas/', 'quotas/', 'subevents/']
    expect(await calls()).toEqual([...lists, 'categories/', 'settings/', 'vouchers/', 'subevents/'].toSorted())
    clock.advance({ minutes: 1 })
    // Of dates only the changed ones are read, however many there are.
    expect(await calls()).toEqual(lists)
    setup.subevents.push(date(TOMORROW, { last_modified: clock.now().toString() }))
    clock.advance({ minutes: 1 })
    expect((await shop.offers([`saison/${TOMORROW}`, ...numbers])).size).toBe(61)
    expect(await calls()).toEqual(lists.filter((call) => call === 'quotas/'))
    // A date that was deleted is no change of a date: pretix then rejects the question for its quotas.
    setup.subevents = setup.subevents.filter(({ id }) => id !== TOMORROW)
    clock.advance({ minutes: 1 })
    expect([...(await shop.offers([`saison/${TOMORROW}`, ...numbers])).keys()]).toEqual(numbers)
  })

  it('knows a category that was made in pretix a moment ago', async () => {
    const namesNow = async () => (await shop.offers([`saison/${TOMORROW}`])).get(`saison/${TOMORROW}`)?.seatGroups.map((g) => g.seat_group)
    expect(await namesNow()).toEqual(['Parkett', 'Rang'])
    setup.categories.push({ id: 5, name: { de: 'Oben' }, position: 1, is_addon: false })
    setup.items = setup.items.map((item) => (item.id === RANG ? { ...item, category: 5 } : item))
    later5s()
    expect(await namesNow()).toEqual(['Parkett', 'Oben, Rang'])
  })

  it('tells with all dates what it has just told of one', async () => {
    const [tomorrow, later] = [`saison/${TOMORROW}`, `saison/${LATER}`]
    await shop.offers([tomorrow, later])
    const [first] = setup.subevents
    if (first) Object.assign(first, { active: false, last_modified: clock.now().toString() })
    const alone = (await shop.offers([tomorrow])).get(tomorrow)?.sale
    expect(alone).toEqual({ kind: 'off', what: 'performance' })
    expect((await shop.offers([tomorrow, later])).get(tomorrow)?.sale).toEqual(alone)
  })

  it('takes products as they were while pretix says that none has changed', async () => {
    pretix.lastModified = 'Sat, 21 Nov 2026 10:00:00 GMT'
    const [parkett, rang] = setup.items
    if (!parkett || !rang) throw new Error('the season has changed')
    const priceOf = async () => (await shop.offers([`saison/${TOMORROW}`])).get(`saison/${TOMORROW}`)?.seatGroups[1]?.prices[0]?.price
    expect(await priceOf()).toBe('20.00')
    rang.default_price = '21.00'
    later5s()
    expect(await priceOf()).toBe('20.00')
    pretix.lastModified = 'Sat, 21 Nov 2026 10:00:01 GMT'
    later5s()
    expect(await priceOf()).toBe('21.00')
  })

  it('sells no seat that is blocked: a hall that is blocked is sold out, and has no places', async () => {
    const [evening] = [`saison/${LATER}`]
    const [quota] = setup.quotas.filter(({ id }) => id === 3)
    if (quota) quota.size = 10
    const statusNow = async () => (await shop.offers([evening])).get(evening)?.seatGroups[0]?.status
    const placesNow = async () => (await shop.performanceStatuses([evening])).get(evening)
    expect(await statusNow()).toBe(1)
    for (const seat of setup.seats) seat.blocked = seat.seat_guid !== 'B-1'
    expect(await statusNow()).toBe(1)
    clock.advance({ minutes: 10 })
    expect(await statusNow()).toBe(2)
    for (const seat of setup.seats) seat.blocked = true
    clock.advance({ minutes: 10 })
    expect(await statusNow()).toBe(0)
    // The Rang has no seats, and no bounds.
    expect((await shop.offers([evening])).get(evening)?.seatGroups[1]?.status).toBe(1)
    expect(await placesNow()).toMatchObject({ taken: null })
  })

  it('reads a seating plan once, and then the row in which it chooses', async () => {
    const evening = { performance: `saison/${LATER}`, items: [{ saleType: FULL, quantity: 2 }] }
    pretix.perPage = 5
    await shop.addToCart(request(evening))
    pretix.calls.length = 0
    const before = setup.seats.find(({ seat_guid }) => seat_guid === 'B-2')
    if (before) before.ordered = true
    later5s()
    await shop.addToCart(request(evening))
    expect(pretix.positions.slice(2).map(({ seat }) => seat)).toEqual(['B-3', 'B-4'])
    expect(pretix.calls.filter((call) => call.includes('/seats/'))).toEqual([`GET /events/saison/subevents/${LATER}/seats/`])
    pretix.positions.length = 0
    if (before) before.ordered = false
    // Seats that were given back are found once none seem to be left, those given away here not for a while.
    clock.advance({ minutes: 1 })
    await shop.addToCart(request({ ...evening, items: [{ saleType: FULL, quantity: 4 }] }))
    expect(pretix.positions.map(({ seat }) => seat)).toEqual(['B-1', 'B-2', 'B-3', 'B-4'])
  })

  it('gives buyers of one moment seats of their own', async () => {
    const evening = { performance: `saison/${LATER}`, items: [{ saleType: FULL, quantity: 1 }] }
    await Promise.all(Array.from({ length: 6 }, () => shop.addToCart(request(evening))))
    expect(new Set(pretix.positions.map(({ seat }) => seat)).size).toBe(6)
    expect(pretix.calls.filter((call) => call.includes('bulk_create'))).toHaveLength(6)
  })

  it('fills a cart with one call once the offer was shown, and with one more per ticket that is in it', async () => {
    await shop.offers([`saison/${TOMORROW}`])
    pretix.calls.length = 0
    const { url: cartUrl } = await shop.addToCart(request())
    expect(pretix.calls).toEqual(['POST /events/saison/cartpositions/bulk_create/'])
    await shop.addToCart(request({ cartUrl, items: [{ saleType: FULL, quantity: 1 }] }))
    expect(pretix.calls).toHaveLength(4)
  })

  it('closes a date for sale and opens it again, but no event that is no series', async () => {
    const tomorrow = `saison/${TOMORROW}`
    const status = async () => (await shop.performanceStatuses([tomorrow])).get(tomorrow)
    await status()
    await shop.setOnSale(tomorrow, false)
    expect((await status())?.isCancelled).toBe(true)
    expect(await refusalOf({})).toBe(-404)
    await shop.setOnSale(tomorrow, true)
    expect((await status())?.isCancelled).toBe(false)
    expect((await shop.addToCart(request())).ticketsQuantity).toBe(2)
    await expect(shop.setOnSale('wiese', false)).rejects.toMatchObject({ responseCode: IN_SHOP_ONLY })
    await expect(shop.setOnSale('saison/999', false)).rejects.toMatchObject({ responseCode: -404 })
  })
})
