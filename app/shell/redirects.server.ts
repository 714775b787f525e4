import { Problem } from '../platform/http/problem.ts'
import { DEFAULT_LOCALE, t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { link } from '../platform/routing/link.ts'
import { ADMIN_PATH, ROOT_SECTIONS, ROUTE_TABLE } from '../platform/routing/table.ts'
import { findRedirect } from '../site/index.server.ts'

const OVERLAY_PARAMETER = 'overlay'
/** The router asks for a page's data under the page's address with this at its end, naming the routes it wants. */
const DATA_SUFFIX = '.data'
const ROUTES_PARAMETER = '_routes'

/** Paths of the route table that have an English spelling of their own. */
const ENGLISH = Object.values(ROUTE_TABLE).flatMap((paths: { de: string; en?: string }) =>
  paths.en ? [{ en: paths.en.split('/')[0] ?? '', de: paths.de.split('/')[0] ?? '' }] : [],
)

/** First segments of the lists in German: `/spielplan`, `/spielplan/salz/7` (ROUTE-46). */
const GERMAN_LISTS: ReadonlySet<string> = new Set(
  [link('events'), link('productions'), link('magazine')].map((path) => path.split('/')[2] ?? ''),
)

/** One thing that is settled before a page is drawn: where a request is sent instead, or nothing. */
type Step = (platform: Platform, url: URL) => Promise<Answer | undefined> | Answer | undefined
type Answer = { location: string; status: 301 | 302 }

/** Names a version of a page for staff (`?v=12`); lists, which have none, do without it (QUERY-04). */
const VERSION_PARAMETER = 'v'
/** Addresses whose pages have no versions: all of the route table but pages and articles. */
const LISTS = new Set(
  Object.values(ROUTE_TABLE).flatMap((paths: { de: string }) =>
    /[:*]/.test(paths.de) || !paths.de ? [] : [`/${DEFAULT_LOCALE}/${paths.de}`],
  ),
)

const STEPS: Record<string, Step> = {
  /** `overlay=true` leads to the schedule (AMB-09) */
  overlay: (_platform, url) => {
    if (url.searchParams.get(OVERLAY_PARAMETER) !== 'true') return undefined
    const rest = new URLSearchParams(url.searchParams)
    rest.delete(OVERLAY_PARAMETER)
    return { location: link('events') + searchOf(rest), status: 302 }
  },
  /** the root, `/en/…` and unprefixed sections lead to the German addresses (AMB-01, AMB-02, AMB-03) */
  spelling: (_platform, url) => {
    const spelled = germanSpellingOf(url.pathname)
    return spelled === undefined ? undefined : { location: spelled + searchOf(url.searchParams), status: 302 }
  },
  /** a list leads to itself without a version */
  versionless: (_platform, url) => {
    if (!url.searchParams.has(VERSION_PARAMETER) || !LISTS.has(url.pathname)) return undefined
    const rest = new URLSearchParams(url.searchParams)
    rest.delete(VERSION_PARAMETER)
    return { location: url.pathname + searchOf(rest), status: 301 }
  },
  /** moved addresses lead to where they are (A §4) */
  moved: async (platform, url) => {
    const location = await findRedirect(platform, url)
    return location === undefined ? undefined : { location, status: 301 }
  },
}

/** What every request for a page goes through, in this order. */
const PAGE_STEPS = ['overlay', 'moved', 'spelling', 'versionless']

/**
 * Where a request that is no page is sent (A §2.1, A §2.4, A §4).
 * @param url of a page, or of the data that a page asks for on a route change
 * @param steps what the request goes through, by name
 * @throws Problem 500 `unknown_middleware` (A §8)
 */
export async function redirectOf(platform: Platform, url: URL, steps: readonly string[] = PAGE_STEPS): Promise<Response | undefined> {
  const isData = url.pathname.endsWith(DATA_SUFFIX)
  const page = new URL(url)
  if (isData) {
    page.pathname = page.pathname.slice(0, -DATA_SUFFIX.length)
    page.searchParams.delete(ROUTES_PARAMETER)
  }
  for (const name of steps) {
    const step = STEPS[name]
    if (!step) throw new Problem(500, 'unknown_middleware', t('Unknown middleware {name}', { name }))
    const answer = await step(platform, page)
    if (answer) return isData ? toRouter(answer) : new Response(null, { status: answer.status, headers: { location: answer.location } })
  }
  return undefined
}

/** The same for the router in the browser, which changes the page itself; what is none of its pages is a full load (A §4). */
function toRouter({ location, status }: Answer): Response {
  const isPage = location.startsWith(`/${DEFAULT_LOCALE}`)
  return new Response(null, {
    status: 204,
    headers: { 'X-Remix-Redirect': location, 'X-Remix-Status': String(status), ...(isPage ? {} : { 'X-Remix-Reload-Document': 'true' }) },
  })
}

function searchOf(parameters: URLSearchParams): string {
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** The German address of the root, of `/en/…` and of an unprefixed section; undefined when the path is spelled rightly. */
function germanSpellingOf(path: string): string | undefined {
  if (path === `/${DEFAULT_LOCALE}${ADMIN_PATH}` || path.startsWith(`/${DEFAULT_LOCALE}${ADMIN_PATH}/`))
    return path.slice(DEFAULT_LOCALE.length + 1)
  if (path === '/' || path === '/en' || path === '/en/') return `/${DEFAULT_LOCALE}`
  const segments = path.split('/').filter(Boolean)
  const isEnglish = segments[0] === 'en'
  const [first = '', ...rest] = isEnglish ? segments.slice(1) : segments
  const english = ENGLISH.find((spelling) => spelling.en === first)
  if (english) return ['', DEFAULT_LOCALE, english.de, ...rest].join('/')
  if (isEnglish) return ['', DEFAULT_LOCALE, first, ...rest].join('/')
  // The German names of the lists, too, which many write without the language.
  if (GERMAN_LISTS.has(first)) return ['', DEFAULT_LOCALE, first, ...rest].join('/')
  const section = ROOT_SECTIONS[first as keyof typeof ROOT_SECTIONS]
  return section && rest.length === 0 ? link(section) : undefined
}
