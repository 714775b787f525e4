import { Rejection, type RejectionName } from './rejection.ts'
import { chooseSeats, type Seat, type SeatBlock, seatKey } from './seating.ts'

/** A request for tickets of one performance; it becomes a hold, or is rejected as a whole. */
export type SeatRequest = {
  performance: string
  /** name of the seat group; null for the first with enough seats */
  seatGroup: string | null
  /** timeslot; null for the first with enough places */
  block: number | null
  items: { saleType: number; quantity: number }[]
}

/** A sale type of a seat group, with its held and sold tickets. `quota` is null for no limit. */
export type PriceOnSale = { sale_type: number; cents: number; quota: number | null; taken: number }
/** Places sold together: a seat group, or one of its timeslots. `taken` has the keys of the seats that are held or sold. */
export type BlockOnSale = SeatBlock & { block: number; taken: Set<number> }
/** A seat group on sale; groups are tried in their order. */
export type GroupOnSale = { number: number; name: string; prices: PriceOnSale[]; blocks: BlockOnSale[] }

/** A seat allocated to a request, with its price. */
export type AllocatedSeat = Seat & { group: number; block: number; saleType: number; cents: number }

/** The number of tickets a request is for. */
export function ticketCount(seatRequest: SeatRequest): number {
  return seatRequest.items.reduce((sum, item) => sum + item.quantity, 0)
}

/**
 * Allocates the seats of one request: in the first seat group and timeslot it allows that has enough. Marks them as
 * taken in `groups`, so that the next request of the same batch gets others.
 * @throws Rejection when there are not enough (adjacent) seats, or a sale type is not available
 */
export function allocateSeats(groups: readonly GroupOnSale[], seatRequest: SeatRequest): AllocatedSeat[] {
  let reason: RejectionName = 'unknownSeatGroup'
  for (const group of groups) {
    if (seatRequest.seatGroup !== null && group.name !== seatRequest.seatGroup) continue
    const rejection = priceRejection(group, seatRequest)
    if (rejection) {
      reason = rejection
      continue
    }
    const blocks = group.blocks.filter(({ block }) => seatRequest.block === null || seatRequest.block === block)
    reason = blocks.length > 0 ? 'notEnoughSeats' : 'unknownTimeslot'
    for (const block of blocks) {
      const seats = chooseSeats(block, block.taken, ticketCount(seatRequest))
      if (seats) return markTaken(group, block, seats, seatRequest)
    }
  }
  throw new Rejection(reason)
}

function priceRejection(group: GroupOnSale, seatRequest: SeatRequest): RejectionName | undefined {
  for (const [saleType, items] of Map.groupBy(seatRequest.items, (item) => item.saleType)) {
    const price = group.prices.find((candidate) => candidate.sale_type === saleType)
    if (!price) return 'unknownSaleType'
    const quantity = items.reduce((sum, item) => sum + item.quantity, 0)
    if (price.quota !== null && price.taken + quantity > price.quota) return 'quotaUsedUp'
  }
  return undefined
}

function markTaken(group: GroupOnSale, block: BlockOnSale, seats: Seat[], seatRequest: SeatRequest): AllocatedSeat[] {
  const prices = seatRequest.items.flatMap(({ saleType, quantity }) => {
    const price = group.prices.find((candidate) => candidate.sale_type === saleType)
    return price ? Array.from({ length: quantity }, () => price) : []
  })
  return seats.flatMap((seat, index) => {
    const price = prices[index]
    if (!price) return []
    price.taken++
    block.taken.add(seatKey(seat))
    return [{ ...seat, group: group.number, block: block.block, saleType: price.sale_type, cents: price.cents }]
  })
}
