import { isoWithOffset, toInstant } from '../clock/clock.ts'
import type { Locale } from '../i18n/i18n.ts'
import { languageVariants } from '../routing/language-variants.ts'
import { escapeXml } from './escape-xml.ts'

/** A page of the site and when it was last changed; null when that is not known. `languages`: those in which it is announced; left out for all. */
export type SitemapEntry = { path: string; changedAt: Date | null; languages?: Locale[] | undefined }

/** More than this a sitemap must not name (sitemaps.org). */
const MAX_ENTRIES = 50_000

/** The pages of the site for search engines, by the protocol of sitemaps.org; on a site of several languages each with its variants. */
export function sitemapXml(origin: string, entries: SitemapEntry[]): string {
  const all = entries.flatMap(({ path, changedAt, languages }) => {
    const variants = languageVariants(path, languages)
    const changed = changedAt ? `<lastmod>${isoWithOffset(toInstant(changedAt))}</lastmod>` : ''
    const links = variants.map((one) => `<xhtml:link rel="alternate" hreflang="${one.hreflang}" href="${escapeXml(origin + one.path)}"/>`)
    const paths = variants.length > 0 ? new Set(variants.map((one) => one.path)) : [path]
    return [...paths].map((one) => `<url><loc>${escapeXml(origin + one)}</loc>${changed}${links.join('')}</url>`)
  })
  const urls = all.slice(0, MAX_ENTRIES)
  const forLinks = urls.some((url) => url.includes('<xhtml:link')) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${forLinks}>
${urls.join('\n')}
</urlset>
`
}
