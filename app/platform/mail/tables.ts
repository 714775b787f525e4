import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, moment } from '../database/columns.ts'
import type { EmailContent } from './email-content.ts'
import type { MailFault } from './mail-fault.ts'

/**
 * `queued`: waits for its next attempt; `sending`: its bytes are going to the mail server, whose answer is awaited; `unsure`: all
 * of it was sent and no answer came, so that the server may have it; `sent`; `kept`: lies in the outbox, since no mail server
 * is configured; `failed`: given up.
 */
export const MAIL_STATES = ['queued', 'sending', 'unsure', 'sent', 'kept', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** An attempt that failed: when, what the mail server or the connection said, and whether the mail may have arrived all the same. */
export type MailFailure = { at: string; reason: string; isUnsure?: true }

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
    state: text().$type<MailState>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** when the last attempt began to send, or failed */
    triedAt: moment('tried_at'),
    /** why the last attempt failed; empty when none did */
    fault: text().$type<MailFault | ''>().notNull().default(''),
    lastError: text('last_error').notNull().default(''),
    /** the attempts that failed, the oldest first */
    failures: jsonb().$type<MailFailure[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    sentAt: moment('sent_at'),
  },
  (table) => [index('mails_state').on(table.state, table.createdAt)],
)
