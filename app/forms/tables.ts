import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { idColumn, moment, updatedAtColumn } from '../platform/database/columns.ts'
import type { Confirmation, FormField } from './schema.ts'
import type { FieldValues } from './validate.ts'

export const forms = pgTable('forms', {
  id: idColumn(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  intro: text().notNull().default(''),
  fields: jsonb().$type<FormField[]>().notNull(),
  /** who in the house gets a mail with each entry */
  recipients: jsonb().$type<string[]>().notNull().default([]),
  /** what the visitor gets: `none`, `copy`, or `opt-in`, a link without which the entry does not count */
  confirmation: text().$type<Confirmation>().notNull().default('none'),
  successText: text('success_text').notNull().default(''),
  isOnline: boolean('is_online').notNull().default(true),
  updatedAt: updatedAtColumn(),
})

export const formEntries = pgTable(
  'form_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    formId: integer('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'restrict' }),
    fieldValues: jsonb('field_values').$type<FieldValues>().notNull(),
    /** the form's fields when it was sent, so that it is read with the labels of its time; null for older ones */
    fields: jsonb().$type<FormField[]>(),
    /** `received`; or `unconfirmed` until the visitor has followed the link, then `confirmed` */
    state: text().$type<'received' | 'unconfirmed' | 'confirmed'>().notNull().default('received'),
    /** hash of the link's secret */
    confirmationHash: text('confirmation_hash'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    index('form_entries_form').on(table.formId, table.createdAt),
    uniqueIndex('form_entries_confirmation').on(table.confirmationHash),
  ],
)

/** Files that visitors have sent. The bytes lie in the file store under `uploads/`, which no address leads to. */
export const formUploads = pgTable(
  'form_uploads',
  {
    id: uuid().primaryKey().defaultRandom(),
    filename: text().notNull(),
    /** as the bytes say; what the browser says is not believed */
    mimeType: text('mime_type').notNull(),
    bytes: integer().notNull(),
    /** the entry it came with; null until then, and not for long */
    entryId: bigint('entry_id', { mode: 'number' }).references(() => formEntries.id, { onDelete: 'restrict' }),
    /** where it came from, as `form_attempts` knows it */
    source: text().notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('form_uploads_entry').on(table.entryId, table.createdAt),
    index('form_uploads_source').on(table.source, table.createdAt),
  ],
)

/**
 * Entries sent, by hashed source, for a day. Not the rate limiter of `platform`: that counts requests in a fixed window,
 * before they are looked at; this counts accepted entries in a sliding one, in the transaction that stores the entry,
 * allows some without a challenge, and remembers each solution so that none is used twice.
 */
export const formAttempts = pgTable(
  'form_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** keyed hash of the address and the day */
    source: text().notNull(),
    /** the task that was solved for it, so that none is used twice */
    proof: text().unique(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('form_attempts_source').on(table.source, table.createdAt)],
)
