import type { Context } from 'hono'
import { z } from 'zod'
import { type ApiEnv, createApi } from '../platform/http/api.ts'
import { callerAddress } from '../platform/http/client-address.ts'
import { publicGet } from '../platform/http/get-route.ts'
import { listOf, listResponse } from '../platform/http/paging.ts'
import { pictureOrNull } from '../platform/media/picture-schema.ts'
import type { Platform } from '../platform/platform.ts'
import { addressInLanguage } from '../platform/routing/address-in-language.ts'
import { cachedSearch, cachedSuggestions } from './cached-results.server.ts'
import { SEARCH_FIRST_PAGE } from './constants.ts'
import { piecesToHtml } from './excerpt.ts'
import { SEARCH_PAGE_SIZE, type SearchCategory } from './find-page.server.ts'
import { type Hit, MAX_QUERY_LENGTH, SEARCH_CATEGORIES } from './queries.server.ts'
import { lookUpCounter } from './question-limit.server.ts'
import { SEARCH_KINDS } from './source.ts'

const words = z.string().trim().max(MAX_QUERY_LENGTH).default('').meta({ description: 'The search query; an empty one finds nothing.' })
const searchQuery = z.object({ query: words })
const tabQuery = z.object({ query: words, page: z.coerce.number().int().min(1).max(1000).default(1) })

const kind = z.enum(SEARCH_KINDS)
const suggestionResponse = z
  .object({ kind, title: z.string(), detail: z.string(), url: z.string(), picture: pictureOrNull })
  .meta({ id: 'Suggestion' })
const hitResponse = z
  .object({
    kind,
    title: z.string(),
    title_html: z.string().meta({ description: 'Escaped HTML in which found words are marked.' }),
    detail: z.string(),
    excerpt: z.string(),
    excerpt_html: z.string(),
    excerpt_label: z.string().optional(),
    url: z.string(),
    thumbnail: z.string().nullable(),
  })
  .meta({ id: 'Hit' })
const hitsResponse = z.object({ count: z.int(), results: z.array(hitResponse) })

const exampleHit = {
  kind: 'production',
  title: 'Salz',
  title_html: '<mark>Salz</mark>',
  detail: 'Schauspiel',
  excerpt: 'Drei Schwestern und ein Bergwerk.',
  excerpt_html: 'Drei Schwestern und ein Bergwerk.',
  url: '/de/stuecke/salz/7',
  thumbnail: null,
} as const

const suggestRoute = publicGet({
  path: '/search/autocomplete',
  summary: 'Autocomplete: things whose title matches the text typed so far, which is sent in lower case.',
  query: searchQuery,
  errors: [429],
  response: z.array(suggestionResponse),
  example: [{ kind: 'production', title: 'Salz', detail: 'Schauspiel', url: '/de/stuecke/salz/7', picture: null }],
})
const allRoute = publicGet({
  path: '/search',
  summary: 'The best performances and the best of everything else, with how many there are of both.',
  query: searchQuery,
  errors: [429],
  response: z.object({ events: hitsResponse, others: hitsResponse }),
  example: { events: { count: 0, results: [] }, others: { count: 1, results: [exampleHit] } },
})
const tabRoute = <Category extends SearchCategory>(category: Category, summary: string) =>
  publicGet({
    path: `/search/${category}` as const,
    summary: summary,
    query: tabQuery,
    errors: [429],
    response: listOf(hitResponse),
    example: { count: 1, next: null, previous: null, results: [exampleHit] },
  })
const TAB_CALLS = {
  events: tabRoute('events', 'Performances that match the query, best first.'),
  others: tabRoute('others', 'Everything else that matches the query, best first.'),
}

/** The endpoints of search and autocomplete (B §7). An empty query finds nothing; too many in a minute from one source are refused. */
export function searchApi(platform: Platform) {
  const api = createApi()
  const sourceOf = (context: Context<ApiEnv>) => ({ address: callerAddress(context, platform.config), viewer: context.var.viewer })
  api.openapi(suggestRoute, async (context) => {
    // The next letter aborts the request before: while many wait, nothing is looked up for one that nobody reads.
    if (context.req.raw.signal.aborted) return context.json([], 200)
    const beforeLookUp = lookUpCounter(platform, sourceOf(context), 'suggestion')
    const suggestions = await cachedSuggestions(platform, context.req.valid('query').query, beforeLookUp)
    return context.json(
      suggestions.map((suggestion) => ({ ...suggestion, url: addressInLanguage(suggestion.url) })),
      200,
    )
  })
  api.openapi(allRoute, async (context) => {
    const { query } = context.req.valid('query')
    const beforeLookUp = lookUpCounter(platform, sourceOf(context), 'question')
    const [events, others] = await Promise.all([
      cachedSearch(platform, query, 'events', SEARCH_FIRST_PAGE, beforeLookUp),
      cachedSearch(platform, query, 'others', SEARCH_FIRST_PAGE, beforeLookUp),
    ])
    return context.json(
      {
        events: { count: events.counts.events, results: events.hits.map(toHitResponse) },
        others: { count: others.counts.others, results: others.hits.map(toHitResponse) },
      },
      200,
    )
  })
  for (const category of SEARCH_CATEGORIES) {
    api.openapi(TAB_CALLS[category], async (context) => {
      const { query, page } = context.req.valid('query')
      const beforeLookUp = lookUpCounter(platform, sourceOf(context), 'question')
      const { counts, hits } = await cachedSearch(platform, query, category, page, beforeLookUp)
      return context.json(
        listResponse(context.req.url, { page, page_size: SEARCH_PAGE_SIZE }, counts[category], hits.map(toHitResponse)),
        200,
      )
    })
  }
  return api
}

/** A hit in a response: plain texts, and escaped HTML with the matched words in `<mark>`. */
function toHitResponse({ kind, title, detail, excerpt, url, picture }: Hit) {
  const plain = (pieces: Hit['title']) => pieces.map(({ text }) => text).join('')
  return {
    kind,
    title: plain(title),
    title_html: piecesToHtml(title),
    detail: plain(detail),
    excerpt: plain(excerpt.pieces),
    excerpt_html: piecesToHtml(excerpt.pieces),
    excerpt_label: excerpt.label,
    url: addressInLanguage(url),
    thumbnail: picture?.src ?? null,
  }
}
