import { DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'
import { platformOf } from '../platform/platform.ts'
import { type FeedArgs, SITEMAP_PATH } from '../platform/routing/feeds.ts'
import { ADMIN_PATH, WEBSHOP_PATHS } from '../platform/routing/table.ts'

const CALLS = ['/api/', '/pageeditor-api/']

/** robots.txt: excludes APIs, staff screens and the shop, and names the sitemap. */
export function loader({ context }: FeedArgs) {
  const { publicUrl } = platformOf(context).config
  const closed = [...CALLS, ...CALLS.map((path) => `/${DEFAULT_LOCALE}${path}`), ADMIN_PATH, ...WEBSHOP_PATHS.map((path) => `/${path}`)]
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}${SITEMAP_PATH}`]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
