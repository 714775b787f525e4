import { Link } from 'react-router'
import { type Locale, t } from '../platform/i18n/i18n.ts'
import styles from './language-links.module.css'
import { staffLanguageName } from './staff-language-name.ts'

type Props = {
  locales: readonly Locale[]
  current: Locale
  to: (locale: Locale) => string
  /** of a language that is not in the hub, whose page is loaded whole */
  isOutside?: (locale: Locale) => boolean
}

/** The languages of what is on the screen, as links; the one that is shown is marked. */
export function LanguageLinks({ locales, current, to, isOutside = () => false }: Props) {
  return (
    <nav className={styles.languages} aria-label={t('Language|translation')}>
      {locales.map((locale) => (
        <Link key={locale} to={to(locale)} reloadDocument={isOutside(locale)} aria-current={locale === current ? 'true' : undefined}>
          {staffLanguageName(locale)}
        </Link>
      ))}
    </nav>
  )
}
