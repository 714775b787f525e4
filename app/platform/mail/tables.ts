import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, moment } from '../database/columns.ts'
import type { EmailContent } from './email-content.ts'

/** Mails that the house owes or has sent. A row is written in the transaction of what causes the mail. */
export const mails = pgTable(
  'mails',
  {
    id: idColumn(),
    /** what it is for, such as `password-reset`; for staff to find it by */
    kind: text().notNull(),
    recipient: text().notNull(),
    replyTo: text('reply_to'),
    subject: text().notNull(),
    /** null once it is so long sent that nobody needs it */
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
