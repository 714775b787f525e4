import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, moment, updatedAtColumn } from '../platform/database/columns.ts'
import { events, rooms } from '../programme/tables.ts'
import type { Cells, ColumnMeaning, ColumnMeanings, TableColumn } from './columns.ts'
import type { ImportChoice, KeptRecord, ReadLine, RejectedLine, SourceRejection } from './imported-line.ts'
import type { LedField } from './led-field.ts'
import type { Schedule } from './sources/schedule.ts'
import type { SourceKind } from './sources/source-kind.ts'

/** `proposed`: what a source has brought waits for somebody to apply it; `dismissed`: somebody has decided against all of it. */
export type ImportState = 'proposed' | 'dismissed' | 'waiting' | 'running' | 'done' | 'failed' | 'undoing' | 'undone'

/** What the programme is read from by itself. */
export const importSources = pgTable('import_sources', {
  id: idColumn(),
  kind: text().$type<SourceKind>().notNull().default('address'),
  name: text().notNull(),
  /** of a calendar or a table; it may hold a secret, so it is neither logged nor shown to those who may only read; empty for the shop */
  address: text().notNull().default(''),
  /** the header that the other server wants to see; empty for none */
  headerName: text('header_name').notNull().default(''),
  /** a secret: never shown, logged or put into an archive */
  headerValue: text('header_value').notNull().default(''),
  schedule: text().$type<Schedule>().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  /** whether a reading is applied at once, or waits for somebody to apply it */
  appliesAtOnce: boolean('applies_at_once').notNull().default(false),
  /** the fields in which the source leads; in the others the house does, once a performance exists */
  leads: jsonb().$type<LedField[]>().notNull(),
  /** what somebody has said of its columns */
  columnMeanings: jsonb('column_meanings').$type<ColumnMeanings>().notNull().default({}),
  /** the columns of the table that was read last, with what they were taken for */
  foundColumns: jsonb('found_columns').$type<TableColumn[]>().notNull().default([]),
  /** rows that somebody has corrected, by the key of the row, until the source says something else */
  repairs: jsonb().$type<Record<string, Cells>>().notNull().default({}),
  /** keys of rows whose changes somebody has dismissed, until the source says something else */
  dismissed: jsonb().$type<string[]>().notNull().default([]),
  /** when it was last known to say what is imported; null before the first time */
  readAt: moment('read_at'),
  /** when it was last tried */
  triedAt: moment('tried_at'),
  /** until when one process has it for itself, by the database's clock; null when none is reading */
  takenUntil: moment('taken_until'),
  /** why the last attempts failed; empty when the last did not */
  failure: text().notNull().default(''),
  /** how many attempts in a row have failed */
  failures: integer().notNull().default(0),
  /** what the last reading could not bring in, the first of it */
  rejected: jsonb().$type<SourceRejection[]>().notNull().default([]),
  /** what the last answer was marked with, for a conditional request */
  etag: text().notNull().default(''),
  lastModified: text('last_modified').notNull().default(''),
  updatedAt: updatedAtColumn(),
})

/** Imports of a programme: their lines until they are applied, progress, result and lease. */
export const imports = pgTable('imports', {
  id: idColumn(),
  /** name of the file, or of the source it was read from */
  fileName: text('file_name').notNull().default(''),
  /** the source it was read from; null for a file, and when the source is gone */
  sourceId: integer('source_id').references(() => importSources.id, { onDelete: 'set null' }),
  /** what it does only because the user has chosen it: fields whose empty cells clear stored values, and relinking */
  clears: jsonb().$type<ImportChoice[]>().notNull().default([]),
  /** null once they are applied */
  lines: jsonb().$type<ReadLine[]>(),
  state: text().$type<ImportState>().notNull().default('waiting'),
  done: integer().notNull().default(0),
  /** number of performances to write; 0 until planned */
  all: integer('of_all').notNull().default(0),
  counts: jsonb().$type<Record<string, number>>(),
  /** the rejected lines that nobody has corrected yet, also those rejected on writing */
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

/** Each attempt to read a source, for thirty days. */
export const importReadings = pgTable(
  'import_readings',
  {
    id: idColumn(),
    sourceId: integer('source_id')
      .notNull()
      .references(() => importSources.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** why it failed; empty when it did not */
    failure: text().notNull().default(''),
    /** the import that it has led to; null when there was nothing to import */
    importId: integer('import_id').references(() => imports.id, { onDelete: 'set null' }),
  },
  (table) => [index('import_readings_source').on(table.sourceId, table.id), index('import_readings_import').on(table.importId)],
)

/** The performances that sources name: what a source leads in them cannot be changed by hand. */
export const sourcedEvents = pgTable(
  'sourced_events',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    sourceId: integer('source_id')
      .notNull()
      .references(() => importSources.id, { onDelete: 'cascade' }),
    /** whether somebody has decided that the house leads this performance, in all fields */
    isHouseLed: boolean('is_house_led').notNull().default(false),
  },
  (table) => [
    primaryKey({ name: 'sourced_events_pk', columns: [table.eventId, table.sourceId] }),
    index('sourced_events_source').on(table.sourceId),
  ],
)

/** Other names of rooms, by which planning systems and tables call them. */
export const roomAliases = pgTable(
  'room_aliases',
  {
    /** normalised */
    name: text().primaryKey(),
    roomId: integer('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
  },
  (table) => [index('room_aliases_room').on(table.roomId)],
)

/** What columns of uploaded tables are for, where somebody has said so. */
export const columnAliases = pgTable('column_aliases', {
  /** normalised */
  name: text().primaryKey(),
  meaning: text().$type<ColumnMeaning>().notNull(),
})
