import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createPretixShop } from '../../app/booking/pretix/pretix-shop.server.ts'
import { ShopDenied, ShopRejected, type TicketShop, TOO_MANY_TICKETS } from '../../app/booking/ticket-shop.ts'
import { SERIES } from '../../scripts/pretix/fill-shop.ts'
import { readStage, SITE } from './stage.ts'
import { setupApi } from './staged-shop.ts'

const EVENT = `/events/${SERIES}/`
const { apiUrl, siteToken, performances } = readStage()
const { number, date } = performances.record
const options = { apiUrl, token: siteToken, publicUrl: SITE, clock: { now: () => Temporal.Now.instant() } }
/** Nothing of what an earlier shop has read is kept. */
const newShop = (changes: Partial<typeof options> = {}): TicketShop => createPretixShop({ ...options, ...changes })

const itemSchema = z.object({
  id: z.int(),
  name: z.object({ de: z.string() }),
  variations: z.array(z.object({ id: z.int(), price: z.string() })),
})
let items: z.infer<typeof itemSchema>[]
beforeAll(async () => {
  items = await setupApi().list(itemSchema, `${EVENT}items/`)
})

/** Changes something in pretix while something is done, and then puts it back. */
async function during<T>(path: string, change: object, back: object, work: () => Promise<T>): Promise<T> {
  await setupApi().patch(path, change)
  try {
    return await work()
  } finally {
    await setupApi().patch(path, back)
  }
}

const offered = async () => (await newShop().offers([number])).get(number)?.seatGroups ?? []
const namesOffered = async () => (await offered()).map(({ seat_group: name }) => name)
const ALL = ['Kategorie 1', 'Kategorie 2', 'Kategorie 3']

function itemNamed(name: string) {
  const item = items.find((candidate) => candidate.name.de === name)
  if (!item) throw new Error(`no product ${name}`)
  return item
}

it('a wrong key and a wrong organiser are told from a shop that is away', async () => {
  await expect(newShop({ token: 'falsch' }).offers([number])).rejects.toBeInstanceOf(ShopDenied)
  const elsewhere = apiUrl.replace(/[^/]+$/, 'ein-anderes-haus')
  expect([...((await newShop({ apiUrl: elsewhere }).offers([number])).refused ?? [])]).toEqual([[number, SERIES]])
})

it('a date and an event that pretix does not have are left out, and all others are read', async () => {
  const known = Object.values(performances).map((performance) => performance.number)
  const unknown = [`${SERIES}/987654`, 'unbekannt/1', 'unbekannt']
  const offers = await newShop().offers([...known.slice(0, 5), ...unknown, ...known.slice(5)])
  expect([...offers.keys()].toSorted()).toEqual(known.toSorted())
  const standings = await newShop().performanceStatuses([...unknown, number])
  expect([...standings.keys()]).toEqual([number])
  const refused = await newShop()
    .addToCart({
      ...{ performance: `${SERIES}/987654`, seatGroup: 'Kategorie 1', block: undefined, cartUrl: undefined },
      ...{ items: [{ saleType: 1, quantity: 1 }], idempotencyKey: randomUUID() },
    })
    .catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ShopRejected)
})

it('prices are those that pretix would charge: of the variation on the date, of the variation, of the product on the date', async () => {
  const { id, variations } = itemNamed('Kategorie 2')
  const [full] = variations
  const ofDate = `${EVENT}subevents/${date}/`
  const pricesOf = async () => (await offered()).find(({ seat_group: name }) => name === 'Kategorie 2')?.prices.map(({ price }) => price)
  const before = await pricesOf()
  expect(before?.[0]).toBe(full?.price)
  const none = { item_price_overrides: [], variation_price_overrides: [] }
  const item_price_overrides = [{ item: id, price: '9.50', disabled: false }]
  expect(await during(ofDate, { item_price_overrides }, none, pricesOf)).toEqual(before)
  const variation_price_overrides = [{ variation: full?.id, price: '11.00', disabled: false }]
  const both = { item_price_overrides, variation_price_overrides }
  expect(await during(ofDate, both, none, pricesOf)).toEqual(['11.00', ...(before?.slice(1) ?? [])])
})

it('what is not for the web, for members or outside its time is not offered', async () => {
  const path = `${EVENT}items/${itemNamed('Kategorie 2').id}/`
  expect(await namesOffered()).toEqual(ALL)
  const hidden = [
    [{ active: false }, { active: true }],
    [{ require_bundling: true }, { require_bundling: false }],
    // pretix then requires a voucher too.
    [{ hide_without_voucher: true }, { hide_without_voucher: false, require_voucher: false }],
    [{ available_from: '2035-01-01T00:00:00Z' }, { available_from: null }],
    [
      { all_sales_channels: false, limit_sales_channels: [] },
      { all_sales_channels: true, limit_sales_channels: [] },
    ],
  ] as const
  for (const [change, back] of hidden)
    expect(await during(path, change, back, namesOffered), JSON.stringify(change)).toEqual(['Kategorie 1', 'Kategorie 3'])
  expect(await namesOffered()).toEqual(ALL)
})

