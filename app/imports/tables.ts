import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, moment } from '../platform/database/columns.ts'
import type { ImportChoice, KeptRecord, ReadLine, RejectedLine } from './imported-line.ts'

export type ImportState = 'waiting' | 'running' | 'done' | 'failed' | 'undoing' | 'undone'

/** Imports of a programme: their lines until they are applied, progress, result and lease. */
export const imports = pgTable('imports', {
  id: idColumn(),
  /** name of the file */
  fileName: text('file_name').notNull().default(''),
  /** what it does only because the user has chosen it: fields whose empty cells clear stored values, and relinking */
  clears: jsonb().$type<ImportChoice[]>().notNull().default([]),
  /** null once they are applied */
  lines: jsonb().$type<ReadLine[]>(),
  state: text().$type<ImportState>().notNull().default('waiting'),
  done: integer().notNull().default(0),
  /** number of performances to write; 0 until planned */
  all: integer('of_all').notNull().default(0),
  counts: jsonb().$type<Record<string, number>>(),
  /** the first rejected lines, also those rejected on writing */
  rejected: jsonb().$type<RejectedLine[]>(),
  /** records that an undo has left as they are, with reasons; null before an undo */
  kept: jsonb().$type<KeptRecord[]>(),
  /** token of the lease holder; null when there is none */
  lease: text(),
  /** last heartbeat of the lease holder, by the database's clock */
  heardAt: moment('heard_at'),
  /** number of attempts to apply or undo it */
  tries: integer().notNull().default(0),
  userId: text('user_id').notNull(),
  userName: text('user_name').notNull(),
  createdAt: moment('created_at').notNull(),
})
