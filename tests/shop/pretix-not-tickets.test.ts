import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPretixShop } from '../../app/booking/pretix/pretix-shop.server.ts'
import { freePort } from '../support/free-port.ts'
import { TEST_NOW, TestClock } from '../support/test-app.ts'
import { FULL, PARKETT, RANG, season, TOMORROW } from './pretix-season.ts'
import type { PretixEventSetup } from './pretix-server/setup.ts'
import { openPretixServer, PRETIX_TOKEN, type PretixServer } from './pretix-server.ts'
import { saleOf } from './sale-of.ts'

const EVENING = `saison/${TOMORROW}`
let clock: TestClock
let setup: PretixEventSetup
let pretix: PretixServer
beforeEach(async () => {
  clock = new TestClock(TEST_NOW)
  setup = season()
  pretix = await openPretixServer([setup], clock, await freePort())
})
afterEach(() => pretix.close())

/** An adapter that has read nothing before. */
const newShop = () => createPretixShop({ apiUrl: pretix.apiUrl, token: PRETIX_TOKEN, publicUrl: 'https://www.haus.example', clock })

/** What an adapter offers that has read nothing before. */
async function offered(): Promise<string[]> {
  const groups = (await newShop().offers([EVENING])).get(EVENING)?.seatGroups ?? []
  return groups.flatMap(({ seat_group, status, prices, in_shop }) =>
    prices.map(({ price }) => `${seat_group} ${price}${status === 0 ? ' sold out' : ''}${in_shop ? ' in the shop' : ''}`),
  )
}
const sell = (saleType: number) =>
  newShop().addToCart({
    ...{ performance: EVENING, seatGroup: undefined, items: [{ saleType, quantity: 1 }] },
    ...{ block: undefined, cartUrl: undefined, idempotencyKey: `sell-${saleType}` },
  })
const itemOf = (id: number) => {
  const item = setup.items.find((candidate) => candidate.id === id)
  if (!item) throw new Error('the season has changed')
  return item
}

it('leads to pretix’s page for a product whose orders somebody has to approve, and for a gift card, and sells neither', async () => {
  expect(await offered()).toEqual(['Parkett 24.00', 'Parkett 12.00', 'Rang 20.00'])
  itemOf(RANG).require_approval = true
  for (const variation of itemOf(PARKETT).variations) variation.require_approval = variation.id === FULL
  expect(await offered()).toEqual(['Parkett 12.00', 'Parkett, Normalpreis 24.00 in the shop', 'Rang 20.00 in the shop'])
  await expect(sell(RANG)).rejects.toMatchObject({ responseCode: -404 })
  await expect(sell(FULL)).rejects.toMatchObject({ responseCode: -404 })
  itemOf(RANG).require_approval = false
  itemOf(RANG).issue_giftcard = true
  expect(await offered()).toEqual(['Parkett 12.00', 'Parkett, Normalpreis 24.00 in the shop', 'Rang 20.00 in the shop'])
  await expect(sell(RANG)).rejects.toMatchObject({ responseCode: -404 })
})

it('offers a product that takes the place of a quota once nothing is left of that', async () => {
  itemOf(RANG).hidden_if_available = 1
  expect(await offered()).toEqual(['Parkett 24.00', 'Parkett 12.00'])
  for (const quota of setup.quotas) if (quota.id === 1) quota.sold = 40
  expect(await offered()).toEqual(['Parkett 24.00 sold out', 'Parkett 12.00 sold out', 'Rang 20.00'])
})

it('sells nothing after the last day of payments, as pretix refuses orders then', async () => {
  const saleNow = async () => saleOf((await newShop().offers([EVENING])).get(EVENING), clock.now())
  setup.settings.payment_term_last = 'RELDATE/1/-/event__date_from/'
  expect(await saleNow()).toBe('on-sale')
  clock.advance({ hours: 12 })
  expect(await saleNow()).toBe('online-over')
  setup.settings.payment_term_last = '2026-11-22'
  expect(await saleNow()).toBe('on-sale')
})
