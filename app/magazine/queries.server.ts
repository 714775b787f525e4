import { and, asc, count, desc, eq, exists, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import { noteChangeAt, noteTags } from '../platform/cache/tracking.ts'
import { dateOf, dayOf, instantOf, startOfDay } from '../platform/clock/clock.ts'
import { formatNumericDate } from '../platform/format/date.ts'
import { pictureOf } from '../platform/media/picture.ts'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import { link } from '../platform/routing/link.ts'
import { articleCategories, articles, articleTagLinks, articleTags } from './tables.ts'

type Reader = Pick<Platform, 'db' | 'clock'>
export const ARTICLES_PAGE_SIZE = 12

/** Articles that are out, the newest first, with their pictures. Two statements. */
export async function listArticles(
  platform: Reader,
  query: { category?: number; tag?: number; page?: number; pageSize?: number; not?: number; ids?: number[] },
) {
  noteTags('articles')
  const now = platform.clock.now()
  // An article with a date to come appears on its day.
  noteChangeAt(startOfDay(dayOf(now).add({ days: 1 })))
  const conditions: SQL[] = [eq(articles.isOnline, true), lte(articles.publishedAt, dateOf(now))]
  if (query.category) conditions.push(eq(articles.categoryId, query.category))
  if (query.ids) conditions.push(inArray(articles.id, query.ids))
  if (query.not) conditions.push(ne(articles.id, query.not))
  if (query.tag) {
    const tagged = platform.db.select({ one: sql`1` }).from(articleTagLinks)
    conditions.push(exists(tagged.where(and(eq(articleTagLinks.articleId, articles.id), eq(articleTagLinks.tagId, query.tag)))))
  }
  const where = and(...conditions)
  const pageSize = query.pageSize ?? ARTICLES_PAGE_SIZE
  const [total] = await platform.db.select({ count: count() }).from(articles).where(where)
  const rows = await platform.db
    .select({ article: articles, category: articleCategories, image: media })
    .from(articles)
    .innerJoin(articleCategories, eq(articles.categoryId, articleCategories.id))
    .leftJoin(media, eq(articles.imageId, media.id))
    .where(where)
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(pageSize)
    .offset(((query.page ?? 1) - 1) * pageSize)
  return { count: total?.count ?? 0, articles: rows.map(articleView) }
}

type Row = {
  article: typeof articles.$inferSelect
  category: typeof articleCategories.$inferSelect
  image: typeof media.$inferSelect | null
}
export type ArticleView = ReturnType<typeof articleView>

function articleView({ article, category, image }: Row) {
  return {
    id: article.id,
    slug: article.slug,
    url: link('magazine-slug-id', { slug: article.slug, id: article.id }),
    preline: article.preline,
    title: article.title,
    subline: article.subline,
    lead: article.lead,
    author: article.author,
    date: formatNumericDate(instantOf(article.publishedAt)),
    categoryId: category.id,
    category: category.name,
    zweiklang: article.zweiklang,
    picture: pictureOf(image),
  }
}

/** One article that is out; undefined when there is none. One statement. */
export async function findArticle(platform: Reader, id: number) {
  noteTags(`article:${id}`)
  const [row] = await platform.db
    .select({ article: articles, category: articleCategories, image: media })
    .from(articles)
    .innerJoin(articleCategories, eq(articles.categoryId, articleCategories.id))
    .leftJoin(media, eq(articles.imageId, media.id))
    .where(and(eq(articles.id, id), eq(articles.isOnline, true), lte(articles.publishedAt, dateOf(platform.clock.now()))))
  return row ? articleView(row) : undefined
}

/** The categories of the magazine. One statement. */
export async function listCategories(platform: Reader) {
  noteTags('options')
  const rows = await platform.db.select().from(articleCategories).orderBy(asc(articleCategories.position))
  return rows.map(({ id, name, styleName, slug }) => ({ id, name, style_name: styleName, slug }))
}

/** The topics of the magazine. One statement. */
export async function listTags(platform: Reader) {
  noteTags('options')
  return platform.db.select().from(articleTags).orderBy(asc(articleTags.name))
}
