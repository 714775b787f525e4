import { matchPath, type RouterContextProvider } from 'react-router'
import { getViewer } from '../platform/auth/session-context.ts'
import { t } from '../platform/i18n/i18n.ts'
import { siteLocales } from '../platform/i18n/request-language.ts'
import { platformOf } from '../platform/platform.ts'
import { FEED_TABLE, type FeedArgs, ROBOTS_PATH, SITEMAP_PATH } from '../platform/routing/feeds.ts'
import { loader as eventCalendar } from '../programme/feeds/event-calendar.ts'
import { loader as spielplanOrif } from '../programme/feeds/orif-feed.server.ts'
import { loader as productionCalendar } from '../programme/feeds/production-calendar.ts'
import { loader as spielplanCalendar } from '../programme/feeds/schedule-calendar.ts'
import { loader as spielplanFeed } from '../programme/feeds/schedule-feed.ts'
import { loader as seriesCalendar } from '../programme/feeds/series-calendar.ts'
import { readSettings } from '../site/index.server.ts'
import { loader as robots } from './robots.server.ts'
import { isClosedTo } from './site-online.server.ts'
import { loader as sitemap } from './sitemap.server.ts'

type Load = (args: FeedArgs) => Promise<Response> | Response

/** Feeds and calendars by their path under a language's prefix. They are no routes of the router, whose client would have to know all of them. */
const FEEDS_OF_LANGUAGE: Record<string, Load> = {
  [FEED_TABLE['events-calendar']]: spielplanCalendar,
  [FEED_TABLE['events-feed']]: spielplanFeed,
  [FEED_TABLE['events-orif']]: spielplanOrif,
  [FEED_TABLE['event-calendar']]: eventCalendar,
  [FEED_TABLE['production-calendar']]: productionCalendar,
  [FEED_TABLE['series-calendar']]: seriesCalendar,
}

/** What the site has once, for all languages. */
const FILES: Record<string, Load> = { [SITEMAP_PATH]: sitemap, [ROBOTS_PATH]: robots }

/** The response to a request for a calendar, a feed or the sitemap; undefined for any other path. */
export async function answerFeed(request: Request, context: Readonly<RouterContextProvider>): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const { pathname } = new URL(request.url)
  // All feeds have a file extension, hardly any page has one.
  if (!pathname.includes('.')) return undefined
  for (const [path, load] of [...feedsOfLanguages(), ...Object.entries(FILES)]) {
    const match = matchPath(path, pathname)
    if (!match) continue
    // What crawlers may read is no content of the site, so it is available while the site is switched off.
    if (path !== ROBOTS_PATH && (await isOffline(context))) return new Response(t('Website offline'), { status: 503 })
    try {
      return await load({ request, context, params: match.params })
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }
  return undefined
}

function feedsOfLanguages(): [string, Load][] {
  return siteLocales().flatMap((locale) =>
    Object.entries(FEEDS_OF_LANGUAGE).map(([path, load]): [string, Load] => [`/${locale}/${path}`, load]),
  )
}

async function isOffline(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const { site } = await readSettings(platformOf(context))
  return !site.is_site_online && isClosedTo(() => getViewer(context))
}

/** What React Router's `data` throws for a missing record. */
function isMissing(error: unknown): boolean {
  return error instanceof Object && 'init' in error && (error.init as ResponseInit | null)?.status === 404
}
