import { TRANSLATE } from '../../content/index.ts'
import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/i18n.ts'
import { pathIn } from '../../platform/routing/path-in.ts'

/** Where staff work on a page in a language: the first one is edited, the others are translated beside the page. */
export function workPath(locale: Locale, pathname: string): string {
  return `${pathIn(locale, pathname)}?${locale === DEFAULT_LOCALE ? 'edit' : TRANSLATE}`
}
