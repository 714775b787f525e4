import { describeSeen } from '../../staff-ui/page-status.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { type EditedObject, useStatus } from '../pages/use-status.ts'
import styles from './sheet.module.css'

/** Says before publishing that visitors will not see it yet, and what is to be done; nothing where they will. */
export function UnseenNote({ subject }: { subject: EditedObject }) {
  const status = useStatus(subject)?.status
  const format = useDateFormat()
  if (!status || status.state === 'online') return null
  return (
    <p role="note" className={styles.unseen}>
      {describeSeen(status, { isPage: subject.contentType === 'page', format })}
    </p>
  )
}
