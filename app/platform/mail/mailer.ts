import { and, eq, isNotNull, lt, ne } from 'drizzle-orm'
import { z } from 'zod'
import { isoWithOffset, toDate } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { recordId } from '../database/record-id.ts'
import { defineQueue, handleQueue, type JobAttempt, type JobHandler } from '../jobs/queue.ts'
import type { Platform } from '../platform.ts'
import { type EmailContent, renderHtml, renderText } from './email-content.ts'
import { mails } from './tables.ts'
import { isPermanentRejection, type MailTransport } from './transport.ts'

/** 24 retries with growing delays span about a day, longer than most outages of mail servers. */
const sendMail = defineQueue('mail.send', z.strictObject({ mail: recordId }), { retries: 24, retryDelaySeconds: 30 })
const purgeBodies = defineQueue('mail.forget', z.strictObject({}), { isExclusive: true })
const NIGHTLY_CRON = '30 4 * * *'
/** Emails older than this keep their row, without content. */
const BODY_KEPT_HOURS = 30 * 24
const MAX_ERROR_LENGTH = 500
/** As many as one sending can have. */
const MAX_FAILURES = sendMail.retries + 1

export type NewEmail = { kind: string; to: string; replyTo?: string | undefined; content: EmailContent }

/**
 * Queues an email in the transaction that causes it: it is sent soon after the commit, or not at all. Layout is applied
 * when it is sent.
 * @returns the id of its row, which says how it went
 */
export async function queueEmail(platform: Pick<Platform, 'jobs' | 'clock'>, tx: Database, mail: NewEmail): Promise<number> {
  const [row] = await tx
    .insert(mails)
    .values({
      kind: mail.kind,
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: oneLine(mail.content.subject),
      letter: mail.content,
      createdAt: toDate(platform.clock.now()),
    })
    .returning({ id: mails.id })
  if (!row) throw new Error('email was not written')
  await platform.jobs.enqueue(tx, sendMail, { mail: row.id })
  return row.id
}

/**
 * Sends an email once more, whatever its state.
 * @returns false when there is none or its content has been purged
 */
export function resendEmail(platform: Pick<Platform, 'jobs' | 'write'>, id: number): Promise<boolean> {
  return platform.write(async (tx) => {
    const [row] = await tx
      .update(mails)
      .set({ state: 'queued', lastError: '' })
      .where(and(eq(mails.id, id), isNotNull(mails.letter)))
      .returning({ id: mails.id })
    if (row) await platform.jobs.enqueue(tx, sendMail, { mail: row.id })
    return row !== undefined
  })
}

type Sending = { transport: MailTransport; readHouseName: () => Promise<string> }

/** Jobs of the mailer: sending queued emails, and purging old content at night. */
export function mailJobs(platform: Platform, sending: Sending): JobHandler[] {
  return [
    handleQueue(sendMail, ({ mail }, attempt) => deliver(platform, sending, mail, attempt)),
    handleQueue(purgeBodies, () => purgeOldBodies(platform), { cron: NIGHTLY_CRON }),
  ]
}

/**
 * Sends one email. It is sent twice if the process is killed between the mail server's response and the update of the row;
 * the message id is the same, by which mail clients can show it once.
 */
async function deliver(platform: Platform, { transport, readHouseName }: Sending, id: number, attempt: JobAttempt): Promise<void> {
  const [row] = await platform.db.select().from(mails).where(eq(mails.id, id))
  if (!row?.letter || row.state === 'sent' || row.state === 'kept') return
  const houseName = await readHouseName()
  const host = new URL(platform.config.publicUrl).hostname
  try {
    await transport.send({
      from: { name: houseName, address: platform.config.MAIL_FROM ?? `noreply@${host}` },
      to: row.recipient,
      ...(row.replyTo ? { replyTo: row.replyTo } : {}),
      subject: row.subject,
      text: renderText(row.letter, houseName),
      html: renderHtml(row.letter, houseName),
      messageId: `<mail-${row.id}-${row.createdAt.getTime()}@${host}>`,
      date: row.createdAt,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    const outcome: Partial<typeof mails.$inferInsert> = transport.deliversExternally
      ? { state: 'sent', sentAt: toDate(platform.clock.now()) }
      : { state: 'kept', sentAt: null }
    await updateMail(platform, id, { ...outcome, attempts: row.attempts + 1, lastError: '' })
  } catch (error) {
    const isRejected = isPermanentRejection(error)
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH)
    const state = isRejected || attempt.isLast ? 'failed' : 'queued'
    const failures = [...row.failures, { at: isoWithOffset(platform.clock.now()), reason: lastError }].slice(-MAX_FAILURES)
    await updateMail(platform, id, { state, attempts: row.attempts + 1, lastError, failures })
    if (!isRejected) throw error
    platform.log.warn({ mail: id, kind: row.kind, err: error }, 'email permanently rejected')
  }
}

function updateMail(platform: Platform, id: number, changes: Partial<typeof mails.$inferInsert>): Promise<void> {
  return platform.write(async (tx) => {
    await tx.update(mails).set(changes).where(eq(mails.id, id))
  })
}

/** Removes the content of emails that were sent or given up long ago. */
export function purgeOldBodies(platform: Platform): Promise<void> {
  const before = toDate(platform.clock.now().subtract({ hours: BODY_KEPT_HOURS }))
  return platform.write(async (tx) => {
    await tx
      .update(mails)
      .set({ letter: null })
      .where(and(ne(mails.state, 'queued'), lt(mails.createdAt, before)))
  })
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)
}
