import { eq } from 'drizzle-orm'
import { type PageStatus, pageStatus } from '../content/index.server.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { articles } from './tables.ts'

/**
 * Whether visitors see an article now, and if not, from when on: *Online* is on and *Published* has passed. A scheduled
 * publication only turns *Online* on or off. One statement.
 */
export async function readArticleStatus(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  id: number,
  isSwitchedOn = false,
): Promise<PageStatus> {
  const [article] = await db
    .select({ title: articles.title, isOnline: articles.isOnline, publishAt: articles.publishedAt })
    .from(articles)
    .where(eq(articles.id, id))
  if (!article) return { state: 'offline' }
  return pageStatus({ ...article, isOnline: article.isOnline || isSwitchedOn, unpublishAt: null }, [], toDate(clock.now()))
}
