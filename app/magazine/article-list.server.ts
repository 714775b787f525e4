import { requireFound } from '../platform/http/required.ts'
import type { Platform } from '../platform/platform.ts'
import { ARTICLES_PAGE_SIZE, categoriesOrNone, listArticles } from './queries.server.ts'

/** Articles of elsewhere shown below a short list. */
const TEASERS_SHOWN = 4

type Asked = { category?: number | undefined; tag?: number | undefined; page: number; addressOf: (page: number) => string }

/**
 * What every list of articles shows, in the words of the specification's store (B §3).
 * @throws Response 404 for a page that there is not
 */
export async function readArticleList(platform: Platform, { category, tag, page, addressOf }: Asked) {
  const { count, articles } = await listArticles(platform, { category, tag, page })
  const pages = Math.max(1, Math.ceil(count / ARTICLES_PAGE_SIZE))
  requireFound(page <= pages ? page : undefined)
  const isPart = category !== undefined || tag !== undefined
  const [categories, others] = await Promise.all([
    categoriesOrNone(platform),
    isPart ? listArticles(platform, { pageSize: TEASERS_SHOWN + articles.length }) : undefined,
  ])
  const shown = new Set(articles.map(({ id }) => id))
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
    teaser: (others?.articles ?? []).filter(({ id }) => !shown.has(id)).slice(0, TEASERS_SHOWN),
    categories,
  }
}

export type ArticleList = Awaited<ReturnType<typeof readArticleList>>
