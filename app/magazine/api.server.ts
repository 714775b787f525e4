import { z } from 'zod'
import { createApi } from '../platform/http/api.ts'
import { idParameter, publicGet, publicGetById } from '../platform/http/get-route.ts'
import { listOf, listResponse, pageParameters } from '../platform/http/paging.ts'
import { orNotFound } from '../platform/http/problem.ts'
import { pictureOrNull } from '../platform/media/picture-schema.ts'
import type { Platform } from '../platform/platform.ts'
import { zweiklangNames } from '../platform/theme/color-pair.ts'
import { ARTICLES_PAGE_SIZE, type ArticleView, findArticle, listArticles, listCategories, listTags } from './queries.server.ts'

const TEASERS_SHOWN = 8

const articleResponse = z
  .object({
    id: z.int(),
    slug: z.string(),
    url: z.string(),
    preline: z.string(),
    title: z.string(),
    subline: z.string(),
    lead: z.string(),
    author: z.string(),
    date: z.string().meta({ description: 'The day of publication, formatted.' }),
    longDate: z.string(),
    publishedAt: z.string().meta({ description: 'Local time with its UTC offset.' }),
    updatedAt: z.string(),
    categoryId: z.int(),
    category: z.string(),
    zweiklang: z.enum(zweiklangNames),
    picture: pictureOrNull,
  })
  .meta({ id: 'Article' }) satisfies z.ZodType<ArticleView>
const categoryResponse = z.object({ id: z.int(), name: z.string(), style_name: z.string(), slug: z.string() })
const tagResponse = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  count: z.int().meta({ description: 'Published articles.' }),
})

const exampleArticle: ArticleView = {
  id: 4,
  slug: 'lob-der-pause',
  url: '/de/aktuelles/lob-der-pause/4',
  preline: 'Essay',
  title: 'Lob der Pause',
  subline: '',
  lead: 'Warum zwanzig Minuten ohne Handlung die wichtigsten des Abends sind.',
  author: 'Elif Torun',
  date: '02.11.2026',
  longDate: 'Montag, 2. November 2026',
  publishedAt: '2026-11-02T09:00:00+01:00',
  updatedAt: '2026-11-02T09:00:00+01:00',
  categoryId: 3,
  category: 'Essay',
  zweiklang: 'senf',
  picture: null,
}

const listRoute = publicGet({
  path: '/articles',
  summary: 'Published articles, the newest first.',
  query: z.object({ category: idParameter.optional(), tag: idParameter.optional(), ...pageParameters(ARTICLES_PAGE_SIZE) }),
  response: listOf(articleResponse),
  example: { count: 1, next: null, previous: null, results: [exampleArticle] },
})
const oneRoute = publicGetById({ path: '/articles/{id}', summary: 'One article.', response: articleResponse, example: exampleArticle })
const teasersRoute = publicGet({
  path: '/articles-teaser',
  summary: 'The newest articles.',
  response: z.array(articleResponse),
  example: [exampleArticle],
})
const categoriesRoute = publicGet({
  path: '/article-categories',
  summary: 'The categories of the magazine.',
  response: z.array(categoryResponse),
  example: [{ id: 3, name: 'Essay', style_name: 'essay', slug: 'essay' }],
})
const tagsRoute = publicGet({
  path: '/article-tags',
  summary: 'The topics of the magazine.',
  response: z.array(tagResponse),
  example: [{ id: 1, slug: 'tanz', name: 'Tanz', count: 3 }],
})

/** The endpoints of the magazine (A §7, B §7). */
export function magazineApi(platform: Platform) {
  const api = createApi()
  api.openapi(listRoute, async (context) => {
    const { page_size, ...query } = context.req.valid('query')
    const { count, articles } = await listArticles(platform, { ...query, pageSize: page_size })
    return context.json(listResponse(context.req.url, { page: query.page, page_size }, count, articles), 200)
  })
  api.openapi(oneRoute, async (context) => context.json(orNotFound(await findArticle(platform, context.req.valid('param').id)), 200))
  api.openapi(teasersRoute, async (context) => context.json((await listArticles(platform, { pageSize: TEASERS_SHOWN })).articles, 200))
  api.openapi(categoriesRoute, async (context) => context.json(await listCategories(platform), 200))
  api.openapi(tagsRoute, async (context) => context.json(await listTags(platform), 200))
  return api
}
