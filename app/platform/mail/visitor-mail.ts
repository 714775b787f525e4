import type { Database } from '../database/database.ts'
import { type RateLimit, takeSlot } from '../http/rate-limit.ts'
import type { Platform } from '../platform.ts'
import { type NewEmail, queueEmail } from './mailer.ts'

/** Emails that one address gets because visitors entered it, whichever of them and wherever (decision 0160). */
const VISITOR_MAILS: RateLimit = { purpose: 'visitor-mail', max: 3, minutes: 60 }

/**
 * Queues an email to an address that a visitor entered, which may be somebody else's.
 * @returns false, and queues nothing, where the address has got its share for this hour
 */
export async function queueVisitorEmail(platform: Platform, tx: Database, mail: NewEmail): Promise<boolean> {
  if (!(await takeSlot(platform, tx, VISITOR_MAILS, mail.to))) return false
  await queueEmail(platform, tx, mail)
  return true
}
