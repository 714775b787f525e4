import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/database/columns.ts'
import type { SeatGroup } from './schema.ts'

/** What the ticket shop sells of a performance, as it was last read, so that no page has to wait for the shop. */
export const offers = pgTable('offers', {
  /** the shop's number of the performance, by which the programme names it too */
  performance: text().primaryKey(),
  seatGroups: jsonb('seat_groups').$type<SeatGroup[]>().notNull(),
  /** when the shop last said something else than before */
  readAt: moment('read_at').notNull(),
})
