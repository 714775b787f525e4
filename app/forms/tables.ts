import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, moment, updatedAtColumn } from '../platform/database/columns.ts'
import type { FormField } from './schema.ts'

export const forms = pgTable('forms', {
  id: idColumn(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  intro: text().notNull().default(''),
  fields: jsonb().$type<FormField[]>().notNull(),
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
    fieldValues: jsonb('field_values').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('form_entries_form').on(table.formId, table.createdAt)],
)
