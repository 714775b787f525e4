import type { FoundDocument, FoundPerformance, FoundSite } from '../found-site.ts'
import { MAX_DOCUMENTS, MAX_PERFORMANCES } from '../found-site.ts'
import { parseApart } from '../parse/parse-apart.server.ts'
import { type PoliteReader, Unread } from './polite-reader.server.ts'
import { problemText } from './problem-text.ts'

const MAX_PAGE_BYTES = 5 * 1024 * 1024
const MAX_SITEMAP_BYTES = 50 * 1024 * 1024
const MAX_SITEMAPS = 100
const NO_PAGE = /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|zip|mp[34]|docx?|xlsx?|ics|xml|css|js|woff2?)$/i

/** Site maps of lists: of categories, tags and authors, whose pages only repeat what the others say. */
const MAP_OF_LISTS = /(?:taxonom|categor|post_tag|author|users)[^/]*\.xml/i

/** Reads any site page by page: those of its site map, else those that can be reached by links from its first page. */
export async function readAnySite(reader: PoliteReader, site: string, onProgress: (read: number) => void): Promise<FoundSite> {
  const mapped = await readSitemaps(reader, site)
  const waiting = mapped.length > 0 ? mapped : [new URL(site).href]
  const seen = new Set(waiting)
  const found: FoundSite = { kind: 'site', name: '', documents: [], performances: [], problems: [] }
  for (let address = waiting.shift(); address !== undefined && found.documents.length < MAX_DOCUMENTS; address = waiting.shift()) {
    const page = await readOne(reader, address, found.problems)
    if (!page) continue
    found.name ||= page.siteName
    addDocument(found.documents, page.document)
    addPerformances(found.performances, page.performances)
    onProgress(found.documents.length)
    if (mapped.length > 0) continue
    for (const link of page.links.map(withoutFragment)) {
      if (seen.has(link) || !isPageOf(site, link)) continue
      seen.add(link)
      waiting.push(link)
    }
  }
  return found
}

async function readOne(reader: PoliteReader, address: string, problems: string[]) {
  try {
    const html = await reader.readText(address, { maxBytes: MAX_PAGE_BYTES })
    return await parseApart({ kind: 'page', html, address })
  } catch (error) {
    problems.push(problemText(address, error))
    return undefined
  }
}

/** A page that several addresses show is one. */
function addDocument(documents: FoundDocument[], found: FoundDocument | undefined): void {
  if (found && !documents.some(({ title, html }) => title === found.title && html === found.html)) documents.push(found)
}

/** Lists repeat what the page of a performance says. */
function addPerformances(performances: FoundPerformance[], found: FoundPerformance[]): void {
  for (const one of found) {
    const isKnown = performances.some(
      ({ title, startsAt, place }) => title === one.title && startsAt === one.startsAt && place === one.place,
    )
    if (!isKnown && performances.length < MAX_PERFORMANCES) performances.push(one)
  }
}

/** The addresses of pages that the site maps name, those of nested ones included. */
async function readSitemaps(reader: PoliteReader, site: string): Promise<string[]> {
  const waiting = [...new Set([...reader.sitemaps, new URL('/sitemap.xml', site).href])]
  const pages = new Set<string>()
  for (let read = 0; read < MAX_SITEMAPS; read += 1) {
    const address = waiting.shift()
    if (address === undefined) break
    const xml = await reader.readText(address, { maxBytes: MAX_SITEMAP_BYTES }).catch((error) => {
      if (error instanceof Unread) return ''
      throw error
    })
    const places = [...xml.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^<\]]+)/g)].map(([, place = '']) => place.trim().replaceAll('&amp;', '&'))
    if (/<sitemapindex[\s>]/.test(xml)) waiting.push(...places.filter((place) => URL.canParse(place) && !MAP_OF_LISTS.test(place)))
    else for (const place of places) if (isPageOf(site, place)) pages.add(withoutFragment(place))
  }
  return [...pages]
}

function isPageOf(site: string, address: string): boolean {
  const url = URL.parse(address)
  return url !== null && url.host === new URL(site).host && /^https?:$/.test(url.protocol) && !NO_PAGE.test(url.pathname)
}

function withoutFragment(address: string): string {
  return address.replace(/#.*$/, '')
}
