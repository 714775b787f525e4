import { sql } from 'drizzle-orm'
import { customType, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/database/columns.ts'
import { media } from '../platform/media/tables.ts'
import type { IndexedPassage, SearchKind } from './source.ts'

/**
 * GIN indexes without a pending list: writes go into the index at once. Every search would scan the pending list: after
 * 4,000 changed documents results took three times as long, until it was merged.
 */
const WITHOUT_PENDING_LIST = { fastupdate: false }

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The search index: one row for each thing visitors can find, with what it is matched and ranked by. Written in the
 * transaction that changes the thing. Rows are narrow, since a frequent word reads thousands of them; what a result shows is
 * in `search_cards`.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    objectId: integer('object_id').notNull(),
    kind: text().$type<SearchKind>().notNull(),
    happensAt: moment('happens_at'),
    visibleFrom: moment('visible_from'),
    visibleUntil: moment('visible_until'),
    changesAt: moment('changes_at'),
    /** id of the thing that results group this one under: the production of a performance; null for none */
    groupId: integer('group_id'),
    /** the normalized words of the title */
    normalizedTitle: text('folded_title').notNull(),
    /** stems of the title */
    titleWords: tsvector('title_words').notNull(),
    /** stems of detail and keywords */
    keywordWords: tsvector('keyword_words').notNull(),
    /** stems of everything; long, so it comes last */
    words: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.objectId] }),
    index('search_documents_words').using('gin', table.words).with(WITHOUT_PENDING_LIST),
    index('search_documents_heads').using('gin', table.titleWords, table.keywordWords).with(WITHOUT_PENDING_LIST),
    index('search_documents_titles').using('gin', table.titleWords).with(WITHOUT_PENDING_LIST).where(sql`kind <> 'event'`),
    index('search_documents_beginnings').on(table.normalizedTitle.op('text_pattern_ops')),
    index('search_documents_suggested').on(table.normalizedTitle.op('text_pattern_ops')).where(sql`kind <> 'event'`),
    index('search_documents_times').on(table.happensAt).where(sql`kind = 'event'`),
    index('search_documents_appears').on(table.visibleFrom).where(sql`visible_from IS NOT NULL`),
    index('search_documents_disappears').on(table.visibleUntil).where(sql`visible_until IS NOT NULL`),
    index('search_documents_changes').on(table.changesAt).where(sql`changes_at IS NOT NULL`),
  ],
)

/** What results show of a document; written and deleted with it. */
export const searchCards = pgTable(
  'search_cards',
  {
    objectId: integer('object_id').notNull(),
    kind: text().$type<SearchKind>().notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    passages: jsonb().$type<IndexedPassage[]>().notNull(),
    url: text().notNull(),
    imageId: integer('image_id').references(() => media.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.objectId] }),
    foreignKey({ columns: [table.kind, table.objectId], foreignColumns: [searchDocuments.kind, searchDocuments.objectId] }).onDelete(
      'cascade',
    ),
  ],
)

/** The vocabulary of the index, in which prefixes, substrings and corrections are looked up; unused words go with the weekly rebuild. */
export const searchWords = pgTable('search_words', { word: text().primaryKey(), stem: text().notNull() }, (table) => [
  index('search_words_stem').on(table.stem),
  index('search_words_parts').using('gin', table.word.op('gin_trgm_ops')).with(WITHOUT_PENDING_LIST),
  index('search_words_beginnings').on(sql`length(${table.word})`, table.word.op('text_pattern_ops')),
  index('search_words_endings').on(sql`length(${table.word})`, sql`reverse(${table.word}) text_pattern_ops`),
])

/** Zero results, counted by day and keyword, without personal data (zero-results.server.ts). */
export const zeroResults = pgTable(
  'search_misses',
  { day: date().notNull(), keyword: text().notNull(), count: integer().notNull().default(1) },
  (table) => [primaryKey({ columns: [table.day, table.keyword] })],
)
