import { z } from 'zod'
import { createApi } from '../platform/http/api.ts'
import { listAnswer } from '../platform/http/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { piecesToHtml } from './excerpt.ts'
import { type Hit, MAX_QUERY_LENGTH, SEARCH_CATEGORIES, SEARCH_PAGE_SIZE, search, suggest } from './queries.server.ts'

const searchQuery = z.object({
  query: z.string().trim().max(MAX_QUERY_LENGTH).default(''),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})

/** The search's calls (B §7). An empty query finds nothing. */
export function searchApi(platform: Platform) {
  const api = createApi()
  api.get('/search/autocomplete', async (context) => {
    const { query } = searchQuery.parse(context.req.query())
    return context.json(await suggest(platform, query))
  })
  api.get('/search', async (context) => {
    const { query } = searchQuery.parse(context.req.query())
    const [events, others] = await Promise.all(SEARCH_CATEGORIES.map((category) => search(platform, query, category)))
    const tab = (results: typeof events) => (results?.hits ?? []).map(hitOf)
    return context.json({
      events: { count: events?.counts.events ?? 0, results: tab(events) },
      others: { count: others?.counts.others ?? 0, results: tab(others) },
    })
  })
  for (const category of SEARCH_CATEGORIES) {
    api.get(`/search/${category}`, async (context) => {
      const { query, page } = searchQuery.parse(context.req.query())
      const { counts, hits } = await search(platform, query, category, page)
      return context.json(listAnswer(context.req.url, { page, page_size: SEARCH_PAGE_SIZE }, counts[category], hits.map(hitOf)))
    })
  }
  return api
}

/** A hit for programs: plain texts, and as escaped HTML where found words are marked. */
function hitOf({ kind, title, detail, excerpt, url, picture }: Hit) {
  const plain = (pieces: Hit['title']) => pieces.map(({ text }) => text).join('')
  return {
    kind,
    title: plain(title),
    title_html: piecesToHtml(title),
    detail: plain(detail),
    excerpt: plain(excerpt.pieces),
    excerpt_html: piecesToHtml(excerpt.pieces),
    excerpt_label: excerpt.label,
    url,
    thumbnail: picture?.src ?? null,
  }
}
