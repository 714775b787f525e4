import { DEFAULT_LOCALE, type Locale } from '../platform/i18n/i18n.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import { translateUrl } from './translation-urls.ts'

/** In the head of a record's form, which is its German: the ways to its other languages. */
export function RecordLanguages({ type, id, locales }: { type: string; id: number; locales: readonly Locale[] }) {
  return (
    <LanguageLinks
      locales={[DEFAULT_LOCALE, ...locales]}
      current={DEFAULT_LOCALE}
      to={(locale) => (locale === DEFAULT_LOCALE ? adminUrl(type, id) : translateUrl({ recordType: type, recordId: id }, locale))}
    />
  )
}
