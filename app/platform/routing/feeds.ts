import type { RouterContextProvider } from 'react-router'
import { addressOf, type Params, type Query } from './link.ts'

/**
 * Addresses that calendars and feed readers ask for, written like the route table's. They stand apart from it because
 * only the server makes links to them: no page's script needs to know them.
 */
export const FEED_TABLE = {
  'events-calendar': 'spielplan/kalender.ics',
  'events-feed': 'spielplan/feed.xml',
  'event-calendar': 'spielplan/:slug/:id/termin.ics',
  'production-calendar': 'stuecke/:slug/:id/termine.ics',
  'series-calendar': 'series/:slug/:id/termine.ics',
} as const

type FeedName = keyof typeof FEED_TABLE

/** What whoever answers for a feed is given. */
export type FeedArgs = { request: Request; context: Readonly<RouterContextProvider>; params: Record<string, string | undefined> }

/** Where the sitemap stands, and what crawlers may read. */
export const SITEMAP_PATH = '/sitemap.xml'
export const ROBOTS_PATH = '/robots.txt'

/** The address of a calendar or feed, by name. */
export function feedLink(name: FeedName, params?: Params, query?: Query): string {
  return addressOf(FEED_TABLE[name], params, query)
}

/** The address under which a calendar program subscribes to a calendar. */
export function webcalAddress(publicUrl: string, path: string): string {
  return `${publicUrl.replace(/^https?:/, 'webcal:')}${path}`
}
