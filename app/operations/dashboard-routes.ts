import { z } from 'zod'
import { type Right, reads } from '../platform/http/authorize.ts'
import { staffGet } from '../platform/http/get-route.ts'
import { listOf, pageParameters } from '../platform/http/paging.ts'

// Statistics for staff and their tools (A §7 defines the paths; no screen shows them).

const PAGE_SIZE = 50
/** Versions are made of pages, articles and what is played. */
const READS_ALL_CONTENT: Right = (viewer) => reads('site')(viewer) && reads('magazine')(viewer) && reads('programme')(viewer)
const page = z.object(pageParameters(PAGE_SIZE))
const onlyOne = { count: 1, next: null, previous: null }

const version = z.object({
  content_type: z.string(),
  object_id: z.int(),
  number: z.int(),
  created_at: z.string(),
  user: z.string(),
  summary: z.string(),
})
const exampleVersion = {
  content_type: 'page',
  object_id: 1,
  number: 4,
  created_at: '2026-11-21T11:00:00+01:00',
  user: 'Rita Redaktion',
  summary: '',
}

export const siteRoute = staffGet({
  path: '/dashboard-site',
  may: reads('site'),
  summary: 'The house in numbers.',
  response: z.object({
    is_site_online: z.boolean(),
    is_shop_online: z.boolean(),
    has_shop: z.boolean().meta({ description: 'Whether the house is connected to a ticket shop at all.' }),
    pages: z.int(),
    articles: z.int(),
    productions: z.int(),
    coming_events: z.int(),
  }),
  example: { is_site_online: true, is_shop_online: true, has_shop: true, pages: 24, articles: 15, productions: 30, coming_events: 212 },
})

export const versionsRoute = staffGet({
  path: '/dashboard-versions',
  may: READS_ALL_CONTENT,
  summary: 'What was made live, the newest first.',
  query: page,
  response: listOf(version),
  example: { ...onlyOne, results: [exampleVersion] },
})

export const pageActivitiesRoute = staffGet({
  path: '/dashboard-page-activities',
  may: reads('site'),
  summary: 'What was made live on pages, the newest first.',
  query: page,
  response: listOf(version.omit({ content_type: true, object_id: true }).extend({ id: z.int(), title: z.string(), url: z.string() })),
  example: {
    ...onlyOne,
    results: [
      {
        id: 1,
        title: 'Ihr Besuch',
        url: '/de/ihr-besuch',
        number: 4,
        created_at: '2026-11-21T11:00:00+01:00',
        user: 'Rita Redaktion',
        summary: '',
      },
    ],
  },
})

export const searchKeywordsRoute = staffGet({
  path: '/dashboard-search-keywords',
  may: reads('site'),
  summary: 'The words under which the search finds something, with their stems. What visitors type is not kept.',
  query: page.extend({ query: z.string().trim().max(60).default('').meta({ description: 'How the words begin.' }) }),
  response: listOf(z.object({ word: z.string(), stem: z.string() })),
  example: { ...onlyOne, results: [{ word: 'theaterfestival', stem: 'theaterfestival' }] },
})

export const mediaOverviewRoute = staffGet({
  path: '/dashboard-celum-overview',
  may: reads('media'),
  summary: 'The media library by type of file.',
  response: z.array(z.object({ mime_type: z.string(), files: z.int(), bytes: z.int() })),
  example: [{ mime_type: 'image/jpeg', files: 120, bytes: 48_000_000 }],
})

export const shopEventsRoute = staffGet({
  path: '/dashboard-idservice-events',
  may: reads('programme'),
  summary: 'The coming performances with the ticket shop’s numbers and when its offer was last read.',
  query: page,
  response: listOf(
    z.object({ id: z.int(), title: z.string(), date_start: z.string(), id_jet: z.string(), offers_read_at: z.string().nullable() }),
  ),
  example: {
    ...onlyOne,
    results: [
      { id: 101, title: 'Salz', date_start: '2026-11-21T19:30:00+01:00', id_jet: 'FM-101', offers_read_at: '2026-11-21T11:59:00+01:00' },
    ],
  },
})
