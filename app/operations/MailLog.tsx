import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import form from '../staff-ui/screen.module.css'
import { FilterForm } from '../staff-ui/table/FilterForm.tsx'
import { ListTable } from '../staff-ui/table/ListTable.tsx'
import { useAction } from '../staff-ui/use-action.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { useOpened } from '../staff-ui/use-opened.ts'
import { MailSheet } from './MailSheet.tsx'
import type { MailSummary, OpenedMail } from './mail-log.server.ts'
import { MAIL_FAULT_LABELS, MAIL_STATE_LABELS } from './mail-states.ts'
import { SendAgain, SendFailedAgain } from './SendAgain.tsx'

type Props = {
  mails: MailSummary[]
  /** the email whose sheet is open */
  opened: OpenedMail | undefined
  state: string
  next: string | null
  outbox: string | null
  mayWrite: boolean
}

/** The emails, sent, queued, failed, and kept in the outbox when there is no mail server; beside them the one that is read. */
export function MailLog({ mails, opened, state, next, outbox, mayWrite }: Props) {
  const format = useDateFormat()
  const { notice, act } = useAction()
  const { addressOf, close } = useOpened()
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
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
      >
        {mayWrite && outbox === null && mails.some((mail) => mail.state === 'failed') && <SendFailedAgain act={act} />}
      </PageHeader>
      <FilterForm
        filters={[
          {
            kind: 'select',
            name: 'state',
            label: t('State'),
            value: state,
            options: Object.entries(MAIL_STATE_LABELS).map(([value, label]) => ({ value, label: t(label) })),
          },
        ]}
      />
      <ListTable
        head={[t('Subject'), t('Recipient'), t('When'), t('State')]}
        empty={t('No matching emails.')}
        next={next}
        rows={mails.map((mail) => ({
          key: mail.id,
          cells: [
            <Link key="open" to={addressOf(mail.id)} preventScrollReset aria-current={opened?.id === mail.id || undefined}>
              {mail.subject}
            </Link>,
            mail.recipient,
            format.dateTime(mail.createdAt),
            stateOf(mail),
          ],
          actions: mayWrite && mail.mayBeSentAgain && <SendAgain mail={mail} isMailing={outbox === null} act={act} />,
        }))}
      />
      {isInBrowser && opened && <MailSheet key={opened.id} mail={opened} isMailing={outbox === null} mayWrite={mayWrite} onClose={close} />}
    </>
  )
}

function stateOf({ state, fault, lastError, attempts }: MailSummary) {
  if (!lastError) return t(MAIL_STATE_LABELS[state])
  const reason = fault ? t(MAIL_FAULT_LABELS[fault]) : lastError
  return (
    <>
      <strong className={form.error}>{t(MAIL_STATE_LABELS[state])}</strong> ({t('{n} attempts', { n: attempts })}): {reason}
    </>
  )
}
