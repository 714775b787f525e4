import { t } from '../../platform/i18n/i18n.ts'
import styles from './entry.module.css'
import { isPressKnown } from './known-press.ts'

/** Says in the bar how a text is edited from where it is read, to whoever has not done so yet. */
export function PressHint() {
  return <p className={styles.hint}>{!isPressKnown() && t('Change a text: press it twice')}</p>
}
