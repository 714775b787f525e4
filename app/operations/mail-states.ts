import type { Label } from '../platform/i18n/message-ids.ts'
import type { MailSummary } from './mail-log.server.ts'

/** What became of an email. */
export const MAIL_STATE_LABELS: Record<MailSummary['state'], Label> = {
  failed: 'Failed',
  kept: 'In outbox, not sent',
  queued: 'Waiting',
  sent: 'Sent',
}
