import { listArticles } from '../../magazine/index.server.ts'
import type { ReadContext } from '../../platform/cache/cached-read.ts'

const ARTICLES_SHOWN = 3

/** The newest articles about a production. Three statements. */
export async function readArticles(platform: ReadContext, production: number) {
  const { articles } = await listArticles(platform, { production, pageSize: ARTICLES_SHOWN })
  return articles
}
