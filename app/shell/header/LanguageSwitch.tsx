import { useContext } from 'react'
import { parsePath } from 'react-router'
import { currentLocale, type Locale, t } from '../../platform/i18n/i18n.ts'
import { addressIn } from './address-in.ts'
import styles from './LanguageSwitch.module.css'
import { ShownAddress } from './shown-address.ts'

const NAMES = { de: 'Deutsch', en: 'English' } as const

/**
 * Links to the same screen in each language of the site, under its prefix (A §4), with what the address asks for. Each is a page
 * of its own, loaded whole: the texts of a page are those of one language.
 */
export default function LanguageSwitch({ locales }: { locales: readonly Locale[] }) {
  const { pathname = '/', search = '' } = parsePath(useContext(ShownAddress) ?? '/')
  return (
    <nav className={styles.languages} aria-label={t('Language')}>
      <ul>
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={addressIn(locale, pathname) + search}
              lang={locale}
              hrefLang={locale}
              title={NAMES[locale]}
              aria-current={locale === currentLocale() ? 'true' : undefined}
            >
              {locale.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
