import { currentLocale, DEFAULT_LOCALE } from '../i18n/i18n.ts'

const FIRST_LANGUAGE = new RegExp(`^/${DEFAULT_LOCALE}(?=[/?#]|$)`)

/**
 * An address as authors write it, which is one of the first language, in that of the page: who reads English is led on in
 * English. The switch of languages alone leads back.
 */
export function inPageLanguage(address: string): string {
  return currentLocale() === DEFAULT_LOCALE ? address : address.replace(FIRST_LANGUAGE, `/${currentLocale()}`)
}
