import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admittingOf } from '../../../app/booking/admitting.ts'
import { costsNothing, isQuickBookable, priceFrom } from '../../../app/booking/offered-prices.ts'
import { priceSchema, type SeatGroup, seatGroupSchema } from '../../../app/booking/schema.ts'
import { rowsIn } from '../../../app/booking/seat-plan/seat-plan.ts'
import { type CartRequest, PRICE_TOO_LOW, ShopRejected, TOO_FEW_TICKETS, TOO_MANY_TICKETS } from '../../../app/booking/ticket-shop.ts'
import { saleOf } from '../sale-of.ts'
import { type Evening, HOLD_MINUTES, offerIn, type Stage } from './evenings.ts'
import { openPretixStage } from './pretix-stage.ts'
import { openSandboxStage } from './sandbox-stage.ts'

/** What every reader of an offer makes of it. */
type Read = { state: string; price: string | undefined; names: string[]; quick: boolean; free: boolean }

const BOTH = ['Kategorie 1', 'Kategorie 2']
const NOTHING = { price: undefined, names: [], quick: false, free: false }
const READ: Record<Evening, Read> = {
  plain: { state: 'on-sale', price: '12\u00a0€', names: BOTH, quick: true, free: false },
  'free-price': { state: 'on-sale', price: '12\u00a0€', names: BOTH, quick: true, free: false },
  areas: { state: 'on-sale', price: '7\u00a0€', names: BOTH, quick: true, free: false },
  extra: { state: 'sold-out', price: '24\u00a0€', names: ['Kategorie 1'], quick: true, free: false },
  booklet: { state: 'on-sale', price: '24\u00a0€', names: ['Kategorie 1'], quick: true, free: false },
  currency: { state: 'on-sale', price: '12\u00a0CHF', names: BOTH, quick: true, free: false },
  'free-tickets': { state: 'on-sale', price: undefined, names: BOTH, quick: false, free: true },
  'in-shop': { state: 'on-sale', price: '24\u00a0€', names: ['Kategorie 1'], quick: true, free: false },
  'code-only': { state: 'code-only', ...NOTHING },
  'code-besides': { state: 'on-sale', price: '24\u00a0€', names: ['Kategorie 1'], quick: true, free: false },
  'code-opens': { state: 'sold-out', price: '24\u00a0€', names: ['Kategorie 1'], quick: true, free: false },
  'box-office': { state: 'box-office', ...NOTHING },
  'box-office-besides': { state: 'online-sold-out', price: '24\u00a0€', names: ['Kategorie 1'], quick: true, free: false },
  blocked: { state: 'sold-out', price: '12\u00a0€', names: BOTH, quick: true, free: false },
  limits: { state: 'on-sale', price: '12\u00a0€', names: BOTH, quick: true, free: false },
}
const EVENINGS = Object.keys(READ) as Evening[]

/** The fields that an offer may lack, and the code's answer with them. */
const optionalOf = (shape: Record<string, { safeParse(value: unknown): { success: boolean } }>) =>
  Object.entries(shape).flatMap(([field, schema]) => (schema.safeParse(undefined).success ? [field] : []))
const OPTIONAL = [...optionalOf(seatGroupSchema.shape), ...optionalOf(priceSchema.shape)].toSorted()

