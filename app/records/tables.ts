import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../platform/auth/tables.ts'
import { idColumn, moment } from '../platform/database/columns.ts'

/** Records of one kind whose list, kept in one field, held a record. */
export type ListMembership = { type: string; field: string; ids: number[] }

/** What can be done to a record; `moved` to `discarded` to a page alone, `undone` to an import alone. */
export type ChangeAction = 'created' | 'changed' | 'deleted' | 'restored' | 'moved' | 'published' | 'returned' | 'discarded' | 'undone'

/** What was done to a record: at once the audit log, the record's history and, for what was deleted, the bin. */
export const recordChanges = pgTable(
  'record_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    contentType: text('content_type').notNull(),
    objectId: integer('object_id').notNull(),
    /** the record's title at that moment */
    title: text().notNull(),
    action: text().$type<ChangeAction>().notNull(),
    /** all values before; null for what was made */
    before: jsonb().$type<Record<string, unknown>>(),
    /** all values after; null for what was deleted */
    after: jsonb().$type<Record<string, unknown>>(),
    /** lists of other records that what was deleted stood in; null for every other change */
    lists: jsonb().$type<ListMembership[]>(),
    /** the import that did it, or that was taken back by it; null for what people did */
    importId: integer('import_id'),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('record_changes_object').on(table.contentType, table.objectId, table.id),
    index('record_changes_created').on(table.createdAt),
    index('record_changes_import').on(table.importId, table.id).where(sql`${table.importId} IS NOT NULL`),
  ],
)

/** A record that goes online or offline by itself at a moment. */
export const scheduledPublications = pgTable(
  'planned_switches',
  {
    id: idColumn(),
    contentType: text('content_type').notNull(),
    objectId: integer('object_id').notNull(),
    /** what it then is */
    isOnline: boolean('is_online').notNull(),
    at: moment('at').notNull(),
    /** why it could not be done; empty while it waits */
    failure: text().notNull().default(''),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
  },
  (table) => [index('planned_switches_object').on(table.contentType, table.objectId), index('planned_switches_at').on(table.at)],
)

/** A list as somebody likes to see it: what it is narrowed to and how it is sorted, under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: idColumn(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** the list, as its address names it, `event` */
    screen: text().notNull(),
    name: text().notNull(),
    /** the address's query, `status=cancelled&sort=startsAt` */
    query: text().notNull(),
    /** whether the whole house finds it at the list */
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.ownerId, table.screen, table.name), index('saved_views_shared').on(table.isShared)],
)
