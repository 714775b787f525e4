import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../platform/auth/tables.ts'
import { idColumn, moment } from '../platform/database/columns.ts'

/** The records of one type whose list field contained a record. */
export type ListMembership = { type: string; field: string; ids: number[] }

/** The kinds of changes; `moved` to `discarded` only occur for pages, `undone` only for imports. */
export type ChangeAction =
  | 'created'
  | 'changed'
  | 'deleted'
  | 'restored'
  | 'moved'
  | 'published'
  | 'returned'
  | 'discarded'
  | 'undone'
  | 'translated'

/** The changes of records: the audit log, the history of each record and, for deleted ones, the trash. */
export const recordChanges = pgTable(
  'record_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    contentType: text('content_type').notNull(),
    objectId: integer('object_id').notNull(),
    /** the record's title at that time */
    title: text().notNull(),
    action: text().$type<ChangeAction>().notNull(),
    /** all values before; null for `created` */
    before: jsonb().$type<Record<string, unknown>>(),
    /** all values after; null for `deleted` */
    after: jsonb().$type<Record<string, unknown>>(),
    /** for `deleted`, the lists of other records that contained the record; else null */
    lists: jsonb().$type<ListMembership[]>(),
    /** the import that made the change, or that the change undid; null for changes by users */
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

/** Scheduled publications: a record goes online or offline at an instant. */
export const scheduledPublications = pgTable(
  'planned_switches',
  {
    id: idColumn(),
    contentType: text('content_type').notNull(),
    objectId: integer('object_id').notNull(),
    /** whether the record is online from then on */
    isOnline: boolean('is_online').notNull(),
    at: moment('at').notNull(),
    /** why it failed; empty while it is pending */
    failure: text().notNull().default(''),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
  },
  (table) => [index('planned_switches_object').on(table.contentType, table.objectId), index('planned_switches_at').on(table.at)],
)

/** Saved views: the filters and the order of a list, under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: idColumn(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** the list, by its name in the URL, `event` */
    screen: text().notNull(),
    name: text().notNull(),
    /** the query of its URL, `status=cancelled&sort=startsAt` */
    query: text().notNull(),
    /** whether all users see it at the list */
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.ownerId, table.screen, table.name), index('saved_views_shared').on(table.isShared)],
)
