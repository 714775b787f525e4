import { t } from '../platform/i18n/i18n.ts'
import { MAIN_CONTENT_ID } from './constants.ts'
import styles from './SkipLink.module.css'

/** The first stop of the keyboard: past the header to the page (B §2). */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_CONTENT_ID}`}>
      {t('Skip to content')}
    </a>
  )
}
