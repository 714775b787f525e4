import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/database/columns.ts'

/** What was done to a record: at once the audit log, the record's history and, for what was deleted, the bin. */
export const recordChanges = pgTable(
  'record_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    contentType: text('content_type').notNull(),
    objectId: integer('object_id').notNull(),
    /** the record's title at that moment */
    title: text().notNull(),
    action: text().$type<'created' | 'changed' | 'deleted' | 'restored'>().notNull(),
    /** all values before; null for what was made */
    before: jsonb().$type<Record<string, unknown>>(),
    /** all values after; null for what was deleted */
    after: jsonb().$type<Record<string, unknown>>(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('record_changes_object').on(table.contentType, table.objectId, table.id),
    index('record_changes_created').on(table.createdAt),
  ],
)
