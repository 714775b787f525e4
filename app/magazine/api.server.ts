import { z } from 'zod'
import { createApi } from '../platform/http/api.ts'
import { listAnswer, MAX_PAGE_SIZE } from '../platform/http/paging.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { ARTICLES_PAGE_SIZE, findArticle, listArticles, listCategories, listTags } from './queries.server.ts'

const TEASERS_SHOWN = 8
const id = z.coerce.number().int().positive().optional()
const query = z.object({
  category: id,
  tag: id,
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(ARTICLES_PAGE_SIZE),
})

/** The magazine's calls (A §7, B §7). */
export function magazineApi(platform: Platform) {
  const api = createApi()
  api.get('/articles', async (context) => {
    const { page_size, ...asked } = query.parse(context.req.query())
    const { count, articles } = await listArticles(platform, { ...asked, pageSize: page_size })
    return context.json(listAnswer(context.req.url, { page: asked.page, page_size }, count, articles))
  })
  api.get('/articles/:id{[1-9]\\d*}', async (context) => {
    const article = await findArticle(platform, Number(context.req.param('id')))
    if (!article) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
    return context.json(article)
  })
  api.get('/articles-teaser', async (context) => context.json((await listArticles(platform, { pageSize: TEASERS_SHOWN })).articles))
  api.get('/article-categories', async (context) => context.json(await listCategories(platform)))
  api.get('/article-tags', async (context) => context.json(await listTags(platform)))
  return api
}
