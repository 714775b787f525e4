import { callShop } from '../tests/shop/shop-program.ts'
import { type Bounds, confirm, nothingYet, type Outcome, repeat, unique, untilDeath } from './kills.ts'
import { sandboxShop } from './program.ts'

/** It has a hundred numbered seats. */
const HALL = 'probebuehne'
const SEATS = 100
const BUYERS = 70
const MOST_CONFIRMATIONS = 60

type Ticket = { id: number; row: number; seat: number }
type Cart = { id: string; items: Ticket[]; tickets_quantity: number; response_code?: number }
/** A buyer's cart, and what the shop has confirmed about it before it was killed. */
type Buyer = { cart: string; held?: Ticket[]; isPaid: boolean; wasPaying: boolean }

/** Kills the sandbox shop while seventy buyers act concurrently. @param folder its data */
export async function killShop(folder: string, environment: NodeJS.ProcessEnv, bounds: Bounds): Promise<Outcome> {
  const outcome = nothingYet()
  const shop = await sandboxShop(folder, environment)
  await shop.start()
  const hold = (performance: string, cart: string, quantity: number) =>
    callShop<Cart>(shop.url, 'POST', `/carts/${cart}/items`, { performance, items: [{ sale_type: 1, quantity }] })

  async function buy(performance: string, buyer: Buyer, index: number): Promise<void> {
    const answer = await hold(performance, buyer.cart, (index % 3) + 1)
    if (!answer.tickets_quantity) return
    buyer.held = answer.items
    confirm(outcome, 'holds')
    if (index % 2 > 0) return
    buyer.wasPaying = true
    const payment = await fetch(`${shop.url}/cart/${buyer.cart}/pay`, { method: 'POST', redirect: 'manual' })
    buyer.isPaid = payment.status === 303
    if (buyer.isPaid) confirm(outcome, 'payments')
  }

  await repeat(bounds, outcome, async () => {
    const performance = unique('saal')
    const startsAt = Temporal.Now.instant().add({ hours: 48 }).toString()
    await callShop(shop.url, 'PUT', `/performances/${performance}`, { title: 'Probe', startsAt, saleFrom: null, hall: HALL })
    const carts = await Promise.all(Array.from({ length: BUYERS }, () => callShop<Cart>(shop.url, 'POST', '/carts')))
    const buyers = carts.map(({ id }): Buyer => ({ cart: id, isPaid: false, wasPaying: false }))
    const buying = Promise.allSettled(buyers.map((buyer, index) => buy(performance, buyer, index)))
    await untilDeath(outcome, MOST_CONFIRMATIONS)
    await shop.kill()
    await buying
    const startedAt = globalThis.performance.now()
    await shop.start()
    outcome.slowestStartMs = Math.max(outcome.slowestStartMs, globalThis.performance.now() - startedAt)
    await check(performance, buyers)
  })
  await shop.stop()
  return outcome

  async function check(performance: string, buyers: Buyer[]): Promise<void> {
    const taken: Ticket[] = []
    for (const buyer of buyers) {
      const { items } = await callShop<Cart>(shop.url, 'GET', `/carts/${buyer.cart}`)
      // A paid cart is empty, and so may be one whose payment the killed shop could not confirm. Its tickets are sold then.
      if (buyer.isPaid && items.length > 0) outcome.faults.push(`${buyer.cart} was paid and holds tickets`)
      if (buyer.held && !buyer.wasPaying && items.length !== buyer.held.length) outcome.faults.push(`${buyer.cart} has lost what it held`)
      taken.push(...(items.length > 0 ? items : (buyer.held ?? [])))
    }
    const seats = new Set(taken.map(({ row, seat }) => `${row}/${seat}`))
    if (seats.size !== taken.length) outcome.faults.push(`${taken.length - seats.size} seats sold twice`)
    // More seats than expected would be left if one were lost, fewer if one were sold twice.
    const others = await Promise.all(
      Array.from({ length: SEATS - taken.length + 1 }, async () => {
        const { id } = await callShop<Cart>(shop.url, 'POST', '/carts')
        return hold(performance, id, 1)
      }),
    )
    const left = others.filter((answer) => answer.response_code === undefined).length
    if (left !== SEATS - taken.length) outcome.faults.push(`${taken.length} seats were taken of ${SEATS}, ${left} could be had`)
  }
}
