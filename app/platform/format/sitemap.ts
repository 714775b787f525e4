import { isoWithOffset, toInstant } from '../clock/clock.ts'
import { escapeXml } from './escape-xml.ts'

/** A page of the site and when it was last changed; null when that is not known. */
export type SitemapEntry = { path: string; changedAt: Date | null }

/** More than this a sitemap must not name (sitemaps.org). */
const MAX_ENTRIES = 50_000

/** The pages of the site for search engines, by the protocol of sitemaps.org. */
export function sitemapXml(origin: string, entries: SitemapEntry[]): string {
  const urls = entries.slice(0, MAX_ENTRIES).map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${isoWithOffset(toInstant(changedAt))}</lastmod>` : ''
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}
