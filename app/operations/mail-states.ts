import type { Label } from '../platform/i18n/message-ids.ts'
import type { MailFault } from '../platform/mail/mail-fault.ts'
import type { MailState } from '../platform/mail/tables.ts'

/** What became of an email. */
export const MAIL_STATE_LABELS: Record<MailState, Label> = {
  failed: 'Failed',
  unsure: 'Unsure whether it arrived',
  kept: 'In outbox, not sent',
  queued: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
}

/** Why an email did not go out, and who can mend it. */
export const MAIL_FAULT_LABELS: Record<MailFault, Label> = {
  connection: 'The mail server cannot be reached.',
  encryption: 'The connection to the mail server cannot be encrypted as it is set.',
  login: 'The mail server refuses the login of the website.',
  sender: 'The mail server does not accept emails from this sender.',
  busy: 'The mail server has put it off.',
  recipient: 'The mail server does not accept this recipient.',
  message: 'The mail server does not accept this email.',
}
