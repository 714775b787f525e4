import { listArticles } from '../../magazine/index.server.ts'
import type { Platform } from '../../platform/platform.ts'

const ARTICLES_SHOWN = 3

/** The newest articles about a production. Three statements. */
export async function readArticles(platform: Pick<Platform, 'db' | 'clock'>, production: number) {
  const { articles } = await listArticles(platform, { production, pageSize: ARTICLES_SHOWN })
  return articles
}
