import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { TRANSLATE } from '../../content/index.ts'
import { currentLocale, DEFAULT_LOCALE, type Locale, t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import type { EditedObject } from '../pages/use-status.ts'
import styles from '../toolbar.module.css'
import { goTo } from './go-to-language.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { workPath } from './language-paths.ts'

const TranslateDock = lazy(() => import('./TranslateDock.tsx'))

type Props = { locales: readonly Locale[]; subject: EditedObject }

/** In the bar of a site of several languages: the language, and on a page in another one than the first its translation. */
export default function LanguageTools({ locales, subject }: Props) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isTranslating = currentLocale() !== DEFAULT_LOCALE && new URLSearchParams(search).has(TRANSLATE)
  return (
    <>
      <LanguageMenu locales={locales} pathname={pathname} />
      {currentLocale() !== DEFAULT_LOCALE && (
        <button
          type="button"
          className={styles.switch}
          onClick={() =>
            isTranslating ? void goTo(workPath(DEFAULT_LOCALE, pathname)) : void navigate(workPath(currentLocale(), pathname))
          }
        >
          {!isTranslating && <Icon name="translate" />}
          {isTranslating ? t('Done|translating') : t('Translate page')}
        </button>
      )}
      {isTranslating && (
        <Suspense>
          <TranslateDock key={`${subject.contentType}/${subject.objectId}`} subject={subject} pathname={pathname} />
        </Suspense>
      )}
    </>
  )
}
