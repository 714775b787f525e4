import { readPagePaths } from '../content/index.server.ts'
import { Problem } from '../platform/http/problem.ts'
import { currentLocale, DEFAULT_LOCALE, LOCALES, t } from '../platform/i18n/i18n.ts'
import { siteLocales } from '../platform/i18n/request-language.ts'
import type { Platform } from '../platform/platform.ts'
import { DATA_SUFFIX, ROUTES_PARAMETER } from '../platform/routing/data-request.ts'
import { pathIn } from '../platform/routing/language-variants.ts'
import { link } from '../platform/routing/link.ts'
import { ADMIN_PATH, ROOT_SECTIONS, ROUTE_TABLE } from '../platform/routing/table.ts'
import { findRedirect, hasRedirectFrom, isOwnUrl } from '../site/index.server.ts'

const OVERLAY_PARAMETER = 'overlay'

/** Paths of the route table with their English spelling. */
const ENGLISH = Object.values(ROUTE_TABLE).flatMap((paths: { de: string; en?: string }) =>
  paths.en ? [{ en: paths.en.split('/')[0] ?? '', de: paths.de.split('/')[0] ?? '' }] : [],
)

/** First segments of the German list paths: `/spielplan`, `/spielplan/salz/7` (ROUTE-46). */
const GERMAN_LISTS: ReadonlySet<string> = new Set(
  [link('events'), link('productions'), link('magazine')].map((path) => path.split('/')[2] ?? ''),
)

/** One rule applied before a page is rendered: a redirect, or nothing. */
type Step = (platform: Platform, url: URL) => Promise<Redirect | undefined> | Redirect | undefined
type Redirect = { location: string; status: 301 | 302 }

/** Selects a version of a page for staff (`?v=12`); removed on lists, which have no versions (QUERY-04). */
const VERSION_PARAMETER = 'v'
/** Paths of pages without versions: all of the route table but pages and articles. */
const LISTS = new Set(
  Object.values(ROUTE_TABLE).flatMap((paths: { de: string }) =>
    /[:*]/.test(paths.de) || !paths.de ? [] : LOCALES.map((locale) => `/${locale}/${paths.de}`),
  ),
)

const STEPS: Record<string, Step> = {
  /** `overlay=true` leads to the schedule (AMB-09) */
  overlay: (_platform, url) => {
    if (url.searchParams.get(OVERLAY_PARAMETER) !== 'true') return undefined
    const remaining = new URLSearchParams(url.searchParams)
    remaining.delete(OVERLAY_PARAMETER)
    return { location: link('events') + searchOf(remaining), status: 302 }
  },
  /** the root, `/en/…` on a site without English and unprefixed sections lead to the German addresses (AMB-01, AMB-02, AMB-03) */
  spelling: (_platform, url) => {
    const spelled = germanPathOf(url.pathname)
    return spelled === undefined ? undefined : { location: spelled + searchOf(url.searchParams), status: 302 }
  },
  /** a list with a version leads to the list without */
  versionless: (_platform, url) => {
    if (!url.searchParams.has(VERSION_PARAMETER) || !LISTS.has(url.pathname)) return undefined
    const remaining = new URLSearchParams(url.searchParams)
    remaining.delete(VERSION_PARAMETER)
    return { location: url.pathname + searchOf(remaining), status: 301 }
  },
  /** moved addresses lead to their new ones (A §4), by their letters and by wildcards only where nothing else may have the address */
  moved: async (platform, url) => {
    const exact = await findRedirect(platform, url, 'exact')
    if (exact !== undefined) return { location: exact, status: 301 }
    const location = await findRedirect(platform, url, 'loose')
    return location === undefined || (await mayBeTaken(platform, url.pathname)) ? undefined : { location, status: 301 }
  },
}

/** Routes of records, such as `spielplan/:slug/:id`. Whether there is the record only its page says. */
const OF_RECORDS = Object.values(ROUTE_TABLE)
  .flatMap((paths: { de: string; en?: string }) => [paths.de, paths.en ?? ''])
  .filter((path) => path.includes(':'))
  .map((path) => new RegExp(`^/(?:${LOCALES.join('|')})/${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`))

