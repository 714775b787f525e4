import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../platform/auth/tables.ts'
import { idColumn, moment } from '../platform/database/columns.ts'
import type { OutsideProblem } from './check/ask-outside.server.ts'
import type { FindingKind } from './check/finding.ts'
import type { ClearableField, KeptRecord, ReadLine, RejectedLine } from './import/imported-line.ts'

/** Records of one kind whose list, kept in one field, held a record. */
export type ListPlace = { type: string; field: string; ids: number[] }

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
    lists: jsonb().$type<ListPlace[]>(),
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
export const plannedSwitches = pgTable(
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

/** How an import fares. */
export type ImportState = 'waiting' | 'running' | 'done' | 'failed' | 'undoing' | 'undone'

/** A programme that is being imported: what it says, until that is done, and how far it has come. */
export const imports = pgTable('imports', {
  id: idColumn(),
  /** what the file was called */
  fileName: text('file_name').notNull().default(''),
  /** fields whose empty cells delete what stands in the house; chosen by whoever imports */
  clears: jsonb().$type<ClearableField[]>().notNull().default([]),
  /** null once they are carried out */
  lines: jsonb().$type<ReadLine[]>(),
  state: text().$type<ImportState>().notNull().default('waiting'),
  done: integer().notNull().default(0),
  /** how much there is to do; 0 until it is known */
  all: integer('of_all').notNull().default(0),
  counts: jsonb().$type<Record<string, number>>(),
  /** what was left out, also what was refused only when it was to be written; the first of it */
  rejected: jsonb().$type<RejectedLine[]>(),
  /** what was not taken back with the rest, and why; null while nobody has asked for that */
  kept: jsonb().$type<KeptRecord[]>(),
  /** whoever is at it; null while nobody is */
  lease: text(),
  /** when they were last heard of, by the real time */
  heardAt: moment('heard_at'),
  /** how often it was taken up, to be carried out or to be taken back */
  tries: integer().notNull().default(0),
  userId: text('user_id').notNull(),
  userName: text('user_name').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** What is wrong with what is published; gone when it is mended. */
export const findings = pgTable(
  'findings',
  {
    id: idColumn(),
    /** the page, record or other thing that it is found in */
    contentType: text('content_type').notNull(),
    objectId: integer('object_id').notNull(),
    /** tells it from the other findings of that thing */
    key: text().notNull(),
    kind: text().$type<FindingKind>().notNull(),
    /** what the thing was called when it was looked at */
    title: text().notNull(),
    /** where staff mend it */
    href: text().notNull(),
    /** the words concerned, as those of a link */
    text: text().notNull().default(''),
    /** the address or the number concerned */
    target: text().notNull().default(''),
    /** what more there is to say */
    detail: text().notNull().default(''),
    since: moment('since').notNull(),
  },
  (table) => [
    uniqueIndex('findings_place').on(table.contentType, table.objectId, table.key),
    index('findings_kind').on(table.kind, table.id),
  ],
)

/** Addresses of other sites that are linked to, and what came of asking for them. */
export const outsideLinks = pgTable('outside_links', {
  address: text().primaryKey(),
  askedOn: date('asked_on').notNull(),
  /** why it is no good; null when it is good */
  problem: text().$type<OutsideProblem>(),
  failedOn: date('failed_on'),
  /** in how many nights it has failed one after the other */
  failedNights: integer('failed_nights').notNull().default(0),
})

/** How the check of everything fares; only the latest run is kept. */
export const checkRuns = pgTable('check_runs', {
  id: idColumn(),
  state: text().$type<'waiting' | 'running' | 'done' | 'failed'>().notNull(),
  done: integer().notNull().default(0),
  all: integer('of_all').notNull().default(0),
  /** when it was asked for, began or ended, by the clock of the house */
  at: moment('at').notNull(),
  /** when it was last heard of, by the real time */
  toldAt: moment('told_at').notNull().default(sql`now()`),
})
