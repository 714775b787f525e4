import { sql } from 'drizzle-orm'
import { customType, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/database/columns.ts'
import { media } from '../platform/media/tables.ts'
import type { Passage, SearchKind } from './source.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Everything visitors can find: one row a thing, written in the transaction that changes the thing. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text().$type<SearchKind>().notNull(),
    objectId: integer('object_id').notNull(),
    title: text().notNull(),
    /** the words of the title in the form in which they are compared */
    foldedTitle: text('folded_title').notNull(),
    detail: text().notNull(),
    passages: jsonb().$type<Passage[]>().notNull(),
    url: text().notNull(),
    imageId: integer('image_id').references(() => media.id, { onDelete: 'set null' }),
    happensAt: moment('happens_at'),
    visibleFrom: moment('visible_from'),
    visibleUntil: moment('visible_until'),
    changesAt: moment('changes_at'),
    /** stems of the title (weight A) and of detail and keywords (weight B): small, so that ranking reads little */
    head: tsvector().notNull(),
    /** stems of everything */
    words: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.objectId] }),
    index('search_documents_words').using('gin', table.words),
    index('search_documents_head').using('gin', table.head).where(sql`kind <> 'event'`),
    index('search_documents_changes').on(table.changesAt).where(sql`changes_at IS NOT NULL`),
  ],
)

/** Every word that was ever indexed, by which beginnings, parts of words and typing errors are found. */
export const searchWords = pgTable('search_words', { word: text().primaryKey(), stem: text().notNull() }, (table) => [
  index('search_words_stem').on(table.stem),
  index('search_words_parts').using('gin', table.word.op('gin_trgm_ops')),
  index('search_words_beginnings').on(sql`length(${table.word})`, table.word.op('text_pattern_ops')),
  index('search_words_endings').on(sql`length(${table.word})`, sql`reverse(${table.word}) text_pattern_ops`),
])

/** Searches that found nothing, counted by day and keyword; nothing says who searched (misses.server.ts). */
export const searchMisses = pgTable(
  'search_misses',
  { day: date().notNull(), keyword: text().notNull(), count: integer().notNull().default(1) },
  (table) => [primaryKey({ columns: [table.day, table.keyword] })],
)
