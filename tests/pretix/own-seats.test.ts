import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { createPretixShop } from '../../app/booking/pretix/pretix-shop.server.ts'
import { rowsIn } from '../../app/booking/seat-plan/seat-plan.ts'
import { COMPANION_ALONE, SEATS_LEFT_SINGLE, SEATS_TAKEN, ShopRejected } from '../../app/booking/ticket-shop.ts'
import { readStage, SITE } from './stage.ts'
import { freeAll, heldFor } from './staged-shop.ts'

const { apiUrl, siteToken, performances } = readStage()
const { number } = performances.ownSeats
const shop = createPretixShop({ apiUrl, token: siteToken, publicUrl: SITE, clock: { now: () => Temporal.Now.instant() } })
beforeEach(() => freeAll('ownSeats'))

/** Asks for seats at the full price of a seat group. @returns why not, and the seats that are named as the reason */
async function rejectionOf(seatGroup: string, seats: string[]) {
  const saleType =
    (await shop.offers([number])).get(number)?.seatGroups.find(({ seat_group: name }) => name === seatGroup)?.prices[0]?.sale_type_id ?? 0
  const error = await shop
    .addToCart({
      ...{
        performance: number,
        seatGroup,
        items: [{ saleType, quantity: seats.length }],
        seats: seats.map((seat) => `grosses-haus-${seat}`),
      },
      ...{ block: undefined, cartUrl: undefined, idempotencyKey: randomUUID() },
    })
    .catch((caught: unknown) => caught)
  return error instanceof ShopRejected ? [error.responseCode, error.seats] : error
}

it('the plan has all seats of the hall, with wheelchair places and the seats beside them', async () => {
  const plan = await shop.seats(number)
  expect(plan?.zones.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Parkett vorn', 10],
    ['Parkett hinten', 12],
    ['Rang', 8],
  ])
  const seats = rowsIn(plan ?? { zones: [] }).flatMap((row) => row.seats)
  expect(seats).toHaveLength(620)
  const access = seats.flatMap(({ id, access: kind, seat_group: group }) => (kind ? [[id, kind, group]] : []))
  expect(access).toEqual([
    ['grosses-haus-2-22-1', 'wheelchair', 'Kategorie 2'],
    ['grosses-haus-2-22-2', 'companion', 'Kategorie 2'],
    ['grosses-haus-2-22-19', 'companion', 'Kategorie 2'],
    ['grosses-haus-2-22-20', 'wheelchair', 'Kategorie 2'],
  ])
})

it('what pretix’s API would take is refused: a single seat left over, a companion alone, another product’s price', async () => {
  expect(await rejectionOf('Kategorie 1', ['1-7-2'])).toEqual([SEATS_LEFT_SINGLE, undefined])
  expect(await rejectionOf('Kategorie 2', ['2-22-2'])).toEqual([COMPANION_ALONE, undefined])
  expect(await rejectionOf('Kategorie 3', ['1-7-1'])).toEqual([-400, undefined])
  expect(await rejectionOf('Kategorie 1', ['1-7-1', '1-99-1'])).toEqual([SEATS_TAKEN, ['grosses-haus-1-99-1']])
  expect(await heldFor('ownSeats')).toEqual([])
})
