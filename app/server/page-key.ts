import { LIST_ROUTES } from '../content/route-pages.ts'
import { previewTokenOf } from '../platform/http/preview-token.ts'
import { DATA_SUFFIX, ROUTES_PARAMETER } from '../platform/routing/data-request.ts'
import { FEED_TABLE, ROBOTS_PATH, SITEMAP_PATH } from '../platform/routing/feeds.ts'
import { PAGE_PARAMETERS, REDIRECTING_PARAMETERS } from '../platform/routing/page-parameters.ts'
import { ROUTE_TABLE, type RouteName, WEBSHOP_PATHS } from '../platform/routing/table.ts'

/** What exists, as far as it is known without waiting. */
export type KnownAddresses = {
  /** the prefixes of the site's languages */
  locales: readonly string[]
  /** whether something other than the pages of the route table may lie under a first segment: files, APIs, the shop, the admin area */
  isOtherRoot(segment: string): boolean
  /** the same for the segment after the language prefix */
  isOtherUnderLanguage(segment: string): boolean
  /** whether a page of the content system has this path; undefined when it is not known now */
  hasPage(path: string): boolean | undefined
  /** whether a page's record may have this id; undefined when it is not known now */
  hasRecord(page: PageName, id: number): boolean | undefined
}

/** What an address of the site asks for. */
export type PageAddress = {
  /** the cache key, and the address that is rendered: the same for all addresses that show the same */
  key: string
  /** the route whose page it is; undefined when it may be something else */
  route: PageName | undefined
}

/** A page of the route table, a feed or a calendar. */
export type PageName = RouteName | keyof typeof FEED_TABLE
type Pattern = { name: PageName; segments: string[] }

const LAYOUTS = ['root', 'layouts/default', 'layouts/with-modules']
const ENCODED_NUL = /%00/
const POSITIVE_INTEGER = /^[1-9]\d{0,8}$/
/** Stands in keys for a segment that changes nothing on the page: the slug before an id (EVDET-04). */
const ANY_SLUG = '-'
/** Addresses, after the language, at which there is nothing. All others without anything share the answer of one of them. */
const NO_PAGE = '~'
const NO_ROOT = '/~'
const NO_ID = 999_999_999
const INVALID_ID = 0

/** Routes whose pages show their draft to whoever has a preview link. */
const PREVIEWED: ReadonlySet<string> = new Set<PageName>([
  ...(['home', 'page', ...LIST_ROUTES] as const),
  ...(['magazine-slug-id', 'venues-slug-id', 'events-slug-id', 'ensemble-slug-id', 'productions-slug-id', 'series-slug-id'] as const),
])

const PATTERNS = patternsBySize()

/**
 * The page that an address asks for, with the parameters its route names alone (`PAGE_PARAMETERS`): in one order, each once.
 * @param url path and query of a request
 * @returns undefined for an address that no page may see, and for one whose page is nobody else's: a preview link, the cart's
 */
export function pageAddressOf(url: string, known: KnownAddresses): PageAddress | undefined {
  if (ENCODED_NUL.test(url)) return undefined
  const queryStart = url.indexOf('?')
  const [path, query] = queryStart < 0 ? [url, ''] : [url.slice(0, queryStart), url.slice(queryStart + 1)]
  // Crawlers add parameters; nothing reads them.
  if (path === SITEMAP_PATH || path === ROBOTS_PATH) return { key: path, route: undefined }
  const isData = path.endsWith(DATA_SUFFIX)
  const suffix = isData ? DATA_SUFFIX : ''
  const segments = segmentsOf(isData ? path.slice(0, -DATA_SUFFIX.length) : path)
  const other: PageAddress = { key: url, route: undefined }
  if (!segments) return other
  const [root = '', ...rest] = segments
  if (isWebshop(segments)) return undefined
  const locale = root.toLowerCase()
  if (!known.locales.includes(locale))
    return root === '' || known.isOtherRoot(locale) ? other : { key: NO_ROOT + suffix, route: 'not-found' }
  if (known.isOtherUnderLanguage(rest[0]?.toLowerCase() ?? '')) return other
  const found =
    rest.length === 0 ? { path: '', name: 'home' as const } : (ofTable(rest, known, isRedirected(query)) ?? ofContent(rest, known))
  if (PREVIEWED.has(found.name) && previewTokenOf(url) !== undefined) return undefined
  const names = [...(PAGE_PARAMETERS[found.name] ?? []), ...REDIRECTING_PARAMETERS]
  const named = namedQuery(query, isData ? [...names, ROUTES_PARAMETER] : names, found.name)
  return { key: `/${locale}${found.path && `/${found.path}`}${suffix}${named}`, route: found.name }
}

