import { t } from '../../platform/i18n/i18n.ts'
import { setDark, useIsDark } from '../../ui/colour-scheme.ts'
import styles from './SchemeSwitch.module.css'

/** Switches between dark and light; until then the page follows the device. */
export function SchemeSwitch() {
  const isDark = useIsDark()
  return (
    <button type="button" className={styles.switch} aria-pressed={isDark ?? false} onClick={() => setDark(!isDark)}>
      <span className={styles.sign} aria-hidden="true" />
      <span className="visually-hidden">{t('Dark mode')}</span>
    </button>
  )
}
