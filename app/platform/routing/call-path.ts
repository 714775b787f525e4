import { currentLocale, DEFAULT_LOCALE } from '../i18n/i18n.ts'

/** The path of a call whose answer is read by visitors, in the language of the page: `/en/api/…`, and without a prefix in the first language. */
export function callPath(path: string): string {
  return currentLocale() === DEFAULT_LOCALE ? path : `/${currentLocale()}${path}`
}
