import { inLanguage, siteLocales } from '../platform/i18n/request-language.ts'
import { platformOf } from '../platform/platform.ts'
import { type FeedArgs, SITEMAP_PATH } from '../platform/routing/feeds.ts'
import { link } from '../platform/routing/link.ts'
import { ADMIN_PATH, WEBSHOP_PATHS } from '../platform/routing/table.ts'

const CALLS = ['/api/', '/pageeditor-api/']

/** Lists with filters: their combinations are tens of thousands of addresses, each page of which is on the plain list too. */
const FILTERED_LISTS = ['events', 'productions'] as const

/** robots.txt: excludes APIs, staff screens, the shop and combinations of filters, and names the sitemap. */
export function loader({ context }: FeedArgs) {
  const { publicUrl } = platformOf(context).config
  const closed = [
    ...CALLS,
    ...siteLocales().flatMap((locale) => CALLS.map((path) => `/${locale}${path}`)),
    ADMIN_PATH,
    ...WEBSHOP_PATHS.map((path) => `/${path}`),
  ]
  const combinations = siteLocales().flatMap((locale) => FILTERED_LISTS.map((route) => inLanguage(locale, () => `${link(route)}?*&`)))
  const lines = [
    'User-agent: *',
    ...[...closed, ...combinations].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}${SITEMAP_PATH}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
