import { DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'
import { platformOf } from '../platform/platform.ts'
import { type FeedArgs, SITEMAP_PATH } from '../platform/routing/feeds.ts'
import { ADMIN_PATH, WEBSHOP_PATHS } from '../platform/routing/table.ts'

const CALLS = ['/api/', '/pageeditor-api/']

/** What crawlers leave alone: calls, the staff's screens and the shop. Where the pages are listed. */
export function loader({ context }: FeedArgs) {
  const { publicUrl } = platformOf(context).config
  const closed = [...CALLS, ...CALLS.map((path) => `/${DEFAULT_LOCALE}${path}`), ADMIN_PATH, ...WEBSHOP_PATHS.map((path) => `/${path}`)]
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}${SITEMAP_PATH}`]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
