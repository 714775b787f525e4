import { requireFound } from '../platform/http/required.ts'
import type { Platform } from '../platform/platform.ts'
import { ARTICLES_PAGE_SIZE, categoriesOrNone, listArticles } from './queries.server.ts'

/** Articles of other lists shown below a short list. */
const TEASERS_SHOWN = 4

type Asked = { category?: number | undefined; tag?: number | undefined; page: number; addressOf: (page: number) => string }

/**
 * The data of a list of articles, in the field names of the specification's store (B §3).
 * @throws Response 404 for a page number that does not exist
 */
export async function readArticleList(platform: Platform, { category, tag, page, addressOf }: Asked) {
  const { count, articles } = await listArticles(platform, { category, tag, page })
  const pages = Math.max(1, Math.ceil(count / ARTICLES_PAGE_SIZE))
  requireFound(page <= pages ? page : undefined)
  const isPart = category !== undefined || tag !== undefined
  const [categories, latest] = await Promise.all([
    categoriesOrNone(platform),
    isPart ? listArticles(platform, { pageSize: TEASERS_SHOWN + articles.length }) : undefined,
  ])
  const listedIds = new Set(articles.map(({ id }) => id))
  return {
    page,
    list: {
      count,
      pages,
      previous: page > 1 ? addressOf(page - 1) : null,
      next: page < pages ? addressOf(page + 1) : null,
    },
    articles,
    category: categories.find(({ id }) => id === category) ?? null,
    teaser: (latest?.articles ?? []).filter(({ id }) => !listedIds.has(id)).slice(0, TEASERS_SHOWN),
    categories,
  }
}

export type ArticleList = Awaited<ReturnType<typeof readArticleList>>
