import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import type { Form } from './queries.server.ts'

/** What became of an entry that was taken. */
export type Submission = {
  /** whether the visitor is sent no email although the form promises one, since the address got several just now */
  isMailLeftOut: boolean
}

/**
 * The text shown after submission. Without a mail server it never promises an email, whatever staff have written.
 * @param isMailLeftOut whether the email that the form promises is not sent, which it then says
 */
export function thanksOf(platform: Pick<Platform, 'config'>, form: Form, { isMailLeftOut }: Submission): string {
  const thanks = usualThanksOf(platform, form)
  if (!isMailLeftOut) return thanks
  return `${thanks} ${t('You will get no email from us this time: we have sent three to your address within the last hour.')}`
}

function usualThanksOf({ config }: Pick<Platform, 'config'>, { successText, confirmation }: Form): string {
  if (confirmation === 'opt-in' && !config.SMTP_URL)
    return t('We have received your details, but cannot send you the confirmation email at the moment. Please contact us directly.')
  if (successText) return successText
  if (confirmation !== 'opt-in') return t('Thank you! We have received your message.')
  return t('Almost done. We have sent you an email with a link. Please use it to confirm that this was you.')
}
