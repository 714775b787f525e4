import type { PlanRow, PlanSeat } from '../seat-plan/seat-plan.ts'
import { companionsAlone, seatsLeftSingle } from '../seat-plan/seat-rules.ts'
import { COMPANION_ALONE, SEATS_LEFT_SINGLE, SEATS_TAKEN, ShopRejected } from '../ticket-shop.ts'
import type { Performance } from './performance.ts'
import { INVALID } from './pretix-api.server.ts'
import type { PretixCartPosition, PretixSeat } from './pretix-resources.ts'
import type { PretixSale } from './pretix-sale.ts'
import type { PretixTicket } from './pretix-ticket.ts'
import type { SeatPlanReader } from './seat-plan-reader.server.ts'
import { hasSeats } from './seated.ts'

type OwnChoice = {
  performance: Performance
  sale: PretixSale
  tickets: PretixTicket[]
  seats: string[]
  /** what is in the cart already */
  held: PretixCartPosition[]
  now: Temporal.Instant
}

/**
 * Checks seats that a visitor has chosen, in their rows as they are now: what pretix's API would take, among it a seat at the
 * price of another product. Whether they are free it says itself when they are held: a repeated request finds its own held.
 * @throws ShopRejected −400 when they do not fit the tickets, −218 with those that there are not, −219 when a single one
 * would be left over, −220 when a companion seat is without its wheelchair place; ShopUnavailable
 */
export async function assertOwnChoice(
  plans: SeatPlanReader,
  { performance, sale, tickets, seats: ids, held, now }: OwnChoice,
): Promise<void> {
  const item = tickets[0]?.item
  const chosen = new Set(ids)
  if (!item || !hasSeats(sale, item) || ids.length !== tickets.length || chosen.size !== ids.length) throw new ShopRejected(INVALID)
  const { rows, seats } = await plans.readRows(performance, sale, ids, now)
  const missing = ids.filter((id) => !seats.has(id))
  if (missing.length > 0) throw new ShopRejected(SEATS_TAKEN, { seats: missing })
  if (ids.some((id) => seats.get(id)?.product !== item.id)) throw new ShopRejected(INVALID, { reason: 'seats of another product' })
  // A companion seat of another seat group comes in a request of its own, after its wheelchair place.
  const isInCart = ({ cartposition }: PretixSeat) => held.some((position) => position.id === cartposition)
  const inCart = [...seats.values()].filter(isInCart).map(({ seat_guid }) => seat_guid)
  if (companionsAlone(rows, new Set([...ids, ...inCart])).some(({ id }) => chosen.has(id))) throw new ShopRejected(COMPANION_ALONE)
  const own = rows.flatMap((row) => row.seats.filter(({ id }) => chosen.has(id)))
  const [{ seat_group: group } = { seat_group: '' }] = own
  if (own.every(({ status }) => status === 'free') && leavesSingle(rows, chosen, group)) throw new ShopRejected(SEATS_LEFT_SINGLE)
}

/**
 * Whether a choice leaves single seats of its seat group. Seats of other groups in the same row may be part of the same
 * choice, which comes in one request per group: a seat counts as left only where it is so with them and without.
 */
function leavesSingle(rows: PlanRow[], chosen: ReadonlySet<string>, group: string): boolean {
  const isOfOthers = ({ seat_group }: PlanSeat) => seat_group !== group
  const others = rows.flatMap(({ seats }) => seats.filter(isOfOthers).map(({ id }) => id))
  const leftWithOthers = seatsLeftSingle(rows, new Set([...chosen, ...others]))
  return seatsLeftSingle(rows, chosen).some((seat) => leftWithOthers.includes(seat))
}
