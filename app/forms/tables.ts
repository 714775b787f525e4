import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { idColumn, moment, updatedAtColumn } from '../platform/database/columns.ts'
import { mails } from '../platform/mail/tables.ts'
import type { Confirmation, FormField } from './schema.ts'
import type { FieldValues } from './validate.ts'

export const forms = pgTable('forms', {
  id: idColumn(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  intro: text().notNull().default(''),
  fields: jsonb().$type<FormField[]>().notNull(),
  /** addresses that get an email with each entry */
  recipients: jsonb().$type<string[]>().notNull().default([]),
  /** email to the visitor: `none`, `copy`, or `opt-in` with a confirmation link */
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
    /** the form's fields at the time of submission, for its labels; null for older entries */
    fields: jsonb().$type<FormField[]>(),
    /** `received`; with double opt-in `unconfirmed`, then `confirmed` */
    state: text().$type<'received' | 'unconfirmed' | 'confirmed'>().notNull().default('received'),
    /** hash of the confirmation link's secret */
    confirmationHash: text('confirmation_hash'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    confirmedAt: moment('confirmed_at'),
    /** of the form token and what was entered: the same entry sent twice is one; null where it came without a token */
    submissionKey: text('submission_key'),
    /** whether it may be a program's: the hidden field was filled in */
    isDoubtful: boolean('is_doubtful').notNull().default(false),
    /** when staff were done with it; null while it is open */
    doneAt: moment('done_at'),
    doneBy: text('done_by').notNull().default(''),
    /** what staff note about it for each other */
    note: text().notNull().default(''),
    /** counts the changes of the note, so that nobody overwrites what they have not read */
    noteVersion: integer('note_version').notNull().default(0),
  },
  (table) => [
    index('form_entries_form').on(table.formId, table.createdAt),
    uniqueIndex('form_entries_submission').on(table.submissionKey),
    uniqueIndex('form_entries_confirmation').on(table.confirmationHash),
    index('form_entries_open').on(table.id).where(sql`${table.doneAt} IS NULL`),
  ],
)

/** What staff have answered to entries by email. */
export const formAnswers = pgTable(
  'form_answers',
  {
    id: idColumn(),
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => formEntries.id, { onDelete: 'restrict' }),
    /** chosen by the browser, so that sending twice answers once */
    key: uuid().notNull().unique(),
    text: text().notNull(),
    recipient: text().notNull(),
    /** the email that took it there; null in a site that was moved, as emails stay behind */
    mailId: integer('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    userName: text('user_name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('form_answers_entry').on(table.entryId, table.id)],
)

/** Files that visitors have uploaded. The bytes are in the file store under `uploads/`, which is not public. */
export const formUploads = pgTable(
  'form_uploads',
  {
    id: uuid().primaryKey().defaultRandom(),
    filename: text().notNull(),
    /** detected from the bytes; the browser's claim is ignored */
    mimeType: text('mime_type').notNull(),
    bytes: integer().notNull(),
    /** the entry that has claimed it; null until then, for a day at most */
    entryId: bigint('entry_id', { mode: 'number' }).references(() => formEntries.id, { onDelete: 'restrict' }),
    /** keyed hashes of the sender's network and address and the day, joined by a full stop */
    source: text().notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('form_uploads_entry').on(table.entryId, table.createdAt),
    index('form_uploads_source').on(table.source, table.createdAt),
  ],
)

/**
 * Submitted entries by hashed source, for a day. Not the rate limiter of `platform`, which counts requests in a fixed window
 * before they are handled: this counts accepted entries in a sliding window, in the transaction that stores the entry,
 * allows some without a challenge, and stores each solved challenge so that none is used twice.
 */
export const formAttempts = pgTable(
  'form_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** keyed hash of the address and the day */
    source: text().notNull(),
    /** the challenge that was solved for it; unique, so that none is used twice */
    proof: text().unique(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('form_attempts_source').on(table.source, table.createdAt)],
)
