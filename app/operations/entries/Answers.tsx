import type { EntryAnswer } from '../../forms/index.server.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { MAIL_STATE_LABELS } from '../mail-states.ts'
import styles from './entries.module.css'

/** What was answered, by whom, and how its email went. */
export function Answers({ answers }: { answers: EntryAnswer[] }) {
  const format = useDateFormat()
  if (answers.length === 0) return null
  return (
    <section aria-label={t('Answers')} className={styles.answers}>
      <h3>{t('Answers')}</h3>
      <ul>
        {answers.map(({ id, by, at, recipient, delivery, text }) => (
          <li key={id}>
            <p className={styles.quiet}>
              {t('{name} to {address}, {moment}', { name: by, address: recipient, moment: format.dateTime(at) })}
              {delivery && ` · ${t(MAIL_STATE_LABELS[delivery])}`}
            </p>
            <p className={styles.written}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
