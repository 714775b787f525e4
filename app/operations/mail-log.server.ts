import { and, desc, eq, lt } from 'drizzle-orm'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import { renderText } from '../platform/mail/email-content.ts'
import { mails } from '../platform/mail/tables.ts'
import type { Platform } from '../platform/platform.ts'

const SHOWN = 50
export const MAIL_STATES = ['failed', 'kept', 'queued', 'sent'] as const
/** Emails with a link that gives access to an account; their text is never shown to other users. */
const SECRET_KINDS = ['password-reset', 'invitation']

/** The queued and sent emails, newest first. */
export async function readMails(
  { db }: Pick<Platform, 'db'>,
  { state, before }: { state: (typeof MAIL_STATES)[number] | undefined; before: number | undefined },
) {
  const rows = await db
    .select()
    .from(mails)
    .where(and(state ? eq(mails.state, state) : undefined, before ? lt(mails.id, before) : undefined))
    .orderBy(desc(mails.id))
    .limit(SHOWN + 1)
  const pageRows = rows.slice(0, SHOWN)
  return {
    mails: pageRows.map(({ letter, createdAt, kind, ...mail }) => ({
      id: mail.id,
      recipient: mail.recipient,
      subject: mail.subject,
      state: mail.state,
      attempts: mail.attempts,
      lastError: mail.lastError,
      createdAt: isoWithOffset(toInstant(createdAt)),
      text: letter && !SECRET_KINDS.includes(kind) ? renderText(letter, '') : null,
      mayBeSentAgain: letter !== null,
    })),
    next: rows.length > SHOWN ? (pageRows.at(-1)?.id ?? null) : null,
  }
}
