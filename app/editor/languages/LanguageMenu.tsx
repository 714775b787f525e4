import { currentLocale, type Locale, t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { MenuButton } from '../../staff-ui/MenuButton.tsx'
import { staffLanguageName } from '../../translations/staff-language-name.ts'
import menus from '../bar-menu.module.css'
import { languageItems } from './language-items.ts'
import styles from './languages.module.css'

type Props = { locales: readonly Locale[]; pathname: string }

/** The language in which somebody works on the page: the first one is edited, another one is translated beside the page. */
export function LanguageMenu({ locales, pathname }: Props) {
  const current = currentLocale()
  const name = staffLanguageName(current)
  return (
    <span className={styles.menu}>
      <MenuButton
        label={t('Language of the page: {language}', { language: name })}
        sign={
          <>
            <Icon name="translate" />
            <span className={styles.name}>{name}</span>
            <Icon name="chevron" />
          </>
        }
        menuClass={menus.menu ?? ''}
        items={languageItems(locales, pathname)}
      />
    </span>
  )
}
