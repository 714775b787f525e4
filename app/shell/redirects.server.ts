import { DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { link } from '../platform/routing/link.ts'
import { ROOT_SECTIONS, ROUTE_TABLE } from '../platform/routing/table.ts'
import { findRedirect } from '../site/index.server.ts'

const OVERLAY_PARAMETER = 'overlay'

/** Paths of the route table that have an English spelling of their own. */
const ENGLISH = Object.values(ROUTE_TABLE).flatMap((paths: { de: string; en?: string }) =>
  paths.en ? [{ en: paths.en.split('/')[0] ?? '', de: paths.de.split('/')[0] ?? '' }] : [],
)

/**
 * Where a request that is no page is sent (A §2.1, A §2.4, A §4): the root and unprefixed addresses to the
 * German ones (AMB-01, AMB-02, AMB-03), `overlay=true` to the schedule (AMB-09), moved addresses to where they are.
 */
export async function redirectOf(platform: Platform, url: URL): Promise<Response | undefined> {
  const path = url.pathname.replace(/\.data$/, '')
  if (url.searchParams.get(OVERLAY_PARAMETER) === 'true') {
    url.searchParams.delete(OVERLAY_PARAMETER)
    return to(link('events') + url.search, 302)
  }
  const spelled = germanSpellingOf(path)
  if (spelled !== undefined) return to(spelled + url.search, 302)
  const moved = await findRedirect(platform, path)
  return moved ? to(moved, 301) : undefined
}

/** The German address of the root, of `/en/…` and of an unprefixed section; undefined when the path is spelled rightly. */
function germanSpellingOf(path: string): string | undefined {
  if (path === '/' || path === '/en' || path === '/en/') return `/${DEFAULT_LOCALE}`
  const segments = path.split('/').filter(Boolean)
  const isEnglish = segments[0] === 'en'
  const [first = '', ...rest] = isEnglish ? segments.slice(1) : segments
  const english = ENGLISH.find((spelling) => spelling.en === first)
  if (english) return ['', DEFAULT_LOCALE, english.de, ...rest].join('/')
  if (isEnglish) return ['', DEFAULT_LOCALE, first, ...rest].join('/')
  const section = ROOT_SECTIONS[first as keyof typeof ROOT_SECTIONS]
  return section && rest.length === 0 ? link(section) : undefined
}

function to(location: string, status: 301 | 302): Response {
  return new Response(null, { status, headers: { location } })
}
