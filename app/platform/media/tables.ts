import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core'

/** Pictures and other files of the media library. The bytes are in the file store under `key`, renditions beside them. */
export const media = pgTable(
  'media',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** path in the file store, also the version: new bytes get a new key */
    key: text().notNull().unique(),
    filename: text().notNull(),
    mimeType: text('mime_type').notNull(),
    bytes: integer().notNull(),
    /** pixels; null for other files than pictures */
    width: integer(),
    height: integer(),
    /** focal point, which stays visible when a layout crops the picture; 0–1 from the top left */
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
    /** alternative text */
    alt: text().notNull().default(''),
    /** decorative pictures need no alternative text */
    isDecorative: boolean('is_decorative').notNull().default(false),
    credit: text().notNull().default(''),
    /** the theatre's rights of use; a note for staff */
    rights: text().notNull().default(''),
    /** what staff keep together, such as a delivery or the pictures for the press; empty where it belongs to nothing */
    collection: text().notNull().default(''),
    /** last day on which it may be shown; null for unlimited */
    rightsUntil: date('rights_until'),
    /** whether `rightsUntil` is past: no page shows it and its URL answers visitors 404 (withdrawal.ts) */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    /** hash of the bytes, to find the same file under another name; null for files older than the column */
    contentHash: text('content_hash'),
    /** tiny data URL shown while the picture loads */
    placeholder: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    index('media_created_at').on(table.createdAt),
    index('media_content_hash').on(table.contentHash),
    index('media_rights_until').on(table.rightsUntil),
    index('media_collection').on(table.collection).where(sql`${table.collection} <> ''`),
    check('media_focal_range', sql`${table.focalX} BETWEEN 0 AND 1 AND ${table.focalY} BETWEEN 0 AND 1`),
  ],
)

export type MediaRow = typeof media.$inferSelect

/** Keys of files whose bytes were replaced, so that published URLs redirect to the current file. */
export const mediaKeys = pgTable('media_keys', {
  key: text().primaryKey(),
  /** no foreign key: a deleted file may be restored from the trash */
  mediaId: integer('media_id').notNull(),
})
