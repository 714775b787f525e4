import type { FEED_TABLE } from './feeds.ts'
import type { RouteName } from './table.ts'

/** Filters of the schedule, its calendar and its feed. */
const EVENT_FILTERS = ['room', 'type', 'tag', 'series', 'genre', 'date', 'page']

/**
 * The query parameters that each page reads, for visitors. Others reach neither the loaders nor the key under which the page
 * is cached (cache/README.md), so a parameter that is missing here has no effect for visitors.
 */
export const PAGE_PARAMETERS: Partial<Record<RouteName | keyof typeof FEED_TABLE, readonly string[]>> = {
  magazine: ['page'],
  'magazine-categories-category-id': ['page'],
  'magazine-tags-tag-id': ['page'],
  'forms-slug-id': ['gesendet', 'bestaetigen'],
  search: ['q'],
  events: [...EVENT_FILTERS, 'day'],
  productions: ['season', 'exhibition_type', 'tag', 'date', 'page', 'day'],
  'events-calendar': EVENT_FILTERS,
  'events-feed': EVENT_FILTERS,
  'events-orif': ['all'],
}

/** Parameters that redirect, on every page: `overlay` leads to the schedule (AMB-09), `v` from a version to the live page (QUERY-04). */
export const REDIRECTING_PARAMETERS: readonly string[] = ['overlay', 'v']

/** Parameters that change a page for staff alone. */
export const STAFF_PARAMETERS: readonly string[] = ['edit', 'preview', 'on', 'settings', 'compare']
