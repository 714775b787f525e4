import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { Sheet } from '../staff-ui/Sheet.tsx'
import form from '../staff-ui/screen.module.css'
import { useAction } from '../staff-ui/use-action.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import styles from './MailSheet.module.css'
import type { OpenedMail } from './mail-log.server.ts'
import { MAIL_FAULT_LABELS, MAIL_STATE_LABELS } from './mail-states.ts'
import { SendAgain } from './SendAgain.tsx'

const UNSURE: Label =
  'All of it was sent, and no answer came. It is tried again after some hours, and once more after a day, since a second copy might arrive.'

type Props = { mail: OpenedMail; isMailing: boolean; mayWrite: boolean; onClose: () => void }

/** One email: to whom, what became of it, why it failed, and what it says. */
export function MailSheet({ mail, isMailing, mayWrite, onClose }: Props) {
  const format = useDateFormat()
  const { notice, act } = useAction()
  const { recipient, replyTo, createdAt, sentAt, state, fault, failures, text, mayBeSentAgain } = mail
  const why = state === 'unsure' ? t(UNSURE) : fault && t(MAIL_FAULT_LABELS[fault])
  const facts = [
    [t('Recipient'), recipient],
    [t('Replies go to'), replyTo],
    [t('Written|email'), format.dateTime(createdAt)],
    [t('State'), [t(MAIL_STATE_LABELS[state]), sentAt && format.dateTime(sentAt)].filter(Boolean).join(', ')],
    [t('Why'), why],
  ].filter(([, value]) => value)
  return (
    <Sheet title={mail.subject} onClose={onClose} className={styles.sheet} isTall>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {failures.length > 0 && (
        <section className={styles.failures}>
          <h3>{t('Attempts that failed')}</h3>
          <ol>
            {failures.map(({ at, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are only ever added at the end
              <li key={index}>
                {at && <time dateTime={at}>{format.dateTime(at)}</time>}
                <span>{reason}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className={styles.again}>
        {mayWrite && mayBeSentAgain && <SendAgain mail={mail} isMailing={isMailing} act={act} />}
        <span role="status" className={form.ok}>
          {notice}
        </span>
      </div>
      {text ? (
        <section className={styles.text}>
          <h3>{t('What it says')}</h3>
          <p>{text.trim()}</p>
          {text.includes('=…') && <small>{t('What gives access stands in the email alone; here it is “…”.')}</small>}
        </section>
      ) : (
        <p className={styles.gone}>{t('What an email says is kept for thirty days. Of this one only what stands above is left.')}</p>
      )}
    </Sheet>
  )
}