/** The decoded segments of a path; undefined when it is none that a page could have. */
function segmentsOf(path: string): string[] | undefined {
  const segments = path.slice(1).split('/')
  if (segments.length > 1 && segments.at(-1) === '') segments.pop()
  if (segments.length > 1 && segments.includes('')) return undefined
  if (!path.includes('%')) return segments
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** Whether an address is the webshop's first page, which leads to the cart of whoever asks. */
function isWebshop(segments: string[]): boolean {
  const [name = '', ...below] = isWebshopPath(segments[0]) ? segments : segments.slice(1)
  return below.length === 0 && isWebshopPath(name)
}

function isWebshopPath(segment = ''): boolean {
  return WEBSHOP_PATHS.some((path) => path === segment.toLowerCase())
}

/** Whether an address leads on to itself without its query: with the slug it has. What redirects is kept nowhere. */
function isRedirected(query: string): boolean {
  return query !== '' && new URLSearchParams(query).has('v')
}

function ofTable(segments: string[], known: KnownAddresses, keepsSlug: boolean): { path: string; name: PageName } | undefined {
  const pattern = PATTERNS.get(sizeKey(segments))?.find((one) => one.segments.every((part, at) => fits(part, segments[at] ?? '')))
  if (!pattern) return undefined
  const hasId = pattern.segments.includes(':id')
  const path = pattern.segments.map((part, at) => {
    const given = segments[at] ?? ''
    if (!part.startsWith(':')) return part
    if (part === ':id') return idInKey(pattern.name, given, known)
    return hasId && !keepsSlug ? ANY_SLUG : encodeURIComponent(given)
  })
  return { path: path.join('/'), name: pattern.name }
}

function fits(part: string, given: string): boolean {
  return part.startsWith(':') || part === given.toLowerCase()
}

function idInKey(name: PageName, given: string, known: KnownAddresses): string {
  if (!POSITIVE_INTEGER.test(given)) return String(INVALID_ID)
  return known.hasRecord(name, Number(given)) === false ? String(NO_ID) : given
}

function ofContent(segments: string[], known: KnownAddresses): { path: string; name: PageName } {
  const path = segments.join('/')
  return { path: known.hasPage(path) === false ? NO_PAGE : segments.map(encodeURIComponent).join('/'), name: 'page' }
}

/** The parameters with these names in their order, each once. */
function namedQuery(query: string, names: readonly string[], route: string): string {
  if (query === '') return ''
  const given = new Map<string, string>()
  for (const piece of query.split('&')) {
    const end = piece.indexOf('=')
    const name = decodeParameter(end < 0 ? piece : piece.slice(0, end))
    // The first of several counts, as for `URLSearchParams.get`.
    if (names.includes(name) && !given.has(name)) given.set(name, end < 0 ? '' : decodeParameter(piece.slice(end + 1)))
  }
  const routes = given.get(ROUTES_PARAMETER)?.split(',')
  if (routes) given.set(ROUTES_PARAMETER, [...LAYOUTS, route, `${route}.en`].filter((id) => routes.includes(id)).join(','))
  if (given.size === 0) return ''
  return `?${new URLSearchParams(names.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])))}`
}

function decodeParameter(text: string): string {
  return text.includes('%') || text.includes('+') ? (new URLSearchParams(`x=${text}`).get('x') ?? '') : text
}

/** All patterns by number of segments and first segment; those with more fixed segments first. */
function patternsBySize(): Map<string, Pattern[]> {
  const all = [...Object.entries(ROUTE_TABLE).flatMap(([name, paths]) => Object.values(paths).map((path) => ({ name, path })))]
  const feeds = Object.entries(FEED_TABLE).map(([name, path]) => ({ name, path }))
  const sizes = new Map<string, Pattern[]>()
  for (const { name, path } of [...all, ...feeds]) {
    if (path === '' || path === '*') continue
    for (const segments of withoutOptional(path.split('/'))) {
      const key = sizeKey(segments)
      sizes.set(key, [...(sizes.get(key) ?? []), { name: name as PageName, segments }])
    }
  }
  const dynamic = ({ segments }: Pattern) => segments.filter((segment) => segment.startsWith(':')).length
  for (const patterns of sizes.values()) patterns.sort((a, b) => dynamic(a) - dynamic(b))
  return sizes
}

/** The patterns that a pattern with optional segments stands for. */
function withoutOptional(segments: string[]): string[][] {
  const at = segments.findIndex((segment) => segment.endsWith('?'))
  if (at < 0) return [segments]
  const required = (segments[at] ?? '').slice(0, -1)
  return [...withoutOptional(segments.with(at, required)), ...withoutOptional(segments.toSpliced(at, 1))]
}

function sizeKey(segments: string[]): string {
  return `${segments.length}/${segments[0]?.toLowerCase()}`
}
