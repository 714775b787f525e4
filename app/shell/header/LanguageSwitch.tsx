import { useLocation } from 'react-router'
import { ACTIVE_LOCALES, DEFAULT_LOCALE, t } from '../../platform/i18n/i18n.ts'
import { addressIn } from './address-in.ts'
import styles from './LanguageSwitch.module.css'

const NAMES = { de: 'Deutsch', en: 'English' } as const

/** The languages of the site; each leads to the same screen under its own prefix (A §4). */
export function LanguageSwitch() {
  const { pathname } = useLocation()
  return (
    <nav className={styles.languages} aria-label={t('Language')}>
      <ul>
        {ACTIVE_LOCALES.map((locale) => (
          <li key={locale}>
            <a
              href={addressIn(locale, pathname)}
              lang={locale}
              hrefLang={locale}
              title={NAMES[locale]}
              aria-current={locale === DEFAULT_LOCALE ? 'true' : undefined}
            >
              {locale.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
