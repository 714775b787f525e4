import { type Code, centsWithCode, isFor } from './codes.ts'
import { accessKeys, isCompanionAlone, leavesSingle, seatOfId } from './own-choice.ts'
import { Rejection, type RejectionName } from './rejection.ts'
import { isFreePrice, isSoldByApi, type SaleRules } from './sale-rules.ts'
import { chooseSeats, type Seat, type SeatBlock, seatKey } from './seating.ts'

/** A request for tickets of one performance; it becomes a hold, or is rejected as a whole. */
export type SeatRequest = {
  performance: string
  /** name of the seat group; null for the first with enough seats */
  seatGroup: string | null
  /** timeslot; null for the first with enough places */
  block: number | null
  /** `withCode` of them are bought with the code; `cents` is what the visitor pays for each of the others, where that may be more */
  items: { saleType: number; quantity: number; withCode?: number; cents?: number }[]
  code?: string
  /** ids of the seats wanted, one per ticket in the order of `items`; missing where the shop chooses */
  seats?: string[]
  /** whether it was made on the shop's own page, which sells more than its API */
  isFromPage?: true
}

/** A sale type of a seat group, with its held and sold tickets. `quota` is null for no limit. */
export type PriceOnSale = { sale_type: number; cents: number; quota: number | null; taken: number }
/** Places sold together: a seat group, or one of its timeslots. `taken` has the keys of the seats that are held or sold. */
export type BlockOnSale = SeatBlock & { block: number; taken: Set<number> }
/** A seat group on sale; groups are tried in their order. */
export type GroupOnSale = {
  number: number
  name: string
  needsCode?: boolean
  rules?: SaleRules
  prices: PriceOnSale[]
  blocks: BlockOnSale[]
}

/** A seat allocated to a request, with its price, and the code with which it is bought. */
export type AllocatedSeat = Seat & { group: number; block: number; saleType: number; cents: number; code?: string }

/** The number of tickets a request is for. */
export function ticketCount(seatRequest: SeatRequest): number {
  return seatRequest.items.reduce((sum, item) => sum + item.quantity, 0)
}

/** Places that a request allows. */
type Place = { group: GroupOnSale; block: BlockOnSale }

/**
 * Allocates the seats of one request: in the first seat group and timeslot it allows that has enough. Wheelchair places and
 * the seats beside them are given when there are no others. Marks the seats as taken in `groups`, so that the next request of
 * the same batch gets others; likewise the code as used.
 * @throws Rejection when there are not enough (adjacent) seats, or a sale type is not available
 */
export function allocateSeats(groups: readonly GroupOnSale[], seatRequest: SeatRequest, code?: Code): AllocatedSeat[] {
  const { places, reason } = placesFor(groups, seatRequest, code)
  const { seats: ids } = seatRequest
  const count = ticketCount(seatRequest)
  const attempts = ids
    ? [(place: Place) => wantedSeats(place, ids, count)]
    : [
        ({ group, block }: Place) => chooseSeats(block, block.taken.union(accessKeys(group.number, block)), count),
        ({ block }: Place) => chooseSeats(block, block.taken, count),
      ]
  for (const find of attempts) {
    for (const place of places) {
      const seats = find(place)
      if (seats) return markTaken(place, seats, seatRequest, code)
    }
  }
  throw new Rejection(reason)
}

/** The places that a request allows, and its rejection when none of them has enough. */
function placesFor(
  groups: readonly GroupOnSale[],
  seatRequest: SeatRequest,
  code: Code | undefined,
): { places: Place[]; reason: RejectionName } {
  let reason: RejectionName = 'unknownSeatGroup'
  const places: Place[] = []
  for (const group of groups) {
    if (seatRequest.seatGroup !== null && group.name !== seatRequest.seatGroup) continue
    const rejection = codeRejection(group, seatRequest, code) ?? ruleRejection(group, seatRequest) ?? priceRejection(group, seatRequest)
    const blocks = rejection ? [] : group.blocks.filter(({ block }) => seatRequest.block === null || seatRequest.block === block)
    places.push(...blocks.map((block) => ({ group, block })))
    reason = rejection ?? (blocks.length > 0 ? 'notEnoughSeats' : 'unknownTimeslot')
  }
  return { places, reason }
}

