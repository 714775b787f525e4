import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, moment } from '../platform/database/columns.ts'
import type { ShopSale } from './sale-state.ts'
import type { SeatGroup } from './schema.ts'
import type { ShopFlag } from './shop-flag.ts'

/** Offers as last read from the shop, one row per performance, so that no page waits for the shop. */
export const offers = pgTable('offers', {
  /** the shop's number of the performance, which the programme stores, too */
  performance: text().primaryKey(),
  seatGroups: jsonb('seat_groups').$type<SeatGroup[]>().notNull(),
  /** whether and when the shop sells it */
  sale: jsonb().$type<ShopSale>().notNull().default({ kind: 'window', from: null, until: null }),
  /** for how long the shop holds tickets in a cart; null where it does not say */
  holdMinutes: integer('hold_minutes'),
  /** when the shop's answer last changed */
  readAt: moment('read_at').notNull(),
})

/** Outcomes of the sync runs. Consecutive runs with the same outcome are one row. */
export const syncRuns = pgTable('shop_rounds', {
  id: idColumn(),
  /** number of consecutive runs */
  rounds: integer().notNull().default(1),
  firstAt: moment('first_at').notNull(),
  lastAt: moment('last_at').notNull(),
  /** number of performances asked about in the last run */
  asked: integer().notNull(),
  /** total number of changed offers */
  changed: integer().notNull(),
  /** error message; empty on success */
  failure: text().notNull().default(''),
})

/** What holds of the shop's events of coming performances beside their offers, as the last sync run found. */
export const shopFlags = pgTable(
  'shop_flags',
  {
    /** the shop's number of the performance */
    performance: text().notNull(),
    flag: text().$type<ShopFlag['flag']>().notNull(),
    /** the shop's event of it */
    event: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.performance, table.flag] })],
)

/** How many tickets of a performance were sold at the end of a day, or as last read; for staff only. */
export const salesByDay = pgTable(
  'sales_by_day',
  {
    /** the shop's number of the performance */
    performance: text().notNull(),
    day: date().notNull(),
    /** null where the shop counts only sold and held together */
    sold: integer(),
    /** sold or held */
    taken: integer().notNull(),
    places: integer().notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.performance, table.day] })],
)

/** The coming dates of the shop as last read, by which the hub tells where shop and programme differ. */
export const shopDates = pgTable(
  'shop_dates',
  {
    /** the shop's number of the performance */
    performance: text().primaryKey(),
    /** null where the shop has no coming date of this number */
    startsAt: moment('starts_at'),
    /** empty where the shop gives none */
    title: text().notNull().default(''),
    isCancelled: boolean('is_cancelled').notNull(),
    /** null where the shop does not count them */
    places: integer(),
    /** its page in the shop; empty when the shop does not say */
    url: text().notNull().default(''),
    /** the difference that staff have decided to leave, both sides of it; empty when they have not */
    leftAs: text('left_as').notNull().default(''),
  },
  (table) => [index('shop_dates_starts_at').on(table.startsAt)],
)
