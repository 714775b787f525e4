import { and, desc, eq, lt } from 'drizzle-orm'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import { renderText } from '../platform/mail/email-content.ts'
import { type MailState, mails } from '../platform/mail/tables.ts'
import { withoutSecrets } from '../platform/mail/without-secrets.ts'
import type { Platform } from '../platform/platform.ts'
import { readSettings } from '../site/index.server.ts'

const SHOWN = 50

type Mail = typeof mails.$inferSelect

/** The queued and sent emails, newest first. */
export async function readMails(
  { db }: Pick<Platform, 'db'>,
  { state, before }: { state: MailState | undefined; before: number | undefined },
) {
  const rows = await db
    .select()
    .from(mails)
    .where(and(state ? eq(mails.state, state) : undefined, before ? lt(mails.id, before) : undefined))
    .orderBy(desc(mails.id))
    .limit(SHOWN + 1)
  const pageRows = rows.slice(0, SHOWN)
  return { mails: pageRows.map(summaryOf), next: rows.length > SHOWN ? (pageRows.at(-1)?.id ?? null) : null }
}

/** One email as it was written, with each attempt that failed. Secrets in its links are left out, for nobody but the recipient. */
export async function readMail(platform: Platform, id: number) {
  const [mail] = await platform.db.select().from(mails).where(eq(mails.id, id))
  if (!mail) return undefined
  const { letter, replyTo, sentAt, failures, lastError } = mail
  const { houseName } = (await readSettings(platform)).design
  return {
    ...summaryOf(mail),
    replyTo,
    sentAt: sentAt && isoWithOffset(toInstant(sentAt)),
    // Of what failed before attempts were kept only the last reason is known.
    failures: failures.length > 0 ? failures : lastError ? [{ at: null, reason: lastError }] : [],
    text: letter && withoutSecrets(renderText(letter, houseName)),
  }
}

function summaryOf({ id, recipient, subject, state, attempts, fault, lastError, createdAt, letter }: Mail) {
  return {
    ...{ id, recipient, subject, state, attempts, fault, lastError },
    createdAt: isoWithOffset(toInstant(createdAt)),
    mayBeSentAgain: letter !== null && state !== 'sending' && (state !== 'queued' || fault !== ''),
  }
}

/** An email of the list. */
export type MailSummary = ReturnType<typeof summaryOf>
/** An email that is opened. */
export type OpenedMail = NonNullable<Awaited<ReturnType<typeof readMail>>>
