import { matchPath, type RouterContextProvider } from 'react-router'
import { getViewer } from '../platform/auth/session-context.ts'
import { DEFAULT_LOCALE, t } from '../platform/i18n/i18n.ts'
import { platformOf } from '../platform/platform.ts'
import { FEED_TABLE, type FeedArgs, ROBOTS_PATH, SITEMAP_PATH } from '../platform/routing/feeds.ts'
import { loader as eventCalendar } from '../programme/feeds/event-calendar.ts'
import { loader as productionCalendar } from '../programme/feeds/production-calendar.ts'
import { loader as spielplanCalendar } from '../programme/feeds/schedule-calendar.ts'
import { loader as spielplanFeed } from '../programme/feeds/schedule-feed.ts'
import { loader as seriesCalendar } from '../programme/feeds/series-calendar.ts'
import { readSettings } from '../site/index.server.ts'
import { loader as robots } from './robots.server.ts'
import { isClosedTo } from './site-online.server.ts'
import { loader as sitemap } from './sitemap.server.ts'

type Load = (args: FeedArgs) => Promise<Response> | Response

const inGerman = (path: string) => `/${DEFAULT_LOCALE}/${path}`

/** Feeds and calendars by path. They are no routes of the router, whose client would have to know all of them. */
const FEEDS: Record<string, Load> = {
  [inGerman(FEED_TABLE['events-calendar'])]: spielplanCalendar,
  [inGerman(FEED_TABLE['events-feed'])]: spielplanFeed,
  [inGerman(FEED_TABLE['event-calendar'])]: eventCalendar,
  [inGerman(FEED_TABLE['production-calendar'])]: productionCalendar,
  [inGerman(FEED_TABLE['series-calendar'])]: seriesCalendar,
  [SITEMAP_PATH]: sitemap,
  [ROBOTS_PATH]: robots,
}

/** The response to a request for a calendar, a feed or the sitemap; undefined for any other path. */
export async function answerFeed(request: Request, context: Readonly<RouterContextProvider>): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const { pathname } = new URL(request.url)
  // All feeds have a file extension, hardly any page has one.
  if (!pathname.includes('.')) return undefined
  for (const [path, load] of Object.entries(FEEDS)) {
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

async function isOffline(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const { site } = await readSettings(platformOf(context))
  return !site.is_site_online && isClosedTo(() => getViewer(context))
}

/** What React Router's `data` throws for a missing record. */
function isMissing(error: unknown): boolean {
  return error instanceof Object && 'init' in error && (error.init as ResponseInit | null)?.status === 404
}
