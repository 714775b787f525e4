import { sql } from 'drizzle-orm'
import { customType, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/database/columns.ts'
import { media } from '../platform/media/tables.ts'
import type { Passage, SearchKind } from './source.ts'

/**
 * What is written goes into the index at once. By default it waits in a list, which every search reads from one end to
 * the other: after 4,000 changed documents results took three times as long, until the list was worked off.
 */
const AT_ONCE = { fastupdate: false }

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Everything visitors can find, written in the transaction that changes the thing: by what it is found and ranked.
 * Rows are narrow, because a frequent word reads thousands of them; what a result shows stands on its card.
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
    /** the thing under which results show this one: the production of a performance; null for what stands for itself */
    groupId: integer('group_id'),
    /** the words of the title in the form in which they are compared */
    foldedTitle: text('folded_title').notNull(),
    /** stems of the title */
    titleWords: tsvector('title_words').notNull(),
    /** stems of detail and keywords */
    keywordWords: tsvector('keyword_words').notNull(),
    /** stems of everything; long, so it comes last */
    words: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.objectId] }),
    index('search_documents_words').using('gin', table.words).with(AT_ONCE),
    index('search_documents_heads').using('gin', table.titleWords, table.keywordWords).with(AT_ONCE),
    index('search_documents_titles').using('gin', table.titleWords).with(AT_ONCE).where(sql`kind <> 'event'`),
    index('search_documents_beginnings').on(table.foldedTitle.op('text_pattern_ops')),
    index('search_documents_changes').on(table.changesAt).where(sql`changes_at IS NOT NULL`),
  ],
)

/** What is shown of a document where it is found; written and removed with it. */
export const searchCards = pgTable(
  'search_cards',
  {
    objectId: integer('object_id').notNull(),
    kind: text().$type<SearchKind>().notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    passages: jsonb().$type<Passage[]>().notNull(),
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

/** Every word that was ever indexed, by which beginnings, parts of words and typing errors are found. */
export const searchWords = pgTable('search_words', { word: text().primaryKey(), stem: text().notNull() }, (table) => [
  index('search_words_stem').on(table.stem),
  index('search_words_parts').using('gin', table.word.op('gin_trgm_ops')).with(AT_ONCE),
  index('search_words_beginnings').on(sql`length(${table.word})`, table.word.op('text_pattern_ops')),
  index('search_words_endings').on(sql`length(${table.word})`, sql`reverse(${table.word}) text_pattern_ops`),
])

/** Searches that found nothing, counted by day and keyword; nothing says who searched (misses.server.ts). */
export const zeroResults = pgTable(
  'search_misses',
  { day: date().notNull(), keyword: text().notNull(), count: integer().notNull().default(1) },
  (table) => [primaryKey({ columns: [table.day, table.keyword] })],
)
