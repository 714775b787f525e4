import { t } from '../i18n/i18n.ts'
import type { EmailContent } from '../mail/email-content.ts'

/** The mail to somebody who has forgotten the password. @param url where a new one is chosen */
export function passwordResetEmail(name: string, url: string): EmailContent {
  return {
    subject: t('Choose a new password'),
    title: t('Choose a new password'),
    paragraphs: [
      t('Hello {name},', { name }),
      t('Somebody, most likely you, has asked for a new password for this site. The link below leads to it and works once, for one hour.'),
    ],
    button: { label: t('Choose a new password'), url },
    notes: [t('If it was not you, you need not do anything: your password stays as it is.')],
  }
}

/** The mail to somebody for whom an access has been made. @param url where the first password is chosen */
export function invitationEmail(name: string, url: string): EmailContent {
  return {
    subject: t('Your access to the editorial office'),
    title: t('Welcome, {name}', { name }),
    paragraphs: [t('An access to the website has been made for you. Choose a password; the link works once, for seven days.')],
    button: { label: t('Choose a password'), url },
  }
}

/** The mail to somebody for whose account many wrong passwords were tried. @param url where a new one is asked for */
export function wrongPasswordsEmail(name: string, url: string): EmailContent {
  return {
    subject: t('Many wrong passwords for your access'),
    title: t('Many wrong passwords for your access'),
    paragraphs: [
      t('Hello {name},', { name }),
      t('Somebody has tried many passwords for your account within an hour, all of them wrong. For the rest of the hour none is taken.'),
      t(
        'If it was you, choose a new password; with it you get in at once. If not, yours has held. A second factor, under “My account”, keeps out even those who guess it.',
      ),
    ],
    button: { label: t('Choose a new password'), url },
  }
}
