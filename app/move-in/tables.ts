import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, moment } from '../platform/database/columns.ts'
import type { SourceKind } from './found-site.ts'

export type MoveInState = 'running' | 'done' | 'undone'

/** Runs that moved another site in. */
export const moveIns = pgTable('move_ins', {
  id: idColumn(),
  /** address of the site, or name of the file */
  source: text().notNull(),
  kind: text().$type<SourceKind>().notNull(),
  state: text().$type<MoveInState>().notNull().default('running'),
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
