import { t } from '../../platform/i18n/i18n.ts'
import styles from './Legend.module.css'

/** What the looks of entries mean, and for those who may, how they are moved. */
export function Legend({ mayWrite }: { mayWrite: boolean }) {
  return (
    <footer className={styles.legend} data-board-legend>
      <ul>
        <li>
          <span className={styles.sign} />
          {t('Performance')}
        </li>
        <li>
          <span className={styles.sign} data-kind="rehearsal" />
          {t('Rehearsal, technical work, closed')}
        </li>
        <li>
          <span className={styles.sign} data-kind="hire" />
          {t('Hire, on hold')}
        </li>
        <li>
          <span className={styles.sign} data-kind="clash" />
          {t('Conflict')}
        </li>
      </ul>
      {mayWrite && <p data-screen-only>{t('Drag or Alt + arrows move · double click creates · Ctrl Z takes back')}</p>}
    </footer>
  )
}
