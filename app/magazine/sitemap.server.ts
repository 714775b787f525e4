import type { ReadContext } from '../platform/cache/cached-read.ts'
import type { SitemapEntry } from '../platform/format/sitemap.ts'
import { link } from '../platform/routing/link.ts'
import { readAnnounced } from '../platform/translations/announced-languages.server.ts'
import { listArticles, listCategories, listTags } from './queries.server.ts'

/** Most articles in the sitemap; older ones are linked from list pages. */
const MAX_ARTICLES = 10_000

/** The pages of the magazine. Six statements; cached. */
export async function magazineSitemap(platform: ReadContext): Promise<SitemapEntry[]> {
  const [{ articles }, categories, tags, languagesOf] = await Promise.all([
    listArticles(platform, { pageSize: MAX_ARTICLES }),
    listCategories(platform),
    listTags(platform),
    readAnnounced(platform),
  ])
  const [newest] = articles
  const lists = [
    link('magazine'),
    link('magazine-tags'),
    ...categories.map(({ slug, id }) => link('magazine-categories-category-id', { category: slug, id })),
    ...tags.filter(({ count }) => count > 0).map(({ slug, id }) => link('magazine-tags-tag-id', { tag: slug, id })),
  ]
  return [
    ...lists.map((path) => ({ path, changedAt: newest ? new Date(newest.publishedAt) : null })),
    ...articles.map(({ id, url, updatedAt }) => ({ path: url, changedAt: new Date(updatedAt), languages: languagesOf([['article', id]]) })),
  ]
}
