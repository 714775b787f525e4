import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core'

/** Pictures and other files of the house. The bytes lie in the file store under `key`; derived widths beside them. */
export const media = pgTable(
  'media',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** path in the file store, also the version: new bytes get a new key */
    key: text().notNull().unique(),
    filename: text().notNull(),
    mimeType: text('mime_type').notNull(),
    bytes: integer().notNull(),
    /** pixels; null for what is no picture */
    width: integer(),
    height: integer(),
    /** what must stay visible when the picture is cropped, 0–1 from the top left */
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
    /** alternative text */
    alt: text().notNull().default(''),
    /** whether it only decorates, so that nothing need be said of it */
    isDecorative: boolean('is_decorative').notNull().default(false),
    credit: text().notNull().default(''),
    /** what the house may do with it, for staff */
    rights: text().notNull().default(''),
    /** last day on which it may be shown; null: for ever */
    rightsUntil: date('rights_until'),
    /** whether that day is over: then it is shown nowhere and its address answers no visitor (withdrawal.ts) */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    /** hash of the bytes, by which the same file is found under another name; null for what was taken in before there was one */
    contentHash: text('content_hash'),
    /** tiny data URL shown while the picture loads */
    placeholder: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    index('media_created_at').on(table.createdAt),
    index('media_content_hash').on(table.contentHash),
    index('media_rights_until').on(table.rightsUntil),
    check('media_focal_range', sql`${table.focalX} BETWEEN 0 AND 1 AND ${table.focalY} BETWEEN 0 AND 1`),
  ],
)

/** A file of the library as it is kept. */
export type MediaRow = typeof media.$inferSelect

/** Keys that a file had before its bytes were replaced, so that addresses which stand somewhere in the world lead to what it is now. */
export const mediaKeys = pgTable('media_keys', {
  key: text().primaryKey(),
  /** no reference: a file that is deleted may come back from the bin */
  mediaId: integer('media_id').notNull(),
})
