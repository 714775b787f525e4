import { LOCALES } from '../platform/i18n/i18n.ts'
import { ROBOTS_PATH, SITEMAP_PATH } from '../platform/routing/feeds.ts'
import { ADMIN_PATH, ROUTE_TABLE, WEBSHOP_PATHS } from '../platform/routing/table.ts'
import { comparablePath } from './redirect-address.ts'

/** Files that every installation serves, before any other route. */
const FILES = [
  '/.well-known/change-password',
  '/.well-known/security.txt',
  '/sw.js',
  '/icon.svg',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/html/404.html',
  '/html/404.en.html',
]

/** Routes without parameters, such as lists and legal pages, in each language. */
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

/** First path segments that are reserved with everything below: admin area, APIs, webshop. */
const PREFIXES = ['api', 'pageeditor-api', 'healthz', 'readyz', 'metrics', ADMIN_PATH.slice(1), ...WEBSHOP_PATHS]

/** Files of the media library and of the build, by the names that they have here; those of other systems have others. */
const OWN_FILE = /^\/media\/[0-9a-f]{24}\/|^\/assets\/[^/]+-[\w-]{8}\.(?:js|css|woff2?|map)$/

/** Whether an address always belongs to the site itself; no redirect may start there. */
export function isOwnUrl(address: string): boolean {
  // `/?p=12` may be an old address of another system, unlike `/`.
  if (/^\/\?./.test(address)) return false
  const path = comparablePath(address.replace(/\?.*$/s, ''))
  const [first = '', second = ''] = path.split('/').slice(1)
  const isLocale = LOCALES.some((locale) => locale === first)
  return FIXED.has(path) || OWN_FILE.test(path) || PREFIXES.includes(isLocale ? second : first)
}
