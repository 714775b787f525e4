import { pageSitemap } from '../content/index.server.ts'
import { magazineSitemap } from '../magazine/index.server.ts'
import { sitemapXml } from '../platform/format/sitemap.ts'
import { platformOf } from '../platform/platform.ts'
import type { FeedArgs } from '../platform/routing/feeds.ts'
import { programmeSitemap } from '../programme/index.server.ts'
import { readLegalPaths } from './legal-online.server.ts'

/** The sitemap: all pages of the site, each once. */
export async function loader({ context }: FeedArgs) {
  const platform = platformOf(context)
  const sections = await Promise.all([pageSitemap(platform), programmeSitemap(platform), magazineSitemap(platform)])
  const legal = await readLegalPaths(platform)
  const entries = [...sections.flat(), ...legal.map((path) => ({ path, changedAt: null }))]
  // A page of the content system may have the address of a screen; the screen is what visitors see.
  const once = new Map(entries.map((entry) => [entry.path, entry]))
  const body = sitemapXml(platform.config.publicUrl, [...once.values()])
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
