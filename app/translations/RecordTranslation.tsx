import { Link } from 'react-router'
import { DEFAULT_LOCALE, type Locale, t } from '../platform/i18n/i18n.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { ADMIN_PATH } from '../platform/routing/table.ts'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import screen from '../staff-ui/screen.module.css'
import { LanguageLinks } from './LanguageLinks.tsx'
import { Translation } from './Translation.tsx'
import { translateUrl } from './translation-urls.ts'
import type { TranslationUnit } from './unit.ts'
import { type TranslatedRecord, useTranslationSession } from './use-translation-session.ts'

type Props = {
  record: TranslatedRecord
  title: string
  units: TranslationUnit[]
  /** the languages of the site besides the first */
  locales: readonly Locale[]
  /** where the original is edited, and where visitors read the translation; null where it has no page of its own */
  editPath: string
  path: string | null
  mayWrite: boolean
}

/** The screen on which a record is translated. */
export function RecordTranslation({ record, title, units, locales, editPath, path, mayWrite }: Props) {
  const { session, state } = useTranslationSession(record, units)
  const { locale } = record
  return (
    <>
      <PageHeader title={title}>
        <LanguageLinks
          locales={[DEFAULT_LOCALE, ...locales]}
          current={locale}
          to={(other) => (other === DEFAULT_LOCALE ? editPath : translateUrl(record, other))}
          isOutside={(other) => other === DEFAULT_LOCALE && !editPath.startsWith(ADMIN_PATH)}
        />
        {path && (
          <a className={screen.second} href={path}>
            {t('View on site')}
          </a>
        )}
        <Link className={screen.second} to={`${adminUrl('translations')}?locale=${locale}`}>
          {t('All translations')}
        </Link>
      </PageHeader>
      <Translation {...{ session, state, locale, mayWrite }} />
    </>
  )
}
