import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, moment } from '../platform/database/columns.ts'

/**
 * A thread of comments on an object's content: on all of it, on a module, or on a part of one of its texts. What it is about
 * is kept in words, so that it can still be understood when the text has changed or the module is gone.
 */
export const commentThreads = pgTable(
  'comment_threads',
  {
    id: idColumn(),
    contentType: text('content_type').notNull(),
    objectId: integer('object_id').notNull(),
    /** the module; null for the whole page */
    node: text(),
    /** type of the module and its first words at that time */
    nodeType: text('node_type').notNull().default(''),
    nodeWords: text('node_words').notNull().default(''),
    /** the text's field; null for the whole module */
    field: text(),
    /** the words selected in it, and how many characters of the text came before them */
    quote: text().notNull().default(''),
    offset: integer('quote_offset').notNull().default(0),
    resolvedAt: moment('resolved_at'),
    resolvedBy: text('resolved_by').notNull().default(''),
    /** grows with every change of the thread or one of its comments */
    revision: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('comment_threads_object').on(table.contentType, table.objectId)],
)

/** A colleague named with `@` in a comment. */
export type Mention = { id: string; name: string }

/** A comment of a thread, oldest first by id. */
export const comments = pgTable(
  'comments',
  {
    id: idColumn(),
    threadId: integer('thread_id')
      .notNull()
      .references(() => commentThreads.id, { onDelete: 'cascade' }),
    /** chosen by the browser, so that a comment sent twice is one */
    key: text().notNull().unique(),
    text: text().notNull(),
    mentions: jsonb().$type<Mention[]>().notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
  },
  (table) => [index('comments_thread').on(table.threadId, table.id)],
)

/** A link by which people without an account see an object's draft until it ends. Of its token only a hash is stored. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: idColumn(),
    contentType: text('content_type').notNull(),
    objectId: integer('object_id').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** whom it is for */
    note: text().notNull().default(''),
    endsAt: moment('ends_at').notNull(),
    revokedAt: moment('revoked_at'),
    lastOpenedAt: moment('last_opened_at'),
    opened: integer().notNull().default(0),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('preview_links_object').on(table.contentType, table.objectId)],
)

/** How a review ended: published by the reviewer, given back, taken back by who asked, or asked for anew. */
export type ReviewOutcome = 'approved' | 'returned' | 'withdrawn' | 'replaced'

/** An object's draft handed over to be looked at and published by somebody else. At most one of an object is open. */
export const reviewRequests = pgTable(
  'review_requests',
  {
    id: idColumn(),
    contentType: text('content_type').notNull(),
    objectId: integer('object_id').notNull(),
    /** a word with it */
    message: text().notNull().default(''),
    /** who is asked; null for all who may publish it */
    reviewerId: text('reviewer_id'),
    reviewerName: text('reviewer_name').notNull().default(''),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** the draft as it was handed over: of each container with changes, its revision and a fingerprint of its document, and the drafts of translations */
    handedOver: jsonb('handed_over').$type<Record<string, { revision: number; fingerprint: string }>>().notNull(),
    outcome: text().$type<ReviewOutcome>(),
    /** who ended it, when, and with which words */
    endedBy: text('ended_by').notNull().default(''),
    endedAt: moment('ended_at'),
    answer: text().notNull().default(''),
    /** whether who asked has seen how it ended */
    isSeen: boolean('is_seen').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('review_requests_object').on(table.contentType, table.objectId, table.id)],
)
