import { t } from '../../platform/i18n/i18n.ts'
import styles from './OfflineMark.module.css'

/** A disabled entry of the header while the shop is offline, with the reason as its tooltip (B §2, B §4). */
export function OfflineMark({ children }: { children: string }) {
  return (
    <span className={styles.offline} title={t('Webshop offline')}>
      {children}
      <span className="visually-hidden"> – {t('Webshop offline')}</span>
    </span>
  )
}