/** Whether something of the house may answer at a path. */
async function mayBeTaken(platform: Platform, path: string): Promise<boolean> {
  if (isOwnUrl(path) || germanPathOf(path) !== undefined || OF_RECORDS.some((route) => route.test(path))) return true
  const [, locale = '', inside = ''] = /^\/([^/]+)\/(.+?)\/*$/.exec(path) ?? []
  return siteLocales().some((one) => one === locale) && (await readPagePaths(platform)).has(inside)
}

/** The steps of every request for a page, in this order. */
const PAGE_STEPS = ['overlay', 'moved', 'spelling', 'versionless']

/**
 * The redirect of a request (A §2.1, A §2.4, A §4); undefined when there is none.
 * @param url of a page, or of the data that the router requests for it
 * @param steps names of the steps to apply
 * @throws Problem 500 `unknown_middleware` (A §8)
 */
export async function redirectOf(platform: Platform, url: URL, steps: readonly string[] = PAGE_STEPS): Promise<Response | undefined> {
  const page = pageOf(url)
  for (const name of steps) {
    const step = STEPS[name]
    if (!step) throw new Problem(500, 'unknown_middleware', t('Unknown middleware {name}', { name }))
    const redirect = await step(platform, page)
    if (redirect) return responseTo(url, redirect)
  }
  return undefined
}

/** The redirect of an address that answered 404, in any case of its letters and by wildcards; undefined when there is none. */
export async function redirectOfMissing(platform: Platform, url: URL): Promise<Response | undefined> {
  const location = await findRedirect(platform, pageOf(url), 'loose')
  return location === undefined ? undefined : responseTo(url, { location, status: 301 })
}

/** The address of the page whose data the router requests, or of the page itself. */
function pageOf(url: URL): URL {
  const page = new URL(url)
  if (isDataOf(url)) {
    page.pathname = page.pathname.slice(0, -DATA_SUFFIX.length)
    page.searchParams.delete(ROUTES_PARAMETER)
  }
  return page
}

function isDataOf({ pathname }: URL): boolean {
  return pathname.endsWith(DATA_SUFFIX)
}

function responseTo(url: URL, redirect: Redirect): Response {
  if (isDataOf(url)) return singleFetchRedirect(redirect)
  return new Response(null, { status: redirect.status, headers: { location: redirect.location } })
}

/** First segments of paths without language prefix that redirect. */
export const REDIRECTED_ROOTS: readonly string[] = ['en', ...ENGLISH.map(({ en }) => en), ...GERMAN_LISTS, ...Object.keys(ROOT_SECTIONS)]

const REDIRECTING = /[?&](overlay|v)=/

/**
 * Whether an address may redirect, from memory alone. False is certain.
 * @param key its cache key, in which parameters have one spelling
 */
export function mayRedirect(platform: Pick<Platform, 'readCache'>, address: string, key: string): boolean {
  const path = address.split('?', 1)[0] ?? ''
  const page = path.endsWith(DATA_SUFFIX) ? path.slice(0, -DATA_SUFFIX.length) : path
  return REDIRECTING.test(key) || hasRedirectFrom(platform, page) !== false
}

/** The same as a response to the router's data request; an address outside its pages is a full load (A §4). */
function singleFetchRedirect({ location, status }: Redirect): Response {
  const isPage = location.startsWith(`/${currentLocale()}`)
  return new Response(null, {
    status: 204,
    headers: { 'X-Remix-Redirect': location, 'X-Remix-Status': String(status), ...(isPage ? {} : { 'X-Remix-Reload-Document': 'true' }) },
  })
}

function searchOf(parameters: URLSearchParams): string {
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** The address of a page that has a word of its own in the language it is asked for in: `/en/events` of `/en/spielplan`. German has both (AMB-01). */
function ownSpelling(path: string): string | undefined {
  const own = currentLocale() === DEFAULT_LOCALE ? path : pathIn(currentLocale(), path)
  return own === path ? undefined : own
}

/**
 * The German address of the root, of an unprefixed section and of `/en/…`, where the site has no English; undefined when the
 * path is of a language of the site.
 */
function germanPathOf(path: string): string | undefined {
  const [, language = ''] = path.split('/', 2)
  const isOfSite = siteLocales().some((locale) => locale === language)
  const inside = path.slice(language.length + 1)
  if (isOfSite && (inside === ADMIN_PATH || inside.startsWith(`${ADMIN_PATH}/`))) return inside
  if (isOfSite) return ownSpelling(path)
  if (path === '/' || path === '/en' || path === '/en/') return `/${DEFAULT_LOCALE}`
  const segments = path.split('/').filter(Boolean)
  const isEnglish = segments[0] === 'en'
  const [first = '', ...remaining] = isEnglish ? segments.slice(1) : segments
  const english = ENGLISH.find((spelling) => spelling.en === first)
  if (english) return ['', DEFAULT_LOCALE, english.de, ...remaining].join('/')
  if (isEnglish) return ['', DEFAULT_LOCALE, first, ...remaining].join('/')
  // German list names are also accepted without the language prefix.
  if (GERMAN_LISTS.has(first)) return ['', DEFAULT_LOCALE, first, ...remaining].join('/')
  const section = ROOT_SECTIONS[first as keyof typeof ROOT_SECTIONS]
  return section && remaining.length === 0 ? link(section) : undefined
}
