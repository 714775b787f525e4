import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { createPretixShop } from '../../app/booking/pretix/pretix-shop.server.ts'
import { TOO_FEW_TICKETS, TOO_MANY_TICKETS } from '../../app/booking/ticket-shop.ts'
import { requirement } from '../support/requirement.ts'
import { FULL, PARKETT, RANG, REDUCED, TOMORROW, WIESE } from './pretix-season.ts'
import { IMPATIENT, it } from './pretix-test.ts'

describe('a cart in pretix', () => {
  it(
    'holds tickets for as long as pretix does in a cart that it takes over, and adds to it',
    requirement('CART-06', 'CART-07', 'CART-12'),
    async ({ clock, shop, request }) => {
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

  it(
    'has a cart held anew twice by the button of pretix’s own shop',
    requirement('CART-12'),
    async ({ clock, setup, pretix, shop, request }) => {
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
    },
  )

  it('follows what pretix holds: it lengthens a cart in its own shop, and visitors take tickets out there', async ({
    clock,
    pretix,
    shop,
    request,
  }) => {
    const cart = await shop.addToCart(request())
    clock.advance({ minutes: 14 })
    for (const position of pretix.positions) position.expires = clock.now().add({ minutes: 30 }).toString()
    expect(await shop.readCart(cart.url)).toMatchObject({ ticketsQuantity: 2, secondsLeft: 1800 })
    pretix.positions.shift()
    expect(await shop.readCart(cart.url)).toMatchObject({ ticketsQuantity: 1, secondsLeft: 1800 })
    clock.advance({ minutes: 20 })
    expect(await shop.readCart(cart.url)).toMatchObject({ ticketsQuantity: 1, secondsLeft: 600 })
  })

  it('has what is held end by pretix’s clock, where the server’s is off', async ({ clock, pretix, options, request }) => {
    for (const minutes of [-20, 20]) {
      const off = createPretixShop({ ...options(), clock: { now: () => clock.now().add({ minutes }) } })
      expect(await off.addToCart(request())).toMatchObject({ secondsLeft: 900 })
      const expires = pretix.positions.at(-1)?.expires ?? ''
      expect(Temporal.Instant.from(expires).since(clock.now()).total('minutes')).toBe(15)
    }
  })

  it('begins a new cart where the old one has expired, which pretix would hold and charge again', async ({ clock, shop, request }) => {
    const cart = await shop.addToCart(request())
    clock.advance({ minutes: 15 })
    const next = await shop.addToCart(request({ cartUrl: cart.url }))
    expect(next.ticketsQuantity).toBe(2)
    expect(new URL(next.url).searchParams.get('take_cart_id')).not.toBe(new URL(cart.url).searchParams.get('take_cart_id'))
    // Positions of somebody else's cart are not counted, whatever the address says.
    expect(await shop.readCart(cart.url.replace('positions=1.2', 'positions=3.4'))).toBeUndefined()
  })

  it('holds once what is asked twice under one key', async ({ pretix, shop, request }) => {
    const sent = request()
    pretix.provoked.push({ path: /bulk_create/, status: 409, headers: { 'retry-after': '0' } })
    const [first, again] = [await shop.addToCart(sent), await shop.addToCart(sent)]
    expect(again).toEqual(first)
    expect(pretix.positions).toHaveLength(2)
  })

  it('finds what pretix holds when its answer is lost, and tells of no failure', async ({ pretix, options, request }) => {
    const once = createPretixShop({ ...options(), limits: { ...IMPATIENT, maxAttempts: 1 } })
    pretix.losesAnswer = true
    expect(await once.addToCart(request())).toMatchObject({ ticketsQuantity: 2, secondsLeft: 900 })
    expect(pretix.positions).toHaveLength(2)
  })

  it('takes all or nothing: what pretix took of a larger request is given back', requirement('BOOK-45'), async ({ pretix, refusalOf }) => {
    expect(await refusalOf({ seatGroup: 'Rang', items: [{ saleType: RANG, quantity: 4 }] })).toBe(-214)
    expect(pretix.positions).toEqual([])
    expect(await refusalOf({ seatGroup: 'Freunde', items: [{ saleType: WIESE, quantity: 1 }] })).toBe(-404)
    expect(await refusalOf({ items: [{ saleType: 999, quantity: 1 }] })).toBe(-404)
  })

  it(
    'tells of the limits of an order before pretix would, which then drops tickets',
    requirement('BOOK-45'),
    async ({ setup, shop, request, refusalOf }) => {
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
    },
  )

  it('sells the product of a date where a product of another hall has the same name', async ({
    setup,
    pretix,
    shop,
    request,
    refusalOf,
  }) => {
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
})
