import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, moment, updatedAtColumn } from '../platform/database/columns.ts'
import { persons, productions, rooms } from '../programme/tables.ts'
import type { BookingKind } from './bookings/booking-kinds.ts'
import type { FeedRule } from './feeds/feed-rules.ts'

/** What takes up a room besides performances: rehearsals, technical work, hires, closures and holds. Never shown to visitors. */
export const roomBookings = pgTable(
  'room_bookings',
  {
    id: idColumn(),
    kind: text().$type<BookingKind>().notNull(),
    title: text().notNull().default(''),
    roomId: integer('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'restrict' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    productionId: integer('production_id').references(() => productions.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index('room_bookings_starts_at').on(table.startsAt, table.id),
    index('room_bookings_room').on(table.roomId, table.id),
    index('room_bookings_production').on(table.productionId),
    // For the orders and the substring search of the admin area's list.
    index('room_bookings_kind').on(table.kind, table.id),
    index('room_bookings_ends_at').on(table.endsAt, table.id),
    index('room_bookings_title').using('gin', sql`plain_letters(${table.title}) gin_trgm_ops`),
    index('room_bookings_note').using('gin', sql`plain_letters(${table.note}) gin_trgm_ops`),
    check('room_bookings_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

/** The people a booking needs. */
export const roomBookingPersons = pgTable(
  'room_booking_persons',
  {
    id: idColumn(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => roomBookings.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'restrict' }),
  },
  (table) => [
    uniqueIndex('room_booking_persons_pair').on(table.bookingId, table.personId),
    index('room_booking_persons_person').on(table.personId),
  ],
)

/** The calendars of planning systems that are read by themselves. */
export const planningFeeds = pgTable('planning_feeds', {
  id: idColumn(),
  name: text().notNull(),
  /** an iCal address; it may hold a secret, so it is neither logged nor shown to those who may only read */
  address: text().notNull(),
  /** the room of entries whose location names none; without it they are left out */
  roomId: integer('room_id').references(() => rooms.id, { onDelete: 'set null' }),
  kind: text().$type<BookingKind>().notNull(),
  rules: jsonb().$type<FeedRule[]>().notNull().default([]),
  isActive: boolean('is_active').notNull().default(true),
  /** when its entries were last known to be as the planning system has them; null before the first time */
  readAt: moment('read_at'),
  /** when its entries were last replaced */
  placedAt: moment('placed_at'),
  /** when it was last tried */
  triedAt: moment('tried_at'),
  /** why the last attempt failed; empty when it did not */
  failure: text().notNull().default(''),
  /** what the last answer was marked with, for a conditional request */
  etag: text().notNull().default(''),
  lastModified: text('last_modified').notNull().default(''),
  /** entries of the last answer that could not be placed */
  skipped: integer().notNull().default(0),
  updatedAt: updatedAtColumn(),
})

/** What the planning systems have, replaced whole with each reading that finds a change. */
export const planningFeedEntries = pgTable(
  'planning_feed_entries',
  {
    id: idColumn(),
    feedId: integer('feed_id')
      .notNull()
      .references(() => planningFeeds.id, { onDelete: 'cascade' }),
    kind: text().$type<BookingKind>().notNull(),
    title: text().notNull(),
    roomId: integer('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('planning_feed_entries_starts_at').on(table.startsAt, table.id),
    index('planning_feed_entries_feed').on(table.feedId),
    index('planning_feed_entries_room').on(table.roomId),
  ],
)
