import type { RouterContextProvider } from 'react-router'
import { addressOf, type Params, type Query } from './link.ts'

/**
 * Paths of calendars and feeds, in the notation of `ROUTE_TABLE`. They are separate because only the server makes links to
 * them, so browsers need not load them.
 */
export const FEED_TABLE = {
  'events-calendar': 'spielplan/kalender.ics',
  'events-feed': 'spielplan/feed.xml',
  'events-orif': 'spielplan/orif.json',
  'event-calendar': 'spielplan/:slug/:id/termin.ics',
  'production-calendar': 'stuecke/:slug/:id/termine.ics',
  'series-calendar': 'series/:slug/:id/termine.ics',
} as const

type FeedName = keyof typeof FEED_TABLE

/** The arguments of a feed's route, as loaders get them. */
export type FeedArgs = { request: Request; context: Readonly<RouterContextProvider>; params: Record<string, string | undefined> }

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
