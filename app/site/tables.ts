import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { pages } from '../content/tables.ts'
import { idColumn, moment, updatedAtColumn } from '../platform/database/columns.ts'

/** Site settings and design settings, one row each (`site`, `design`), validated by their schemas (A §3.7). */
export const settings = pgTable('settings', { key: text().primaryKey(), value: jsonb().notNull(), updatedAt: updatedAtColumn() })

export const redirects = pgTable('redirects', {
  id: idColumn(),
  oldPath: text('old_path').notNull().unique(),
  newPath: text('new_path').notNull(),
  createdAt: moment('created_at').notNull().default(sql`now()`),
})

/** Entries of menu and footer that are not pages of the site, such as a bookshop or a jobs portal (A §3.4). */
export const navigationLinks = pgTable(
  'navigation_links',
  {
    id: idColumn(),
    title: text().notNull(),
    url: text().notNull(),
    place: text().$type<'menu' | 'footer'>().notNull(),
    /** the page or link of the menu that is its parent; at the top level without either */
    belowPageId: integer('below_page_id').references(() => pages.id, { onDelete: 'restrict' }),
    belowLinkId: integer('below_link_id').references((): AnyPgColumn => navigationLinks.id, { onDelete: 'restrict' }),
    /** position among its siblings, from 1; beyond their number it is last */
    position: integer().notNull(),
    isOnline: boolean('is_online').notNull().default(true),
  },
  (table) => [index('navigation_links_page').on(table.belowPageId), index('navigation_links_link').on(table.belowLinkId)],
)

/** Breaking news for the top alert (B §3). */
export const alerts = pgTable('alerts', {
  id: idColumn(),
  title: text().notNull(),
  text: text().notNull().default(''),
  linkUrl: text('link_url').notNull().default(''),
  linkTitle: text('link_title').notNull().default(''),
  isOnline: boolean('is_online').notNull().default(true),
  onlineFrom: moment('online_from'),
  onlineTo: moment('online_to'),
  createdAt: moment('created_at').notNull().default(sql`now()`),
})

/** Where visitors are served: the box office, the evening box office, the café. The first one is the house's, told in its header. */
export const counters = pgTable('counters', {
  id: idColumn(),
  name: text().notNull(),
  /** among the counters, from 1 */
  position: integer().notNull().default(1),
})

/**
 * Regular hours per weekday (1 Monday … 7 Sunday), a row for each span; rows with a day are exceptions, from that day until
 * the last one (B §3).
 */
export const openingHours = pgTable(
  'opening_hours',
  {
    id: idColumn(),
    counterId: integer('counter_id')
      .notNull()
      .references(() => counters.id, { onDelete: 'cascade' }),
    weekday: integer(),
    day: date(),
    /** the last day of an exception of several days, including it */
    lastDay: date('last_day'),
    /** `HH:MM` */
    timeFrom: text('time_from').notNull().default(''),
    timeTo: text('time_to').notNull().default(''),
    closed: boolean().notNull().default(false),
    alternativeText: text('alternative_text').notNull().default(''),
    alternativeLinkUrl: text('alternative_link_url').notNull().default(''),
  },
  (table) => [
    index('opening_hours_counter').on(table.counterId),
    index('opening_hours_day').on(table.day),
    index('opening_hours_weekday').on(table.weekday),
  ],
)

/** The not-found log: addresses that answered 404, counted (A §8). */
export const errorLog = pgTable('error_log', {
  url: text().primaryKey(),
  hits: integer().notNull().default(1),
  firstSeenAt: moment('first_seen_at').notNull().default(sql`now()`),
  lastSeenAt: moment('last_seen_at').notNull().default(sql`now()`),
})
