import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, moment } from '../database/columns.ts'
import type { EmailContent } from './email-content.ts'

/** An attempt that failed: when, and what the mail server or the connection said. */
export type MailFailure = { at: string; reason: string }

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
    /** the attempts that failed, the oldest first */
    failures: jsonb().$type<MailFailure[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    sentAt: moment('sent_at'),
  },
  (table) => [index('mails_state').on(table.state, table.createdAt)],
)
