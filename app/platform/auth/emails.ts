import { t } from '../i18n/i18n.ts'
import type { EmailContent } from '../mail/email-content.ts'

/** An account without a name is called by its address, by which nobody is greeted. */
const greeting = (name: string): string => (name.includes('@') ? t('Hello,') : t('Hello {name},', { name }))

/** The email with a password link, after a request for a new password. @param url where a new one is chosen */
export function passwordResetEmail(name: string, url: string): EmailContent {
  return {
    subject: t('Choose a new password'),
    title: t('Choose a new password'),
    paragraphs: [
      greeting(name),
      t(
        'We received a request, probably from you, to reset your password for this website. Use the link below to choose a new one. It works once and expires in one hour.',
      ),
    ],
    button: { label: t('Choose a new password'), url },
    notes: [t('If this was not you, you can ignore this email. Your password will not change.')],
  }
}

/** The invitation email for a new account. @param url where the first password is chosen */
export function invitationEmail(name: string, url: string): EmailContent {
  return {
    subject: t('Your staff account'),
    title: t('Welcome, {name}', { name }),
    paragraphs: [
      t('An account for the website has been created for you. Please choose a password. The link works once and expires in seven days.'),
    ],
    button: { label: t('Choose a password'), url },
  }
}

/** The email to the owner of an account for which many wrong passwords were tried. @param url where a new one is asked for */
export function wrongPasswordsEmail(name: string, url: string): EmailContent {
  return {
    subject: t('Many failed login attempts on your account'),
    title: t('Many failed login attempts on your account'),
    paragraphs: [
      greeting(name),
      t(
        'There were many failed login attempts on your account within an hour. For the rest of the hour no more passwords will be accepted from there. Browsers in which you have logged in before are not affected by what strangers try.',
      ),
      t(
        'If this was you, choose a new password to log in straight away. If not, your password has not been guessed. Two-factor authentication, under “My account”, protects you even if it is.',
      ),
    ],
    button: { label: t('Choose a new password'), url },
  }
}
