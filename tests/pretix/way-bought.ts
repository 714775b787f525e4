import { randomBytes, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { SeatGroup } from '../../app/booking/schema.ts'
import { rowsIn, seatPlanSchema } from '../../app/booking/seat-plan/seat-plan.ts'
import type { Purchase, Ticket } from '../../scripts/pretix/ways/way.ts'
import { Visitor } from '../support/visitor.ts'
import { readSite } from './site-page.ts'
import { SITE } from './stage.ts'
import { orderOf } from './staged-shop.ts'
import { payByForms } from './till.ts'
import { groupsOf } from './way-said.ts'
import type { WayPerformance } from './ways-on-sale.ts'

type Buyer = { visitor: Visitor; headers: Record<string, string> }

/** Half an address that no other run on the same stage has. */
const RUN = randomBytes(2).toString('hex')

/** A visitor with an address of their own: one alone may not order as often as all of them. Those of one /64 count as one. */
export function newBuyer({ id }: WayPerformance): Buyer {
  return { visitor: new Visitor(SITE), headers: { 'x-forwarded-for': `2001:db8:${RUN}:${id.toString(16)}::1` } }
}

/** What the site answers to the code of a way: a sentence, or the tickets with it. */
export async function redeem(performance: WayPerformance): Promise<{ words: string; groups: SeatGroup[] }> {
  const { visitor, headers } = newBuyer(performance)
  const path = `/api/events/${performance.id}/code/`
  const { body } = await visitor.send<{ detail?: string; seat_groups?: SeatGroup[] }>('POST', path, { code: performance.code }, headers)
  const groups = body.seat_groups ?? []
  return { words: body.detail ?? groupsOf({ seat_groups: groups }).join(' / '), groups }
}

/** Puts tickets of a group into the buyer's cart. @param code with which all of them are bought */
export async function order({ visitor, headers }: Buyer, performance: WayPerformance, ticket: Ticket, groups: SeatGroup[], code?: string) {
  const { group, price, count = 1, pays, ownSeats } = ticket
  const prices = groups.find(({ seat_group }) => seat_group === group)?.prices ?? []
  const chosen = price === undefined ? prices[0] : prices.find(({ name }) => name === price)
  if (!chosen) throw new Error(`${group}, ${price} is not sold`)
  const body = {
    ...{ event_jet_id: performance.number, seat_group: group, sale_type_ids: [chosen.sale_type_id], quantities: [count] },
    ...(code ? { code, code_quantities: [count] } : {}),
    ...(pays ? { free_prices: [pays] } : {}),
    ...(ownSeats ? { seat_ids: await freeSeats(performance, count) } : {}),
  }
  return visitor.send<{ detail?: string; cart_url?: string }>('POST', '/api/shop-cart/', body, headers)
}

/** The first free seats of a row, so that none is left alone beside them. */
async function freeSeats({ id }: WayPerformance, count: number): Promise<string[]> {
  const plan = seatPlanSchema.parse(JSON.parse(await readSite(`/api/events/${id}/seats/`)))
  const row = rowsIn(plan).find(({ seats }) => seats.every(({ status, access }) => status === 'free' && !access))
  return row?.seats.slice(0, count).map(({ id: seat }) => seat) ?? []
}

/**
 * Buys on the site and pays in pretix.
 * @param groups what the site offers without a code
 * @returns the order, as pretix has it
 */
export async function buy(performance: WayPerformance, { tickets, withCode, addOns }: Purchase, groups: SeatGroup[]) {
  const buyer = newBuyer(performance)
  const offered = withCode ? (await redeem(performance)).groups : groups
  let cart = ''
  for (const ticket of tickets) {
    const { status, body } = await order(buyer, performance, ticket, offered, withCode ? performance.code : undefined)
    expect([status, body]).toMatchObject([200, { cart_url: expect.any(String) }])
    cart = body.cart_url ?? ''
  }
  const email = `${randomUUID()}@example.org`
  await payByForms(cart, email, addOns)
  return orderOf(email, performance.event)
}
