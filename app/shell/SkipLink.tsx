import { t } from '../platform/i18n/i18n.ts'
import { MAIN_CONTENT_ID } from './constants.ts'
import styles from './SkipLink.module.css'

/** The first tab stop: skips the header (B §2). */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_CONTENT_ID}`}>
      {t('Skip to content')}
    </a>
  )
}
