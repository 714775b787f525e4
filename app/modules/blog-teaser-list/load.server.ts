import type { ContentNode } from '../../content/index.ts'
import { type ArticleView, listArticles } from '../../magazine/index.server.ts'
import type { Platform } from '../../platform/platform.ts'
import { MAX_ARTICLES } from './module.ts'

export type ArticleTeaser = Pick<ArticleView, 'id' | 'url' | 'preline' | 'title' | 'lead' | 'date' | 'zweiklang' | 'picture'>

/** Loads the articles of each list, the main one first. At most four statements, however many lists there are. */
export default async function loadBlogTeasers(platform: Platform, nodes: ContentNode[]): Promise<Record<string, ArticleTeaser[]>> {
  const namedIds = [...new Set(nodes.flatMap((node) => articleIdsOf(node)))]
  const [newest, chosen] = await Promise.all([
    listArticles(platform, { pageSize: MAX_ARTICLES + 1 }),
    namedIds.length > 0 ? listArticles(platform, { ids: namedIds, pageSize: namedIds.length }) : { articles: [] },
  ])
  const byId = new Map(chosen.articles.map((article) => [article.id, article]))
  return Object.fromEntries(
    nodes.map((node) => {
      const main = byId.get(Number(node.data.main_teaser))
      const byHand = (node.data.article_objects ?? []) as number[]
      const furtherArticles = byHand.length > 0 ? byHand.flatMap((id) => byId.get(id) ?? []) : newest.articles
      const orderedArticles = [...(main ? [main] : []), ...furtherArticles.filter((article) => article !== main && article.id !== main?.id)]
      return [node.id, orderedArticles.slice(0, Number(node.data.items) || 1).map(teaserOf)]
    }),
  )
}

function articleIdsOf({ data }: ContentNode): number[] {
  return [data.main_teaser, ...((data.article_objects ?? []) as unknown[])].filter((id) => typeof id === 'number')
}

function teaserOf({ id, url, preline, title, lead, date, zweiklang, picture }: ArticleView): ArticleTeaser {
  return { id, url, preline, title, lead, date, zweiklang, picture }
}
