import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createPretixShop } from '../../app/booking/pretix/pretix-shop.server.ts'
import { type Cart, NOT_ENOUGH_SEATS, ShopRejected, type TicketShop } from '../../app/booking/ticket-shop.ts'
import { SERIES } from '../../scripts/pretix/fill-shop.ts'
import { type Role, readStage, SITE } from './stage.ts'
import { heldFor, leaveTickets, setupApi } from './staged-shop.ts'

let shop: TicketShop
let saleTypes: Map<string, number>
beforeAll(async () => {
  const { apiUrl, siteToken, performances } = readStage()
  shop = createPretixShop({ apiUrl, token: siteToken, publicUrl: SITE, clock: { now: () => Temporal.Now.instant() } })
  const offer = (await shop.offers([performances.lastSeat.number])).get(performances.lastSeat.number)?.seatGroups ?? []
  saleTypes = new Map(offer.map(({ seat_group: name, prices }) => [name, prices[0]?.sale_type_id ?? 0]))
})

/** How a purchase ended: the cart, or why there is none. */
type Outcome = Cart | Error

const buy = (role: Role, seatGroup: string, quantity: number): Promise<Outcome> =>
  shop
    .addToCart({
      ...{ performance: readStage().performances[role].number, seatGroup, block: undefined, cartUrl: undefined },
      ...{ items: [{ saleType: saleTypes.get(seatGroup) ?? 0, quantity }], idempotencyKey: randomUUID() },
    })
    .catch((error: Error) => error)

const isCart = (outcome: Outcome): outcome is Cart => !(outcome instanceof Error)
const isSoldOut = (outcome: Outcome) => outcome instanceof ShopRejected && outcome.responseCode === NOT_ENOUGH_SEATS

it('of two who want the last ticket at once one gets it, and the other reads that there are not enough', async () => {
  await leaveTickets('lastSeat', 'Kategorie 2', 1)
  const outcomes = await Promise.all([buy('lastSeat', 'Kategorie 2', 1), buy('lastSeat', 'Kategorie 2', 1)])
  expect(outcomes.filter(isCart)).toHaveLength(1)
  expect(outcomes.filter(isSoldOut)).toHaveLength(1)
  expect(await heldFor('lastSeat')).toHaveLength(1)
})

it('of two who want the last two seats beside each other one gets both, and the other none', async () => {
  const { date } = readStage().performances.lastSeat
  const path = `/events/${SERIES}/subevents/${date}/seats/`
  const seats = await setupApi().list(z.object({ seat_guid: z.string(), zone_name: z.string() }), path)
  const front = seats.map(({ seat_guid: guid }) => guid).filter((guid) => guid.startsWith('grosses-haus-1-'))
  const last = ['grosses-haus-1-5-7', 'grosses-haus-1-5-8']
  await setupApi().post(z.unknown(), `${path}bulk_block/`, { seat_guids: front.filter((guid) => !last.includes(guid)) })
  const before = (await heldFor('lastSeat')).length
  const outcomes = await Promise.all([buy('lastSeat', 'Kategorie 1', 2), buy('lastSeat', 'Kategorie 1', 2)])
  expect(outcomes.filter(isCart)).toHaveLength(1)
  expect(outcomes.filter(isSoldOut)).toHaveLength(1)
  const taken = (await heldFor('lastSeat')).slice(before).map(({ seat }) => seat?.seat_guid)
  expect(taken.toSorted()).toEqual(last)
})

it('two hundred at once: nothing is sold twice, and whoever has a cart has its seats', async () => {
  const places = 60
  await leaveTickets('rush', 'Kategorie 3', places)
  const outcomes = await Promise.all(Array.from({ length: 200 }, (_, index) => buy('rush', 'Kategorie 3', 1 + (index % 2))))
  const carts = outcomes.filter(isCart)
  const taken = await heldFor('rush')
  const booked = carts.flatMap(({ url }) => new URL(url).searchParams.get('positions')?.split('.').map(Number) ?? [])
  expect(new Set(booked).size).toBe(carts.reduce((sum, { ticketsQuantity }) => sum + ticketsQuantity, 0))
  expect(taken.map(({ id }) => id)).toEqual(expect.arrayContaining(booked))
  expect(taken.length).toBeLessThanOrEqual(places)
  expect(new Set(taken.map(({ seat }) => seat?.seat_guid)).size).toBe(taken.length)
})
