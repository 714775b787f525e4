import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, moment } from '../platform/database/columns.ts'
import type { SeatGroup } from './schema.ts'

/** Offers as last read from the shop, one row per performance, so that no page waits for the shop. */
export const offers = pgTable('offers', {
  /** the shop's number of the performance, by which the programme names it too */
  performance: text().primaryKey(),
  seatGroups: jsonb('seat_groups').$type<SeatGroup[]>().notNull(),
  /** when the shop last said something else than before */
  readAt: moment('read_at').notNull(),
})

/** Outcomes of the sync runs. Consecutive runs with the same outcome are one row. */
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
