import { CircuitOpenError } from '../connection/circuit-breaker.ts'
import { NOT_ENOUGH_SEATS, ShopDenied, ShopRejected, ShopUnavailable } from '../ticket-shop.ts'
import type { Performance } from './performance.ts'
import type { NewCartPosition, PretixApi } from './pretix-api.server.ts'
import type { BulkResult, PretixCartPosition } from './pretix-resources.ts'
import type { PretixSale, PretixTicket } from './pretix-sale.ts'
import type { SeatChooser } from './seat-chooser.server.ts'

/** How often other seats are tried when another buyer was faster. */
const SEAT_ATTEMPTS = 3
/** Maximum difference between pretix's clock and the server's. */
const CLOCKS_DIFFER_MINUTES = 1
/** What pretix could not carry out as it is set up. */
const NOT_SELLABLE = -400

type Filling = {
  performance: Performance
  sale: PretixSale
  tickets: PretixTicket[]
  /** what is in the cart */
  held: PretixCartPosition[]
  cartId: string
  now: Temporal.Instant
  expires: Temporal.Instant
  idempotencyKey: string
}

/**
 * Puts all tickets into a cart or none, beside each other where the product has seats.
 * @returns the positions that were added
 * @throws ShopRejected, ShopUnavailable
 */
export async function fillCart(api: PretixApi, chooseSeats: SeatChooser, filling: Filling): Promise<PretixCartPosition[]> {
  const { performance, sale, tickets, cartId, expires, idempotencyKey } = filling
  const common = { cart_id: cartId, subevent: performance.subevent, expires: expires.toString(), answers: [] as [] }
  for (let attempt = 1; ; attempt++) {
    const seats = await chooseSeats(performance, sale, tickets, attempt === 1)
    const positions = tickets.map(({ item, variation, price }, index): NewCartPosition => {
      const seat = seats[index]
      return { ...common, item: item.id, variation: variation?.id ?? null, price, ...(seat ? { seat } : {}) }
    })
    const results = await createPositions(api, filling, positions, `${idempotencyKey}-${attempt}`)
    const created = results.flatMap(({ data }) => (data ? [data] : []))
    const failed = results.filter(({ success }) => !success)
    if (failed.length === 0 && created.length > 0) return created
    await removeAll(api, performance.event, created)
    const wereSeatsTaken = failed.length > 0 && failed.every(({ errors }) => errors && 'seat' in errors)
    if (!wereSeatsTaken || attempt === SEAT_ATTEMPTS) throw rejectionOf(failed)
  }
}

/**
 * Creates positions. When the answer is lost, what it would have said is looked up in pretix, so that nobody is told of a
 * failure while seats are held that nobody knows of.
 */
async function createPositions(
  api: PretixApi,
  { performance: { event }, held, cartId, now }: Filling,
  positions: NewCartPosition[],
  key: string,
): Promise<BulkResult[]> {
  try {
    return await api.createPositions(event, positions, key)
  } catch (error) {
    const isAnswerLost = error instanceof ShopUnavailable && !(error instanceof CircuitOpenError || error instanceof ShopDenied)
    if (!isAnswerLost) throw error
    const since = now.subtract({ minutes: CLOCKS_DIFFER_MINUTES })
    const created = await api.listPositionsSince(event, since).catch(() => [])
    const own = created.filter(({ id, cart_id }) => cart_id === cartId && !held.some((known) => known.id === id))
    if (own.length === positions.length) return own.map((data) => ({ success: true, data, errors: null }))
    await removeAll(api, event, own)
    throw error
  }
}

/** What cannot be removed now expires by itself. */
async function removeAll(api: PretixApi, event: string, positions: PretixCartPosition[]): Promise<void> {
  await Promise.allSettled(positions.map(({ id }) => api.deletePosition(event, id)))
}

/** pretix gives its reasons as sentences: an exhausted quota and a taken seat leave nothing to mend, all others do. */
function rejectionOf(failed: BulkResult[]): ShopRejected {
  const reason = JSON.stringify(failed.map(({ errors }) => errors))
  const isGone =
    failed.length > 0 && failed.every(({ errors }) => /not enough quota|is not available|no longer available/.test(JSON.stringify(errors)))
  return new ShopRejected(isGone ? NOT_ENOUGH_SEATS : NOT_SELLABLE, { reason })
}
