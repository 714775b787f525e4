import { currentLocale, DEFAULT_LOCALE } from '../i18n/i18n.ts'

/** The webshop page that the site's own links lead to; what follows is the ticketing provider's path. */
export const WEBSHOP_PATH = '/webshop'
const WEBSHOP = /^\/webshop(?=[/?#]|$)/

/**
 * A link as it is given, but to the webshop page in the language of this page: in the first one it has no prefix (ROUTE-45).
 * Carts name it by its whole address.
 */
export function webshopLink(address: string): string {
  if (currentLocale() === DEFAULT_LOCALE) return address
  const origin = `${globalThis.location?.origin}/`
  const path = address.startsWith(origin) ? address.slice(origin.length - 1) : address
  return WEBSHOP.test(path) ? `/${currentLocale()}${path}` : address
}
