import { LOCALES } from '../platform/i18n/i18n.ts'
import { ROBOTS_PATH, SITEMAP_PATH } from '../platform/routing/feeds.ts'
import { HUB_PATH, ROUTE_TABLE, WEBSHOP_PATHS } from '../platform/routing/table.ts'
import { comparablePath } from './redirects.ts'

/** Files that every house has; whoever asks for one is answered with it before anything else is looked at. */
const FILES = ['/sw.js', '/icon.svg', '/manifest.webmanifest', '/html/404.html']

/** Lists, legal pages and whatever else of the route table stands at one address in each language. */
const FIXED = new Set([
  '/',
  ROBOTS_PATH,
  SITEMAP_PATH,
  ...FILES,
  ...LOCALES.map((locale) => `/${locale}`),
  ...Object.values(ROUTE_TABLE).flatMap((paths: { de: string; en?: string }) =>
    [paths.de, paths.en ?? '']
      .filter((path) => path && !/[:*]/.test(path))
      .flatMap((path) => LOCALES.map((locale) => `/${locale}/${path}`)),
  ),
])

/** What answers with all that lies below it: the hub, calls, files, the webshop. */
const BELOW = ['api', 'pageeditor-api', 'media', 'assets', 'healthz', 'readyz', 'metrics', HUB_PATH.slice(1), ...WEBSHOP_PATHS]

/** Whether the house itself answers at an address, whatever its staff write: no redirect leads away from there. */
export function isOwnUrl(address: string): boolean {
  // `/?p=12` is an old address of another system, though the root is not.
  if (/^\/\?./.test(address)) return false
  const path = comparablePath(address.replace(/\?.*$/s, ''))
  const [first = '', second = ''] = path.split('/').slice(1)
  const isLocale = LOCALES.some((locale) => locale === first)
  return FIXED.has(path) || BELOW.includes(isLocale ? second : first)
}
