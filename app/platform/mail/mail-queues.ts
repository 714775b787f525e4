import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { recordId } from '../database/record-id.ts'
import { defineQueue } from '../jobs/queue.ts'
import type { Platform } from '../platform.ts'

/** The retries are for errors of the program; a mail that the server does not take plans its next attempt itself. */
const SENDING = { retries: 24, retryDelaySeconds: 30, timeoutSeconds: 20 * 60 }
const payload = z.strictObject({ mail: recordId })
export const sendMail = defineQueue('mail.send', payload, { ...SENDING, concurrency: 4 })
/** Somebody is waiting to log in: these mails wait behind no others. */
export const sendAccess = defineQueue('mail.send-access', payload, { ...SENDING, concurrency: 2 })
const ACCESS_KINDS = ['password-reset', 'invitation', 'wrong-passwords']

/** Plans the next attempt at an email. @param waitSeconds until then, in real time */
export function enqueueSending(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Database,
  { id, kind }: { id: number; kind: string },
  waitSeconds: number,
): Promise<void> {
  const queue = ACCESS_KINDS.includes(kind) ? sendAccess : sendMail
  return jobs.enqueue(tx, queue, { mail: id }, waitSeconds > 0 ? { startAfter: Temporal.Now.instant().add({ seconds: waitSeconds }) } : {})
}
