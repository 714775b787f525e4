import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, moment } from '../platform/database/columns.ts'
import type { SeatGroup } from './schema.ts'

/** What the ticket shop sells of a performance, as it was last read, so that no page has to wait for the shop. */
export const offers = pgTable('offers', {
  /** the shop's number of the performance, by which the programme names it too */
  performance: text().primaryKey(),
  seatGroups: jsonb('seat_groups').$type<SeatGroup[]>().notNull(),
  /** when the shop last said something else than before */
  readAt: moment('read_at').notNull(),
})

/** How the rounds went in which the house asks the shop what has sold. Rounds that went alike are one row. */
export const syncRuns = pgTable('shop_rounds', {
  id: idColumn(),
  /** how many followed each other */
  rounds: integer().notNull().default(1),
  firstAt: moment('first_at').notNull(),
  lastAt: moment('last_at').notNull(),
  /** how many performances were asked about the last time */
  asked: integer().notNull(),
  /** how many offers changed, in all */
  changed: integer().notNull(),
  /** what went wrong; empty when nothing did */
  failure: text().notNull().default(''),
})
