import { currentLocale, DEFAULT_LOCALE } from '../i18n/i18n.ts'
import { pathIn } from './path-in.ts'

const FIRST_LANGUAGE = new RegExp(`^/${DEFAULT_LOCALE}(?=/|$)`)

/**
 * An address that authors wrote or the index holds, which is one of the first language, as a call answers it: in the language
 * that the call asks for, with that language's own words in it. Addresses of other sites and of files stay.
 */
export function addressInLanguage(address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  const locale = currentLocale()
  return locale === DEFAULT_LOCALE || !FIRST_LANGUAGE.test(path) ? address : `${pathIn(locale, path)}${rest}`
}
