import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, moment, updatedAtColumn } from '../database/columns.ts'

/**
 * The house's own texts in its further languages, by record, unit and language (decision 0129). A unit is a field of a
 * record, or a field of a module in one of its documents. Rich text is JSON in `text` and `source`.
 */
export const translations = pgTable(
  'translations',
  {
    recordType: text('record_type').notNull(),
    recordId: integer('record_id').notNull(),
    field: text().notNull(),
    locale: text().notNull(),
    text: text().notNull(),
    /** the original as the translator saw it; where the record says something else by now, the translation is out of date */
    source: text().notNull(),
    updatedAt: updatedAtColumn(),
    /** the name of who wrote it */
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordType, table.recordId, table.field, table.locale] })],
)

/**
 * Translations that are written and not published, with the key of `translations` (decision 0166). Only reads for staff name
 * this table.
 */
export const translationDrafts = pgTable(
  'translation_drafts',
  {
    recordType: text('record_type').notNull(),
    recordId: integer('record_id').notNull(),
    field: text().notNull(),
    locale: text().notNull(),
    /** null where publishing takes the live translation away */
    text: text(),
    source: text().notNull(),
    /** another one with each write, by which publishing names what somebody has seen */
    revision: text().notNull(),
    userId: text('user_id').notNull(),
    updatedAt: updatedAtColumn(),
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordType, table.recordId, table.field, table.locale] })],
)

/** What translations said before, so that it can be brought back: who wrote it, and when it was written. */
export const earlierTranslations = pgTable(
  'earlier_translations',
  {
    id: idColumn(),
    recordType: text('record_type').notNull(),
    recordId: integer('record_id').notNull(),
    field: text().notNull(),
    locale: text().notNull(),
    text: text().notNull(),
    writtenAt: moment('written_at').notNull(),
    writtenBy: text('written_by').notNull(),
  },
  (table) => [index('earlier_translations_unit').on(table.recordType, table.recordId, table.field, table.locale)],
)
