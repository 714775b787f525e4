import { and, eq, inArray, isNotNull, lt, ne, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { toDate } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { defineQueue, handleQueue, type JobHandler } from '../jobs/queue.ts'
import type { Platform } from '../platform.ts'
import { deliverMail } from './deliver-mail.ts'
import type { EmailContent } from './email-content.ts'
import { enqueueSending, sendAccess, sendMail } from './mail-queues.ts'
import { type MailState, mails } from './tables.ts'
import type { MailTransport } from './transport.ts'

const purgeBodies = defineQueue('mail.forget', z.strictObject({}), { isExclusive: true })
const NIGHTLY_CRON = '30 4 * * *'
/** States in which no attempt is planned, or none that anybody should wait for. */
const ENDED: MailState[] = ['sent', 'kept', 'failed', 'unsure']
/** Emails older than this keep their row, without content. */
const BODY_KEPT_HOURS = 30 * 24

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
    .returning({ id: mails.id, kind: mails.kind })
  if (!row) throw new Error('email was not written')
  await enqueueSending(platform, tx, row, 0)
  return row.id
}

/**
 * Sends an email once more, whatever its state; one that is being sent is left alone.
 * @returns false when there is none or its content has been purged
 */
export async function resendEmail(platform: Pick<Platform, 'db' | 'jobs' | 'write'>, id: number): Promise<boolean> {
  if ((await sendAgain(platform, eq(mails.id, id))) > 0) return true
  return (await platform.db.$count(mails, and(eq(mails.id, id), eq(mails.state, 'sending')))) > 0
}

/** Sends all emails once more that were given up. @returns how many */
export function resendFailedEmails(platform: Pick<Platform, 'jobs' | 'write'>): Promise<number> {
  return sendAgain(platform, eq(mails.state, 'failed'))
}

function sendAgain(platform: Pick<Platform, 'jobs' | 'write'>, which: SQL): Promise<number> {
  return platform.write(async (tx) => {
    const rows = await tx
      .update(mails)
      .set({ state: 'queued', lastError: '', fault: '', attempts: 0 })
      .where(and(which, isNotNull(mails.letter), ne(mails.state, 'sending')))
      .returning({ id: mails.id, kind: mails.kind })
    for (const row of rows) await enqueueSending(platform, tx, row, 0)
    return rows.length
  })
}

type Sending = { transport: MailTransport; readHouseName: () => Promise<string> }

/** Jobs of the mailer: sending queued emails, and purging old content at night. */
export function mailJobs(platform: Platform, sending: Sending): JobHandler[] {
  return [
    ...[sendAccess, sendMail].map((queue) => handleQueue(queue, ({ mail }) => deliverMail(platform, sending, mail))),
    handleQueue(purgeBodies, () => purgeOldBodies(platform), { cron: NIGHTLY_CRON }),
  ]
}

/** Removes the content of emails that were sent or given up long ago. */
export function purgeOldBodies(platform: Platform): Promise<void> {
  const before = toDate(platform.clock.now().subtract({ hours: BODY_KEPT_HOURS }))
  return platform.write(async (tx) => {
    await tx
      .update(mails)
      .set({ letter: null })
      .where(and(inArray(mails.state, ENDED), lt(mails.createdAt, before)))
  })
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)
}
