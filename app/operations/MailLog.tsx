import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { request } from '../staff-ui/api-client.ts'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import form from '../staff-ui/screen.module.css'
import { FilterForm } from '../staff-ui/table/FilterForm.tsx'
import { ListTable } from '../staff-ui/table/ListTable.tsx'
import { useAction } from '../staff-ui/use-action.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import type { readMails } from './mail-log.server.ts'
import styles from './operations.module.css'

type Mail = Awaited<ReturnType<typeof readMails>>['mails'][number]
type Props = { mails: Mail[]; state: string; next: string | null; outbox: string | null }

const STATES: Record<Mail['state'], Label> = { failed: 'Failed', kept: 'In outbox, not sent', queued: 'Waiting', sent: 'Sent' }

/** The emails: sent, queued, failed, and kept in the outbox when there is no mail server. */
export function MailLog({ mails, state, next, outbox }: Props) {
  const format = useDateFormat()
  const { notice, act } = useAction()
  return (
    <>
      <PageHeader
        title={t('Emails')}
        notice={notice}
        {...(outbox
          ? {
              lead: t(
                'No mail server is configured. Emails are not sent but stored as files in {folder}. Once a mail server is configured, “Send again” sends them.',
                { folder: outbox },
              ),
            }
          : {})}
      />
      <FilterForm
        filters={[
          {
            kind: 'select',
            name: 'state',
            label: t('State'),
            value: state,
            options: Object.entries(STATES).map(([value, label]) => ({ value, label: t(label) })),
          },
        ]}
      />
      <ListTable
        head={[t('Subject'), t('Recipient'), t('When'), t('State')]}
        empty={t('No matching emails.')}
        next={next}
        rows={mails.map((mail) => ({
          key: mail.id,
          cells: [subjectOf(mail), mail.recipient, format.dateTime(mail.createdAt), stateOf(mail)],
          actions: mail.mayBeSentAgain && mail.state !== 'queued' && (
            <button
              type="button"
              className={form.second}
              aria-label={t('Send “{subject}” to {recipient} again', { subject: mail.subject, recipient: mail.recipient })}
              onClick={() =>
                act(
                  () => request('POST', `/api/admin/mails/${mail.id}/again`),
                  t(
                    outbox
                      ? 'The email goes back to the outbox. It will not be sent because no mail server is configured.'
                      : 'The email is being sent again.',
                  ),
                )
              }
            >
              {t('Send again')}
            </button>
          ),
        }))}
      />
    </>
  )
}

function subjectOf({ subject, text }: Mail) {
  if (!text) return subject
  return (
    <details className={styles.more}>
      <summary>{subject}</summary>
      <pre>{text}</pre>
    </details>
  )
}

function stateOf({ state, lastError, attempts }: Mail) {
  if (!lastError) return t(STATES[state])
  return (
    <>
      <strong className={form.error}>{t(STATES[state])}</strong> ({t('{n} attempts', { n: attempts })}): {lastError}
    </>
  )
}
