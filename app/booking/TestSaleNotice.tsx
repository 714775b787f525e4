import { t } from '../platform/i18n/i18n.ts'
import type { BookableEvent } from './bookable-event.ts'
import styles from './TestSaleNotice.module.css'

/** Says above the tickets that the shop sells none of them for real; nothing otherwise. */
export function TestSaleNotice({ event: { isTestSale } }: { event: Pick<BookableEvent, 'isTestSale'> }) {
  if (!isTestSale) return null
  return <p className={styles.notice}>{t('Test mode: orders placed here are not real and give no admission.')}</p>
}
