import { asc, eq } from 'drizzle-orm'
import { users } from '../platform/auth/tables.ts'
import { t } from '../platform/i18n/i18n.ts'
import { messageOf } from '../platform/mail/deliver-mail.ts'
import { faultOf } from '../platform/mail/mail-fault.ts'
import { describeSmtp, readSmtpSettings } from '../platform/mail/smtp-settings.ts'
import { openMailTransport } from '../platform/mail/transport.ts'
import type { Platform } from '../platform/platform.ts'
import { readSettings } from '../site/index.server.ts'
import type { Print } from './command.ts'

/**
 * Sends one email past the queue, and prints how it is sent and what the mail server says to it.
 * @param address to whom; empty for the first administrator
 * @returns whether the mail server has taken it
 */
export async function sendTestEmail(platform: Platform, address: string, print: Print): Promise<boolean> {
  const settings = readSmtpSettings(platform.config)
  if (!settings) {
    print(t('No mail server is configured (SMTP_URL): emails lie in DATA_DIR/outbox and are not sent.'))
    return false
  }
  print(describeSmtp(settings))
  const [administrator] = await platform.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.createdAt))
  const to = address || administrator?.email
  if (!to) {
    print(t('There is no administrator. Create one with: create-admin EMAIL'))
    return false
  }
  const letter = {
    subject: t('A test from Foyer'),
    title: t('A test from Foyer'),
    paragraphs: [t('Whoever reads this gets the emails of the website.')],
  }
  const { design } = await readSettings(platform)
  const row = { id: 0, recipient: to, replyTo: null, subject: letter.subject, letter, createdAt: new Date() }
  try {
    await openMailTransport(platform.config).send(messageOf(platform, row, design.houseName), async () => {})
  } catch (error) {
    const { MAIL_FAULT_LABELS } = await import('../operations/mail-states.ts')
    print(`${t(MAIL_FAULT_LABELS[faultOf(error).fault])} ${(error as Error).message}`)
    return false
  }
  print(t('The mail server has accepted an email to {address}.', { address: to }))
  return true
}
