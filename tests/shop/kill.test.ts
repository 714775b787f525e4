import { afterAll, describe, expect, it } from 'vitest'
import { requirement } from '../support/requirement.ts'
import { createPostgresDatabase, DATABASES, TEST_NOW } from '../support/test-app.ts'
import type { CartAnswer } from './shop.ts'
import { callShop, openShopProgram, type ShopProgram } from './shop-program.ts'

/** Each has a hundred places: numbered seats in the first, free seating in the other. */
const HALLS = ['probebuehne', 'garten']
const PLACES = 100
const BUYERS = 200
const CONFIRMED_BEFORE_KILL = 40
const FIFTEEN_MINUTES_LATER = '2026-11-21T12:15:00+01:00'

type Items = CartAnswer['items']
/** A buyer's cart, and what the shop has confirmed about it before it was killed. */
type Buyer = { hall: string; cart: string; confirmed?: Items; isPaid?: boolean }

describe.each(DATABASES)('a sandbox shop on %s that is killed while it sells', { timeout: 240_000 }, (database) => {
  let program: ShopProgram | undefined
  let dropDatabase: (() => Promise<void>) | undefined
  afterAll(async () => {
    await program?.close()
    await dropDatabase?.()
  })

  it('loses no seat and no place, sells none twice, and all holds end on time', requirement('CART-12', 'GEN-27'), async () => {
    const postgres = database === 'postgres' ? await createPostgresDatabase() : undefined
    dropDatabase = postgres?.drop
    program = openShopProgram(postgres?.url)
    const first = await program.start(TEST_NOW)
    const buyers = (await Promise.all(HALLS.map((hall) => sendBuyers(first, hall)))).flat()
    let confirmations = 0
    await Promise.all(
      buyers.map((buyer, index) => buy(first, buyer, index, () => ++confirmations === CONFIRMED_BEFORE_KILL && program?.kill())),
    )
    expect(confirmations).toBeGreaterThanOrEqual(CONFIRMED_BEFORE_KILL)

    const second = await program.start(TEST_NOW)
    const held = new Map<Buyer, Items>()
    for (const buyer of buyers) held.set(buyer, (await callShop<CartAnswer>(second, 'GET', `/carts/${buyer.cart}`)).items)
    for (const [buyer, items] of held) {
      if (buyer.isPaid) expect(items).toEqual([])
      // A cart whose payment the killed shop could not confirm is either paid, and so empty, or unchanged.
      else if (buyer.confirmed && items.length > 0) expect(items).toEqual(buyer.confirmed)
    }
    const taken = (hall: string) =>
      [...held].flatMap(([buyer, items]) => (buyer.hall !== hall ? [] : items.length > 0 ? items : (buyer.confirmed ?? [])))
    for (const hall of HALLS) {
      expect(new Set(taken(hall).map((ticket) => ticket.id)).size).toBe(taken(hall).length)
      // More seats than expected would be left if one were lost, fewer if one were sold twice.
      expect(await takeTheRest(second, hall)).toBe(PLACES - taken(hall).length)
    }
    const seats = taken('probebuehne').map((seat) => `${seat.row}/${seat.seat}`)
    expect(new Set(seats).size).toBe(seats.length)

    await program.end()
    const third = await program.start(FIFTEEN_MINUTES_LATER)
    for (const hall of HALLS) {
      const sold = [...held]
        .filter(([buyer, items]) => buyer.hall === hall && items.length === 0)
        .flatMap(([buyer]) => buyer.confirmed ?? [])
      expect(await takeTheRest(third, hall)).toBe(PLACES - sold.length)
    }
  })
})

/** Puts a performance on sale, with its hall's name as id, and creates a cart for every buyer. */
async function sendBuyers(shop: string, hall: string): Promise<Buyer[]> {
  const startsAt = '2026-11-22T20:00:00+01:00'
  await callShop(shop, 'PUT', `/performances/${hall}`, { title: 'Probe', startsAt, saleFrom: null, hall })
  const carts = Array.from({ length: BUYERS }, () => callShop<CartAnswer>(shop, 'POST', '/carts'))
  return (await Promise.all(carts)).map(({ id }) => ({ hall, cart: id }))
}

/** Holds one to three tickets and, for every second buyer, pays; records what the shop confirms. */
async function buy(shop: string, buyer: Buyer, index: number, onConfirmed: () => void): Promise<void> {
  const answer = await hold(shop, buyer, (index % 3) + 1).catch(() => undefined)
  if (!answer?.tickets_quantity) return
  buyer.confirmed = answer.items
  onConfirmed()
  if (index % 2 > 0) return
  const payment = await fetch(`${shop}/cart/${buyer.cart}/pay`, { method: 'POST', redirect: 'manual' }).catch(() => undefined)
  buyer.isPaid = payment?.status === 303
}

function hold(shop: string, { hall, cart }: Buyer, quantity: number): Promise<CartAnswer> {
  return callShop<CartAnswer>(shop, 'POST', `/carts/${cart}/items`, { performance: hall, items: [{ sale_type: 1, quantity }] })
}

/** Sends a hundred and one buyers of one place each. @returns how many get one: all remaining places */
async function takeTheRest(shop: string, hall: string): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: PLACES + 1 }, async () => {
      const { id } = await callShop<CartAnswer>(shop, 'POST', '/carts')
      return hold(shop, { hall, cart: id }, 1)
    }),
  )
  const refused = answers.filter((answer) => answer.response_code !== undefined)
  expect(new Set(refused.map((answer) => answer.response_code))).toEqual(new Set([-214]))
  return answers.length - refused.length
}