describe.each([
  ['the sandbox shop', openSandboxStage],
  ['pretix', openPretixStage],
])('the port to %s', (_, openStage) => {
  let stage: Stage
  const performances = new Map<Evening, string>()
  beforeAll(async () => {
    stage = await openStage()
    for (const evening of EVENINGS) performances.set(evening, await stage.open(evening))
  })
  afterAll(() => stage.close())
  const numberOf = (evening: Evening) => performances.get(evening) ?? ''
  const offerOf = (evening: Evening) => offerIn(stage, numberOf(evening))
  const withCode = async (evening: Evening) => (await stage.shop.checkCode?.(numberOf(evening), 'KLASSE'))?.seat_groups ?? []
  const firstOf = async (evening: Evening) => (await offerOf(evening)).seatGroups[0]

  const order = async (evening: Evening, quantity: number, fields: Partial<CartRequest> = {}, price?: string) => {
    const group = await firstOf(evening)
    const saleType = group?.prices[0]?.sale_type_id ?? 0
    return stage.shop.addToCart({
      ...{ performance: numberOf(evening), seatGroup: group?.seat_group, block: undefined, cartUrl: undefined },
      ...{ items: [{ saleType, quantity, ...(price ? { price } : {}) }], idempotencyKey: randomUUID(), ...fields },
    })
  }
  const refusalOf = async (work: Promise<unknown>) => {
    const error = await work.catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ShopRejected)
    return (error as ShopRejected).responseCode
  }

  it.each(EVENINGS)('says of an evening that is %s what every screen reads alike', async (evening) => {
    const offer = await offerOf(evening)
    const admitting = offer.seatGroups.length > 0 ? admittingOf(offer.seatGroups) : []
    expect({
      state: saleOf(offer, stage.now()),
      price: priceFrom(offer.seatGroups),
      names: admitting.map(({ seat_group }) => seat_group),
      quick: isQuickBookable(offer.seatGroups),
      free: costsNothing(offer.seatGroups),
    }).toEqual(READ[evening])
  })

  it('fills every field that an offer may have', async () => {
    const groups: SeatGroup[] = []
    for (const evening of EVENINGS) groups.push(...(await offerOf(evening)).seatGroups)
    for (const evening of ['code-only', 'plain'] as const) groups.push(...(await withCode(evening)))
    const filled = new Set(groups.flatMap((group) => [...Object.keys(group), ...group.prices.flatMap((price) => Object.keys(price))]))
    expect(OPTIONAL.filter((field) => !filled.has(field))).toEqual([])
    for (const group of groups) expect(seatGroupSchema.parse(group)).toEqual(group)
  })

  it('marks what it says of a seat group and of a price', async () => {
    expect((await firstOf('free-price'))?.prices[0]).toMatchObject({ price: '24.00', free_price: true, suggested_price: '30.00' })
    expect((await firstOf('currency'))?.prices[0]).toMatchObject({ price: '24.00', currency: 'CHF' })
    expect((await firstOf('areas'))?.prices.map(({ name, price }) => `${name} ${price}`)).toEqual([
      ...['Loge 24.00', 'Parkett 12.00', 'Rang 17.00', 'Galerie 7.00'],
    ])
    expect(await firstOf('areas')).toMatchObject({ has_areas: true })
    expect(await firstOf('limits')).toMatchObject({ min_tickets: 2, max_tickets: 4 })
    expect(await firstOf('plain')).toMatchObject({ has_seat_plan: true, takes_codes: true })
    expect((await offerOf('extra')).seatGroups[1]).toMatchObject({ seat_group: 'Kategorie 2', is_extra: true, status: 1 })
    expect((await offerOf('in-shop')).seatGroups[1]).toMatchObject({
      in_shop: { reason: 'membership', url: expect.stringMatching(/^http/) },
    })
    expect((await withCode('code-besides')).map(({ prices: [price] }) => [price?.needs_code, price?.code_price])).toEqual([
      [undefined, '21.60'],
      [true, '10.80'],
    ])
    expect((await offerOf('box-office-besides')).sale).toMatchObject({ kind: 'window', boxOffice: ['Kategorie 2'] })
    expect((await offerOf('code-opens')).sale).toMatchObject({ kind: 'window', opensWithCode: true })
    expect((await offerOf('blocked')).sale).not.toHaveProperty('opensWithCode')
  })

  it('takes more than the price where that is free, and no less; elsewhere the price alone', async () => {
    const cart = await order('free-price', 1, {}, '31.50')
    expect(cart.ticketsQuantity).toBe(1)
    expect(await refusalOf(order('free-price', 1, {}, '23.99'))).toBe(PRICE_TOO_LOW)
    expect(await refusalOf(order('plain', 1, {}, '31.50'))).toBe(PRICE_TOO_LOW)
  })

  it('takes more than the price for seats of the visitor’s own where that is free, and no less', async () => {
    const performance = await stage.open('free-price')
    const seatsOf = async () => rowsIn((await stage.shop.seats(performance)) ?? { zones: [] })
    const group = (await firstOf('free-price'))?.seat_group
    const [row] = (await seatsOf()).filter((own) => own.seats.every(({ seat_group }) => seat_group === group))
    const seats = row?.seats.slice(0, 2).map(({ id }) => id) ?? []
    expect(await refusalOf(order('free-price', 2, { performance, seats }, '23.99'))).toBe(PRICE_TOO_LOW)
    const cart = await order('free-price', 2, { performance, seats }, '31.50')
    expect(cart.ticketsQuantity).toBe(2)
    const held = (await seatsOf()).flatMap((own) => own.seats).filter(({ id }) => seats.includes(id))
    expect(held.map(({ status }) => status)).toEqual(['held', 'held'])
  })

  it('counts the tickets of a cart, and a booklet only where there is nothing else', async () => {
    const [ticket, booklet] = ['Kategorie 1', 'Kategorie 2']
    const saleType = (await offerOf('booklet')).seatGroups[1]?.prices[0]?.sale_type_id ?? 0
    const items = [{ saleType, quantity: 2 }]
    const alone = await order('booklet', 2, { seatGroup: booklet, items })
    expect(alone.ticketsQuantity).toBe(2)
    const both = await order('booklet', 1, { seatGroup: ticket, cartUrl: alone.url })
    expect([both.ticketsQuantity, (await stage.shop.readCart(both.url))?.ticketsQuantity]).toEqual([1, 1])
  })

  it('holds a cart for as long as the shop is set to, says so before, and anew for as long', async () => {
    expect((await offerOf('plain')).holdMinutes).toBe(HOLD_MINUTES)
    const cart = await order('plain', 1)
    expect(cart.secondsLeft).toBe(HOLD_MINUTES * 60)
    expect(cart.canExtend).toBe(true)
  })

  it('tells in which currency an evening is sold where that may be another than the house’s', async () => {
    const told = await stage.shop.currencies([numberOf('currency'), numberOf('plain')])
    const foreign = told.filter(({ currency }) => currency !== 'EUR')
    expect(foreign).toMatchObject([{ performance: numberOf('currency'), currency: 'CHF' }])
  })

  it('keeps the limits of an order', async () => {
    expect(await refusalOf(order('limits', 1))).toBe(TOO_FEW_TICKETS)
    expect(await refusalOf(order('limits', 5))).toBe(TOO_MANY_TICKETS)
    expect((await order('limits', 2)).ticketsQuantity).toBe(2)
  })

  it('sells no blocked seat, and counts it as no place', async () => {
    const plan = await stage.shop.seats(numberOf('blocked'))
    expect((plan ? rowsIn(plan) : []).flatMap(({ seats }) => seats).some(({ status }) => status === 'free')).toBe(false)
    const status = (await stage.shop.performanceStatuses([numberOf('blocked')])).get(numberOf('blocked'))
    expect([status?.taken, status?.places]).toEqual([0, 0])
  })

  it('names to staff what its own page alone sells', async () => {
    const status = (await stage.shop.performanceStatuses([numberOf('in-shop')])).get(numberOf('in-shop'))
    expect(status?.inShop).toEqual([{ product: 'Kategorie 2', reason: 'membership' }])
  })

  it('puts nothing into a cart that its own page or the box office sells', async () => {
    for (const evening of ['in-shop', 'box-office', 'box-office-besides'] as const) {
      const [saleType] =
        evening === 'in-shop' ? ((await offerOf(evening)).seatGroups[1]?.prices.map((price) => price.sale_type_id) ?? []) : [1]
      const request = order(evening, 1, { seatGroup: 'Kategorie 2', items: [{ saleType: saleType ?? 0, quantity: 1 }] })
      await expect(request).rejects.toBeInstanceOf(ShopRejected)
    }
  })
})
