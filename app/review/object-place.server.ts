import { eq } from 'drizzle-orm'
import type { ContentObject } from '../content/content-object.ts'
import { pageUrl } from '../content/index.server.ts'
import { pages } from '../content/tables.ts'
import { articles } from '../magazine/tables.ts'
import type { Database } from '../platform/database/database.ts'
import { link } from '../platform/routing/link.ts'
import { LEGAL_CONTENT, LEGAL_PAGES } from '../site/index.server.ts'

/** Where an object with content is on the site: its title and its path. */
export type ObjectPlace = { title: string; path: string }

/** The place of an object whose content is edited on its own page; undefined when there is none. One statement. */
export async function readObjectPlace(db: Database, { contentType, objectId }: ContentObject): Promise<ObjectPlace | undefined> {
  if (contentType === 'page') {
    const [page] = await db.select({ title: pages.title, path: pages.path, locale: pages.locale }).from(pages).where(eq(pages.id, objectId))
    return page && { title: page.title, path: pageUrl(page.path, page.locale) }
  }
  if (contentType === 'article') {
    const [article] = await db.select({ title: articles.title, slug: articles.slug }).from(articles).where(eq(articles.id, objectId))
    return article && { title: article.title, path: link('magazine-slug-id', { slug: article.slug, id: objectId }) }
  }
  const legal = contentType === LEGAL_CONTENT ? LEGAL_PAGES.find(({ id }) => id === objectId) : undefined
  return legal && { title: legal.title(), path: link(legal.name) }
}
