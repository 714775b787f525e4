import { Refusal, type RefusalName } from './refusal.ts'
import { chooseSeats, type Seat, type SeatBlock, seatKey } from './seating.ts'

/** What somebody wants of one performance. */
export type Wish = {
  performance: string
  /** name of the seat group; null for the first with enough seats */
  seatGroup: string | null
  /** timeslot; null for the first with enough places */
  block: number | null
  items: { saleType: number; quantity: number }[]
}

/** A kind of ticket in a seat group, and how many of it are held or sold. `quota` is null for any number. */
export type PriceOnSale = { sale_type: number; cents: number; quota: number | null; taken: number }
/** Places sold together: a seat group, or one of its timeslots. `taken` has the keys of the seats that are held or sold. */
export type BlockOnSale = SeatBlock & { block: number; taken: Set<number> }
/** A seat group as it stands, in the order in which groups are tried. */
export type GroupOnSale = { number: number; name: string; prices: PriceOnSale[]; blocks: BlockOnSale[] }

/** A seat found for somebody, with what it costs. */
export type Allotted = Seat & { group: number; block: number; saleType: number; cents: number }

/** How many tickets a wish is for. */
export function ticketsIn(wish: Wish): number {
  return wish.items.reduce((sum, item) => sum + item.quantity, 0)
}

/**
 * Finds the seats for a wish in the first of the groups and timeslots it allows that has them, and notes in `groups`
 * that they are taken, so that the next wish finds others.
 * @throws Refusal when there are not that many (connected) seats, or a kind of ticket is not sold there (any more)
 */
export function allot(groups: readonly GroupOnSale[], wish: Wish): Allotted[] {
  let reason: RefusalName = 'unknownSeatGroup'
  for (const group of groups) {
    if (wish.seatGroup !== null && group.name !== wish.seatGroup) continue
    const refusal = priceRefusal(group, wish)
    if (refusal) {
      reason = refusal
      continue
    }
    const blocks = group.blocks.filter(({ block }) => wish.block === null || wish.block === block)
    reason = blocks.length > 0 ? 'notEnoughSeats' : 'unknownTimeslot'
    for (const block of blocks) {
      const seats = chooseSeats(block, block.taken, ticketsIn(wish))
      if (seats) return take(group, block, seats, wish)
    }
  }
  throw new Refusal(reason)
}

function priceRefusal(group: GroupOnSale, wish: Wish): RefusalName | undefined {
  for (const [saleType, items] of Map.groupBy(wish.items, (item) => item.saleType)) {
    const price = group.prices.find((candidate) => candidate.sale_type === saleType)
    if (!price) return 'unknownSaleType'
    const quantity = items.reduce((sum, item) => sum + item.quantity, 0)
    if (price.quota !== null && price.taken + quantity > price.quota) return 'quotaUsedUp'
  }
  return undefined
}

function take(group: GroupOnSale, block: BlockOnSale, seats: Seat[], wish: Wish): Allotted[] {
  const prices = wish.items.flatMap(({ saleType, quantity }) => {
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
