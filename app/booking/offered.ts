import { sql } from 'drizzle-orm'
import { NO_OFFER } from './sale-state.ts'
import { offers } from './tables.ts'

/** What is stored of the shop's offer, in a statement that joins `offers` from the left; an empty offer where it has no row. */
export const offered = {
  seatGroups: sql<typeof offers.$inferSelect.seatGroups>`coalesce(${offers.seatGroups}, '[]')`.mapWith(offers.seatGroups),
  shopSale: sql<typeof offers.$inferSelect.sale>`coalesce(${offers.sale}, ${sql.raw(`'${JSON.stringify(NO_OFFER.sale)}'`)})`.mapWith(
    offers.sale,
  ),
}
