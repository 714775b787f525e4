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

/** Fields of a module or of rich text that hold an address. */
const ADDRESS_FIELDS = new Set(['href', 'link', 'url'])

/** Content in which every address is `addressInLanguage`: that of links in its texts, and of its fields that hold one. */
export function withAddressesInLanguage<Content>(content: Content): Content {
  return currentLocale() === DEFAULT_LOCALE ? content : (mapped(content) as Content)
}

function mapped(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return ADDRESS_FIELDS.has(field) ? addressInLanguage(value) : value
  if (Array.isArray(value)) return value.map((item) => mapped(item, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapped(item, name)]))
}
