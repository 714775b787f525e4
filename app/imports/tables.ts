import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, moment } from '../platform/database/columns.ts'
import type { ClearableField, KeptRecord, ReadLine, RejectedLine } from './imported-line.ts'

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
