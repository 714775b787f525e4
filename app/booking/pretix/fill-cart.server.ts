import { CircuitOpenError } from '../connection/circuit-breaker.ts'
import {
  CODE_EXPIRED,
  CODE_IN_SHOP_ONLY,
  CODE_NOT_HERE,
  CODE_UNKNOWN,
  CODE_USED_UP,
  NOT_ENOUGH_SEATS,
  SEATS_TAKEN,
  ShopDenied,
  ShopRejected,
  ShopUnavailable,
} from '../ticket-shop.ts'
import type { Performance } from './performance.ts'
import { INVALID, type NewCartPosition, type PretixApi } from './pretix-api.server.ts'
import type { BulkResult, PretixCartPosition, PretixItem } from './pretix-resources.ts'
import type { PretixSale } from './pretix-sale.ts'
import type { PretixTicket } from './pretix-ticket.ts'
import type { SeatChooser } from './seat-chooser.server.ts'
import type { Voucher } from './voucher.ts'

/** How often other seats are tried when another buyer was faster. */
const SEAT_ATTEMPTS = 3
/** Maximum difference between pretix's clock and what is known of it. */
const CLOCKS_DIFFER_MINUTES = 1

/** A ticket at the price at which it is held, and the voucher with which it has that price. */
export type TicketToHold = PretixTicket & { voucher?: Voucher }

type Filling = {
  performance: Performance
  sale: PretixSale
  tickets: TicketToHold[]
  /** the visitor's own seats, one per ticket; undefined where seats are chosen here */
  ownSeats: string[] | undefined
  /** what is in the cart */
  held: PretixCartPosition[]
  cartId: string
  now: Temporal.Instant
  idempotencyKey: string
}

/**
 * Puts all tickets into a cart or none, for as long as pretix holds them: in the visitor's own seats, else beside each other where the product has seats.
 * @returns the positions that were added
 * @throws ShopRejected −218 with those of the own seats that are taken, and others; ShopUnavailable
 */
export async function fillCart(api: PretixApi, chooser: SeatChooser, filling: Filling): Promise<PretixCartPosition[]> {
  const { performance, sale, tickets, ownSeats, cartId, idempotencyKey } = filling
  const common = { cart_id: cartId, subevent: performance.subevent, answers: [] as [] }
  for (let attempt = 1; ; attempt++) {
    const seats = ownSeats ?? (await chooser.choose(performance, sale, tickets))
    const positions = tickets.map(({ item, variation, price, voucher }, index): NewCartPosition => {
      const seat = seats[index]
      return {
        ...common,
        item: item.id,
        variation: variation?.id ?? null,
        price,
        ...(seat ? { seat } : {}),
        ...(voucher ? { voucher: voucher.code } : {}),
        ...(item.bundles.length > 0 ? { bundled: bundledWith(item, performance, voucher) } : {}),
      }
    })
    const results = await createPositions(api, filling, positions, `${idempotencyKey}-${attempt}`)
    const created = results.flatMap(({ data }) => (data ? [data] : []))
    const failed = results.filter(({ success }) => !success)
    const isCodeIgnored = created.length === tickets.length && tickets.some(({ voucher }, index) => voucher && !created[index]?.voucher)
    if (failed.length === 0 && created.length > 0 && !isCodeIgnored) return created
    await removeAll(api, performance.event, created)
    // Versions that do not know the field: they would charge the whole price.
    if (isCodeIgnored) throw new ShopRejected(CODE_IN_SHOP_ONLY)
    const wereSeatsTaken = failed.length > 0 && failed.every(({ errors }) => errors && 'seat' in errors)
    if (wereSeatsTaken && ownSeats) throw new ShopRejected(SEATS_TAKEN, { seats: ownSeats.filter((_, index) => !results[index]?.success) })
    if (!wereSeatsTaken || attempt === SEAT_ATTEMPTS) throw rejectionOf(failed)
  }
}

/** What pretix's own shop puts into a cart with a product. */
function bundledWith({ bundles }: PretixItem, { subevent }: Performance, voucher: Voucher | undefined): NewCartPosition['bundled'] {
  return bundles.flatMap(({ bundled_item: item, bundled_variation: variation, designated_price, count }) => {
    const price = voucher?.all_bundles_included ? '0.00' : designated_price
    return Array.from({ length: count }, () => ({ item, variation, price, subevent, answers: [] as [] }))
  })
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

/** Releases positions. What cannot be removed now expires by itself. */
export async function removeAll(api: PretixApi, event: string, positions: PretixCartPosition[]): Promise<void> {
  await Promise.allSettled(positions.map(({ id }) => api.deletePosition(event, id)))
}

/** What pretix has against a code, by its words. */
const CODE_REASONS = [
  [CODE_USED_UP, /maximum number of times/],
  [CODE_EXPIRED, /expired/],
  [CODE_UNKNOWN, /does not exist/],
] as const

/** pretix gives its reasons as sentences: an exhausted quota and a taken seat leave nothing to mend, all others do. */
function rejectionOf(failed: BulkResult[]): ShopRejected {
  const reason = JSON.stringify(failed.map(({ errors }) => errors))
  const againstCode = failed.find(({ errors }) => errors && 'voucher' in errors)
  if (againstCode) {
    const [code] = CODE_REASONS.find(([, words]) => words.test(JSON.stringify(againstCode.errors))) ?? [CODE_NOT_HERE]
    return new ShopRejected(code, { reason })
  }
  const isGone =
    failed.length > 0 && failed.every(({ errors }) => /not enough quota|is not available|no longer available/.test(JSON.stringify(errors)))
  return new ShopRejected(isGone ? NOT_ENOUGH_SEATS : INVALID, { reason })
}
