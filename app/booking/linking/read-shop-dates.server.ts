import type { ShopDate, ShopDateRange, TicketShop } from '../ticket-shop.ts'

/** Two seasons of a large house. */
const MAX_DATES = 2000
/** For a shop whose parts do not end. */
const MAX_PARTS = 60

/**
 * The dates that the shop sells in a range, in parts one after another, at most two thousand.
 * @returns `isComplete` is false where the shop has more
 * @throws ShopUnavailable, ShopRejected
 */
export async function readShopDates(shop: TicketShop, range: ShopDateRange): Promise<{ dates: ShopDate[]; isComplete: boolean }> {
  const byId = new Map<string, ShopDate>()
  let after: string | undefined
  for (let part = 0; part < MAX_PARTS && byId.size < MAX_DATES; part++) {
    const { dates, next } = await shop.dates(range, after)
    for (const date of dates) byId.set(date.id, date)
    if (next === null) return { dates: [...byId.values()], isComplete: true }
    after = next
  }
  return { dates: [...byId.values()].slice(0, MAX_DATES), isComplete: false }
}