/**
 * The seats of these ids.
 * @throws Rejection when one is not free or not of this block, a single one would be left over, or a companion seat is wanted
 * without its wheelchair place
 */
function wantedSeats({ group: { number }, block }: Place, ids: string[], count: number): Seat[] {
  const wanted = ids.map((id) => ({ id, seat: seatOfId(number, block, id) }))
  const seats = wanted.flatMap(({ seat }) => (seat && !block.taken.has(seatKey(seat)) ? [seat] : []))
  if (seats.length < ids.length) {
    const gone = wanted.filter(({ seat }) => !seat || block.taken.has(seatKey(seat)))
    throw new Rejection(
      'seatsTaken',
      gone.map(({ id }) => id),
    )
  }
  if (ids.length !== count || new Set(ids).size !== count) throw new Rejection('malformed')
  if (isCompanionAlone(number, block, seats)) throw new Rejection('companionAlone')
  if (leavesSingle(number, block, block.taken, seats)) throw new Rejection('seatsLeftSingle')
  return seats
}

function codeRejection(group: GroupOnSale, { items }: SeatRequest, code: Code | undefined): RejectionName | undefined {
  if (group.needsCode && (!code || items.some(({ quantity, withCode = 0 }) => withCode < quantity))) return 'unknownSeatGroup'
  return code && !isFor(code, group.name) ? 'codeNotHere' : undefined
}

/** What the rules of the performance forbid: more or fewer tickets than one order may have, and what is sold elsewhere. */
function ruleRejection({ name, rules = {} }: GroupOnSale, seatRequest: SeatRequest): RejectionName | undefined {
  if (rules.boxOffice?.includes(name) || (!seatRequest.isFromPage && !isSoldByApi(rules, name))) return 'notSoldHere'
  const { min = 0, max = Number.POSITIVE_INFINITY } = rules.limits?.[name] ?? {}
  const count = ticketCount(seatRequest)
  if (count > max) return 'tooManyTickets'
  return count < min ? 'tooFewTickets' : undefined
}

function priceRejection(group: GroupOnSale, seatRequest: SeatRequest): RejectionName | undefined {
  for (const [saleType, items] of Map.groupBy(seatRequest.items, (item) => item.saleType)) {
    const price = group.prices.find((candidate) => candidate.sale_type === saleType)
    if (!price) return 'unknownSaleType'
    const quantity = items.reduce((sum, item) => sum + item.quantity, 0)
    const isTooLow = items.some(({ cents }) => cents !== undefined && (!isFreePrice(group.rules ?? {}, group.name) || cents < price.cents))
    if (isTooLow) return 'priceTooLow'
    if (price.quota !== null && price.taken + quantity > price.quota) return 'quotaUsedUp'
  }
  return undefined
}

function markTaken({ group, block }: Place, seats: Seat[], { items }: SeatRequest, code: Code | undefined): AllocatedSeat[] {
  const tickets = items.flatMap(({ saleType, quantity, withCode = 0, cents }) => {
    const price = group.prices.find((candidate) => candidate.sale_type === saleType)
    return price
      ? Array.from({ length: quantity }, (_, index) => ({ price, paid: cents ?? price.cents, used: index < withCode ? code : undefined }))
      : []
  })
  return seats.flatMap((seat, index) => {
    const ticket = tickets[index]
    if (!ticket) return []
    const { price, paid, used } = ticket
    price.taken++
    if (used) used.left--
    block.taken.add(seatKey(seat))
    const sold = { ...seat, group: group.number, block: block.block, saleType: price.sale_type }
    return [used ? { ...sold, cents: centsWithCode(used, price.cents), code: used.code } : { ...sold, cents: paid }]
  })
}
