import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import form from '../staff-ui/screen.module.css'
import type { Act } from '../staff-ui/use-action.ts'
import type { MailSummary } from './mail-log.server.ts'

type Props = { mail: MailSummary; isMailing: boolean; act: Act }

/** Sends every email that was given up once more. */
export function SendFailedAgain({ act }: Pick<Props, 'act'>) {
  return (
    <button
      type="button"
      className={form.second}
      onClick={() =>
        act(
          () => request<{ number: number }>('POST', '/api/admin/mails/again'),
          ({ number }) => t('{n} emails are being sent again.', { n: number }),
        )
      }
    >
      {t('Send all failed emails again')}
    </button>
  )
}

/** Sends an email once more, and says what that comes to. */
export function SendAgain({ mail: { id, subject, recipient }, isMailing, act }: Props) {
  return (
    <button
      type="button"
      className={form.second}
      aria-label={t('Send “{subject}” to {recipient} again', { subject, recipient })}
      onClick={() =>
        act(
          () => request('POST', `/api/admin/mails/${id}/again`),
          t(
            isMailing
              ? 'The email is being sent again.'
              : 'The email goes back to the outbox. It will not be sent because no mail server is configured.',
          ),
        )
      }
    >
      {t('Send again')}
    </button>
  )
}
