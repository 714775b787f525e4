import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, moment } from '../platform/database/columns.ts'
import type { FoundSite } from './found-site.ts'
import type { MoveInItem } from './move-in-item.ts'

/** `read`: it is known what would be moved, and nothing is written yet. */
export type MoveInState = 'reading' | 'read' | 'moving' | 'done' | 'failed' | 'undoing' | 'undone'

/** Runs that move another site in: what was found until it is moved, progress and result. */
export const moveIns = pgTable('move_ins', {
  id: idColumn(),
  /** address of the site or the shop, or name of the file */
  source: text().notNull(),
  state: text().$type<MoveInState>().notNull().default('reading'),
  /** of a ticket shop's calls; a secret, gone once it is read */
  key: text(),
  /** null until it is read, and once it is moved */
  found: jsonb().$type<FoundSite>(),
  /** what became of each document and performance; before the run, what would become of it */
  items: jsonb().$type<MoveInItem[]>().notNull().default([]),
  /** what could not be read, why nothing was, and what an undo has left: for people */
  problems: jsonb().$type<string[]>().notNull().default([]),
  done: integer().notNull().default(0),
  /** number to move; 0 until it is known */
  all: integer('of_all').notNull().default(0),
  userId: text('user_id').notNull(),
  userName: text('user_name').notNull(),
  createdAt: moment('created_at').notNull().default(sql`now()`),
})

/** What each run has created. An address of the other site is moved once, whoever changes or deletes what came of it. */
export const movedObjects = pgTable(
  'moved_objects',
  {
    id: idColumn(),
    moveInId: integer('move_in_id')
      .notNull()
      .references(() => moveIns.id, { onDelete: 'cascade' }),
    /** where it was; null for what only belongs to something moved, as a venue or a picture */
    sourceAddress: text('source_address').unique(),
    contentType: text('content_type').notNull(),
    objectId: integer('object_id').notNull(),
    /** its entry in the audit log: a later one says that somebody has changed it since */
    changeId: bigint('change_id', { mode: 'number' }).notNull(),
  },
  (table) => [index('moved_objects_run').on(table.moveInId)],
)
