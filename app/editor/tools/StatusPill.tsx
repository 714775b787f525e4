import type { ObjectStatus } from '../../content/index.ts'
import { describeStanding } from '../../staff-ui/page-status.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import styles from './status-pill.module.css'

/** What is true of the page for visitors, and how much of the work on it they do not see yet. */
export function StatusPill({ status, changes }: { status: ObjectStatus; changes: number }) {
  const { tone, words, short } = describeStanding({ ...status, changes }, useDateFormat())
  return (
    <span className={styles.pill} data-status={tone}>
      <span className={styles.words} title={words}>
        {words}
      </span>
      <span className={styles.narrow} aria-hidden="true">
        {short}
      </span>
    </span>
  )
}
