import { toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { queueEmail } from '../platform/mail/mailer.ts'
import { queueVisitorEmail } from '../platform/mail/visitor-mail.ts'
import type { Platform } from '../platform/platform.ts'
import { readSettingsInTx } from '../site/index.server.ts'
import { copyEmail, emailIn, entryEmail, optInEmail, receiptEmail } from './emails.server.ts'
import type { Form } from './queries.server.ts'
import type { formEntries } from './tables.ts'
import type { Upload } from './uploads.server.ts'

type EntryRow = typeof formEntries.$inferSelect

/** Sends an entry to each recipient of the form. They get every one; the limit for visitors' addresses is not theirs. */
export async function notifyRecipients(platform: Platform, tx: Database, form: Form, entry: EntryRow, files: Upload[]): Promise<void> {
  const content = entryEmail(
    form,
    { id: entry.id, values: entry.fieldValues, receivedAt: toInstant(entry.createdAt), files, isDoubtful: entry.isDoubtful },
    { publicUrl: platform.config.publicUrl, notation: (await readSettingsInTx(tx)).design },
  )
  for (const to of form.recipients)
    await queueEmail(platform, tx, { kind: 'form-entry', to, replyTo: emailIn(form, entry.fieldValues), content: content })
}

/**
 * Sends the visitor the link that confirms the address. What the visitor wrote is not in it, since the address may be
 * somebody else's. Answers go to the house.
 * @returns whether an email goes out: a receipt is left out where the address has had its share for this hour
 * @throws Problem 429 `too_many_mails` for an entry that counts only once it is confirmed
 */
export async function sendConfirmationLink(platform: Platform, tx: Database, form: Form, entry: EntryRow, url: string): Promise<boolean> {
  const to = emailIn(form, entry.fieldValues)
  if (!to) return true
  const replyTo = form.recipients[0]
  if (form.confirmation === 'copy')
    return queueVisitorEmail(platform, tx, { kind: 'form-receipt', to, replyTo, content: receiptEmail(form, url) })
  if (await queueVisitorEmail(platform, tx, { kind: 'form-opt-in', to, replyTo, content: optInEmail(form, url) })) return true
  throw new Problem(
    429,
    'too_many_mails',
    t('We have sent three emails to this address within the last hour. Please look for them, or send the form again in an hour.'),
  )
}

/** Sends the copy of an entry to its address, which its owner has confirmed. */
export async function sendCopy(platform: Platform, tx: Database, form: Form, entry: EntryRow): Promise<void> {
  const to = emailIn(form, entry.fieldValues)
  if (!to) return
  const content = copyEmail(form, entry.fieldValues)
  await queueEmail(platform, tx, { kind: 'form-copy', to, replyTo: form.recipients[0], content })
}
