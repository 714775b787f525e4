import { DEFAULT_LOCALE } from '../i18n/i18n.ts'
import { WEBSHOP_PATH } from './webshop-path.ts'

const PREFIX = new RegExp(`^${DEFAULT_LOCALE}(?=/|$)`)
const WEBSHOP = `${WEBSHOP_PATH.slice(1)}/`

/**
 * The path of a route in a further language, of the router's routes, which are those of the first one. The webshop page has a
 * prefix only there (decision 0151).
 */
export function routePathIn(locale: string, path: string): string {
  return path.startsWith(WEBSHOP) ? `${locale}/${path}` : path.replace(PREFIX, locale)
}