it('how many tickets an order takes is offered, and told before pretix drops some', async () => {
  const { id, variations } = itemNamed('Kategorie 2')
  const limits = await during(`${EVENT}items/${id}/`, { max_per_order: 3 }, { max_per_order: null }, async () => {
    const shop = newShop()
    const sold = shop.addToCart({
      ...{ performance: number, seatGroup: 'Kategorie 2', block: undefined, cartUrl: undefined },
      ...{ items: [{ saleType: variations[0]?.id ?? 0, quantity: 4 }], idempotencyKey: randomUUID() },
    })
    await expect(sold).rejects.toMatchObject({ responseCode: TOO_MANY_TICKETS, limit: 3 })
    return (await shop.offers([number])).get(number)?.seatGroups.map(({ max_tickets: limit }) => limit)
  })
  expect(limits).toEqual([10, 3, 10])
})

it('a shop in test mode, one that is not open and a seat group without a quota are named to staff', async () => {
  const mistakes = async () => (await newShop().performanceStatuses([number])).get(number)?.mistakes
  expect(await mistakes()).toEqual([])
  expect(await during(EVENT, { testmode: true }, { testmode: false }, mistakes)).toEqual([{ kind: 'test-mode' }])
  expect(await during(EVENT, { live: false }, { live: true }, mistakes)).toEqual([{ kind: 'not-live' }])
  expect(await during(`${EVENT}subevents/${date}/`, { active: false }, { active: true }, mistakes)).toEqual([])
})

it('a seat group with seats but without a quota is named to staff', async () => {
  const [own, other] = [itemNamed('Kategorie 2'), itemNamed('Kategorie 1')]
  const quotaSchema = z.object({ id: z.int(), items: z.array(z.int()), variations: z.array(z.int()) })
  const quotas = await setupApi().list(quotaSchema, `${EVENT}quotas/?subevent=${date}`)
  const affected = quotas.filter((quota) => quota.items.includes(own.id))
  const moved = { items: [other.id], variations: other.variations.map(({ id }) => id) }
  const mistakes = async () => (await newShop().performanceStatuses([number])).get(number)?.mistakes
  const withoutQuota = affected.reduce(
    (work, { id, ...back }) =>
      () =>
        during(`${EVENT}quotas/${id}/`, moved, back, work),
    mistakes,
  )
  expect(await withoutQuota()).toEqual([{ kind: 'no-quota', product: 'Kategorie 2' }])
})

it('a cart is what pretix holds: read, added to, extended as in its own shop, and gone when pretix has nothing left of it', async () => {
  const shop = newShop()
  const saleType = itemNamed('Kategorie 2').variations[0]?.id ?? 0
  const request = (cartUrl?: string) => ({
    ...{ performance: number, seatGroup: 'Kategorie 2', block: undefined, cartUrl },
    ...{ items: [{ saleType, quantity: 1 }], idempotencyKey: randomUUID() },
  })
  const first = await shop.addToCart(request())
  const both = await shop.addToCart(request(first.url))
  expect(both.ticketsQuantity).toBe(2)
  expect(await newShop().readCart(both.url)).toMatchObject({ url: both.url, ticketsQuantity: 2 })
  const extended = await newShop().extendCart?.(both.url, randomUUID())
  expect(extended?.ticketsQuantity).toBe(2)
  expect(extended?.secondsLeft).toBeGreaterThanOrEqual(both.secondsLeft)
  const ids = new URL(both.url).searchParams.get('positions')?.split('.') ?? []
  const headers = { authorization: `Token ${siteToken}` }
  for (const id of ids) await fetch(`${apiUrl}${EVENT}cartpositions/${id}/`, { method: 'DELETE', headers })
  expect(await newShop().readCart(both.url)).toBeUndefined()
})

it.for([-20, 20])('a clock that is %i minutes off pretix’s is noticed by nobody who books', async (minutes) => {
  const shop = newShop({ clock: { now: () => Temporal.Now.instant().add({ minutes }) } })
  const cart = await shop.addToCart({
    ...{ performance: number, seatGroup: 'Kategorie 2', block: undefined, cartUrl: undefined },
    ...{ items: [{ saleType: itemNamed('Kategorie 2').variations[0]?.id ?? 0, quantity: 1 }], idempotencyKey: randomUUID() },
  })
  expect(cart.secondsLeft).toBeGreaterThan(14 * 60)
  // pretix's answers tell whole seconds, so two of them may differ by one.
  expect(cart.secondsLeft).toBeLessThanOrEqual(15 * 60 + 1)
  expect(await newShop().readCart(cart.url)).toMatchObject({ ticketsQuantity: 1 })
})
