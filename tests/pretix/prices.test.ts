import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createPretixShop } from '../../app/booking/pretix/pretix-shop.server.ts'
import { PRICE_TOO_LOW } from '../../app/booking/ticket-shop.ts'
import { SERIES } from '../../scripts/pretix/fill-shop.ts'
import { readStage, SITE } from './stage.ts'
import { freeAll, setupApi } from './staged-shop.ts'

const EVENT = `/events/${SERIES}/`
const { apiUrl, siteToken, performances } = readStage()
const { number, date } = performances.record
const newShop = () => createPretixShop({ apiUrl, token: siteToken, publicUrl: SITE, clock: { now: () => Temporal.Now.instant() } })
const created = z.object({ id: z.int() })
const positionSchema = z.object({ item: z.int(), price: z.string(), subevent: z.int().nullable() })

let product = 0
let rule = 0
let quota = 0
beforeAll(async () => {
  const api = setupApi()
  const tax = { name: { de: 'Umsatzsteuer' }, rate: '7.00', price_includes_tax: false, eu_reverse_charge: false, home_country: 'DE' }
  rule = (await api.post(created, `${EVENT}taxrules/`, tax)).id
  const item = {
    name: { de: 'Solidaritätskarte' },
    default_price: '20.00',
    active: true,
    admission: true,
    personalized: false,
    variations: [],
  }
  product = (await api.post(created, `${EVENT}items/`, { ...item, position: 99, tax_rule: rule, free_price: true })).id
  const ofDate = { name: 'Soli', size: 10, items: [product], variations: [], subevent: date }
  quota = (await api.post(created, `${EVENT}quotas/`, ofDate)).id
  return async () => {
    await freeAll('record')
    await api.remove(`${EVENT}quotas/${quota}/`)
    await api.patch(`${EVENT}items/${product}/`, { active: false })
  }
})

const offered = async () => (await newShop().offers([number])).get(number)?.seatGroups.find(({ id }) => id === product)?.prices[0]
const heldPrices = async () => {
  const positions = await setupApi().list(positionSchema, `${EVENT}cartpositions/`)
  return positions.filter(({ item }) => item === product).map(({ price }) => price)
}
const order = (price?: string) =>
  newShop().addToCart({
    ...{ performance: number, seatGroup: 'Solidaritätskarte', block: undefined, cartUrl: undefined },
    ...{ items: [{ saleType: product, quantity: 1, price }], idempotencyKey: randomUUID() },
  })

it('a net price is offered with its tax, and is what pretix holds', async () => {
  expect(await offered()).toMatchObject({ name: 'Solidaritätskarte', price: '21.40', free_price: true })
  await order()
  expect(await heldPrices()).toEqual(['21.40'])
})

it('what the visitor gives beyond the price is what pretix holds, and less is refused', async () => {
  await expect(order('21.39')).rejects.toMatchObject({ responseCode: PRICE_TOO_LOW })
  await order('30.00')
  expect((await heldPrices()).toSorted()).toEqual(['21.40', '30.00'])
})
