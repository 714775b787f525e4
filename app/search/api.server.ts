import { z } from 'zod'
import { createApi } from '../platform/http/api.ts'
import { listAnswer } from '../platform/http/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { SEARCH_CATEGORIES, SEARCH_PAGE_SIZE, search, suggest } from './queries.server.ts'

const MAX_QUERY_LENGTH = 200
const searchQuery = z.object({
  query: z.string().max(MAX_QUERY_LENGTH).default(''),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})

/** The search's calls (B §7). An empty query finds nothing. */
export function searchApi(platform: Platform) {
  const api = createApi()
  api.get('/search/autocomplete', async (context) => {
    const { query } = searchQuery.parse(context.req.query())
    return context.json(query.trim() ? await suggest(platform, query) : [])
  })
  api.get('/search', async (context) => {
    const { query } = searchQuery.parse(context.req.query())
    const [events, others] = await Promise.all(SEARCH_CATEGORIES.map((category) => find(platform, category, query, 1)))
    return context.json({ events, others })
  })
  for (const category of SEARCH_CATEGORIES) {
    api.get(`/search/${category}`, async (context) => {
      const { query, page } = searchQuery.parse(context.req.query())
      const { count, hits } = await find(platform, category, query, page)
      return context.json(listAnswer(context.req.url, { page, page_size: SEARCH_PAGE_SIZE }, count, hits))
    })
  }
  return api
}

async function find(platform: Platform, category: (typeof SEARCH_CATEGORIES)[number], query: string, page: number) {
  return query.trim() ? search(platform, category, query, page) : { count: 0, hits: [] }
}
