import { t } from '../../platform/i18n/i18n.ts'
import styles from './OfflineMark.module.css'

/** An entry of the header that cannot be used while the shop is offline: marked, with the reason as its tooltip (B §2, B §4). */
export function OfflineMark({ children }: { children: string }) {
  return (
    <span className={styles.offline} title={t('Online shop unavailable')}>
      {children}
      <span className="visually-hidden"> – {t('Online shop unavailable')}</span>
    </span>
  )
}
