import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, moment } from '../database/columns.ts'
import type { EmailContent } from './email-content.ts'

/** Emails queued or sent. A row is written in the transaction of the write that causes the email. */
export const mails = pgTable(
  'mails',
  {
    id: idColumn(),
    /** its purpose, e.g. `password-reset`; staff filter by it */
    kind: text().notNull(),
    recipient: text().notNull(),
    replyTo: text('reply_to'),
    subject: text().notNull(),
    /** the content; null once it was purged */
    letter: jsonb().$type<EmailContent>(),
    /** `queued`, `sent`, `kept` (in the outbox, where no mail server is configured) or `failed` (for good) */
    state: text().$type<'queued' | 'sent' | 'kept' | 'failed'>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    lastError: text('last_error').notNull().default(''),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    sentAt: moment('sent_at'),
  },
  (table) => [index('mails_state').on(table.state, table.createdAt)],
)
