import { and, asc, count, desc, eq, exists, inArray, lte, min, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { defineCachedRead, type ReadContext } from '../platform/cache/cached-read.ts'
import { addCacheTags, expireAt, markUncacheable } from '../platform/cache/dependencies.ts'
import { type Clock, isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import { formatDate, formatLongDate } from '../platform/format/date.ts'
import type { Notation } from '../platform/format/notation.ts'
import { pictureOf } from '../platform/media/picture.ts'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import { link } from '../platform/routing/link.ts'
import { readSettings } from '../site/index.server.ts'
import { articleCategories, articles, articleTagLinks, articleTags } from './tables.ts'

export const ARTICLES_PAGE_SIZE = 12

export type ArticleQuery = {
  category?: number | undefined
  tag?: number | undefined
  /** about this production */
  production?: number
  page?: number
  pageSize?: number
  not?: number
  /** only these articles */
  ids?: number[]
}

/** Published articles, newest first, with their pictures. One statement, two more where there are none; cached. */
export const listArticles = defineCachedRead('articles', async (platform, query: ArticleQuery) => {
  addCacheTags('articles', 'media')
  const where = and(...conditionsOf(platform, query))
  const { page = 1, pageSize = ARTICLES_PAGE_SIZE } = query
  const rows = await selectArticles(platform)
    .where(where)
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  await expireAtNext(platform, rows)
  const [first] = rows
  // Without rows nothing carries the number of all.
  const isBeyond = !first && page > 1
  const [total] = isBeyond ? await platform.db.select({ count: count() }).from(articles).where(where) : [{ count: first?.total ?? 0 }]
  return { count: total?.count ?? 0, articles: await toViews(platform, rows) }
})

/** Articles related to one: ordered by shared topics, then the same category, then date. One statement, two where there are none; cached. */
export const listRelatedArticles = defineCachedRead(
  'related-articles',
  async (platform, { id, categoryId }: { id: number; categoryId: number }, shown: number) => {
    addCacheTags('articles', 'media')
    const shared = sql<number>`(
    SELECT count(*) FROM article_tag_links AS its JOIN article_tag_links AS own ON own.tag_id = its.tag_id
    WHERE its.article_id = ${articles.id} AND own.article_id = ${id})`
    const rows = await selectArticles(platform)
      .where(and(...conditionsOf(platform, { not: id })))
      .orderBy(desc(shared), desc(eq(articles.categoryId, categoryId)), desc(articles.publishedAt), desc(articles.id))
      .limit(shown)
    await expireAtNext(platform, rows)
    return toViews(platform, rows)
  },
)

/** Each row carries how many there are in all, and when the next article is published, so that neither is a statement of its own. */
function selectArticles({ db, clock }: Pick<ReadContext, 'db' | 'clock'>) {
  const next = db
    .select({ at: min(planned.publishedAt) })
    .from(planned)
    .where(isPlanned(clock))
  return db
    .select({
      article: articles,
      category: articleCategories,
      image: media,
      total: sql<number>`count(*) OVER ()`.mapWith(Number),
      next: sql<Date | null>`(${next})`.mapWith(articles.publishedAt),
    })
    .from(articles)
    .innerJoin(articleCategories, eq(articles.categoryId, articleCategories.id))
    .leftJoin(media, eq(articles.imageId, media.id))
}

function conditionsOf(platform: Pick<ReadContext, 'db' | 'clock'>, { category, tag, production, not, ids }: ArticleQuery): SQL[] {
  const conditions: SQL[] = [eq(articles.isOnline, true), lte(articles.publishedAt, toDate(platform.clock.now()))]
  if (category) conditions.push(eq(articles.categoryId, category))
  if (production) conditions.push(eq(articles.productionId, production))
  if (ids) conditions.push(inArray(articles.id, ids))
  if (not) conditions.push(ne(articles.id, not))
  if (tag) {
    const tagLink = platform.db.select({ one: sql`1` }).from(articleTagLinks)
    conditions.push(exists(tagLink.where(and(eq(articleTagLinks.articleId, articles.id), eq(articleTagLinks.tagId, tag)))))
  }
  return conditions
}

const planned = alias(articles, 'planned')

function isPlanned(clock: Clock): SQL | undefined {
  return and(eq(planned.isOnline, true), sql`${planned.publishedAt} > ${toDate(clock.now()).toISOString()}::timestamptz`)
}

/** Expires what is cached when the next article is published. No statement where there are rows, which carry the time. */
async function expireAtNext(platform: ReadContext, rows: Pick<Row, 'next'>[]): Promise<void> {
  const [first] = rows
  if (!first) await expireAtNextArticle(platform)
  else if (first.next) expireAt(toInstant(first.next))
}

/** Expires what is cached when the next article is published. One statement; cached. */
const expireAtNextArticle = defineCachedRead('next-article', async ({ db, clock }): Promise<void> => {
  addCacheTags('articles')
  const [next] = await db
    .select({ at: min(planned.publishedAt) })
    .from(planned)
    .where(isPlanned(clock))
  if (next?.at) expireAt(toInstant(next.at))
})

type Row = {
  article: typeof articles.$inferSelect
  category: typeof articleCategories.$inferSelect
  image: typeof media.$inferSelect | null
  total: number
  next: Date | null
}
export type ArticleView = ReturnType<typeof articleView>

/** Articles as pages show them, with dates in the configured format. */
async function toViews(platform: ReadContext, rows: Row[]): Promise<ArticleView[]> {
  const { design } = await readSettings(platform)
  return rows.map((row) => articleView(row, design))
}

function articleView({ article, category, image }: Row, notation: Notation) {
  const published = toInstant(article.publishedAt)
  return {
    id: article.id,
    slug: article.slug,
    url: link('magazine-slug-id', { slug: article.slug, id: article.id }),
    preline: article.preline,
    title: article.title,
    subline: article.subline,
    lead: article.lead,
    author: article.author,
    date: formatDate(published, notation),
    longDate: formatLongDate(published),
    publishedAt: isoWithOffset(published),
    updatedAt: isoWithOffset(toInstant(article.updatedAt)),
    categoryId: category.id,
    category: category.name,
    zweiklang: article.zweiklang,
    picture: pictureOf(image),
  }
}

/** A published article, or for staff any; undefined when there is none. One statement, two where there is none; cached. */
export const findArticle = defineCachedRead(
  'article',
  async (platform, id: number, { alsoUnpublished = false }: { alsoUnpublished?: boolean } = {}) => {
    addCacheTags(`article:${id}`, 'articles', 'media')
    const conditions = alsoUnpublished ? [] : conditionsOf(platform, {})
    const rows = await selectArticles(platform).where(and(eq(articles.id, id), ...conditions))
    if (!alsoUnpublished) await expireAtNext(platform, rows)
    return (await toViews(platform, rows))[0]
  },
)

/** The topics of an article. One statement; cached. */
export const listTagsOf = defineCachedRead('article-topics', async (platform, articleId: number) => {
  addCacheTags(`article:${articleId}`, 'article-tags')
  const tagIds = platform.db.select({ id: articleTagLinks.tagId }).from(articleTagLinks).where(eq(articleTagLinks.articleId, articleId))
  const rows = await platform.db.select().from(articleTags).where(inArray(articleTags.id, tagIds)).orderBy(asc(articleTags.name))
  return rows.map(({ id, name, slug }) => ({ id, name, url: link('magazine-tags-tag-id', { tag: slug, id }) }))
})

/** The categories of the magazine. One statement; cached. */
export const listCategories = defineCachedRead('article-categories', async (platform) => {
  addCacheTags('article-categories')
  const rows = await platform.db.select().from(articleCategories).orderBy(asc(articleCategories.position))
  return rows.map(({ id, name, styleName, slug }) => ({ id, name, style_name: styleName, slug }))
})

/** The categories for a page's header; empty when the read fails, so that the page still renders (B §8). */
export async function categoriesOrNone(platform: ReadContext & Pick<Platform, 'log'>) {
  try {
    return await listCategories(platform)
  } catch (error) {
    platform.log.error({ err: error }, 'magazine categories read failed')
    markUncacheable()
    return []
  }
}

/** The topics of the magazine, each with the number of its published articles. Two statements; cached. */
export const listTags = defineCachedRead('article-topic-counts', async (platform) => {
  addCacheTags('article-tags', 'articles')
  await expireAtNextArticle(platform)
  const out = and(...conditionsOf(platform, {}))
  return platform.db
    .select({ id: articleTags.id, slug: articleTags.slug, name: articleTags.name, count: count(articles.id) })
    .from(articleTags)
    .leftJoin(articleTagLinks, eq(articleTagLinks.tagId, articleTags.id))
    .leftJoin(articles, and(eq(articles.id, articleTagLinks.articleId), out))
    .groupBy(articleTags.id)
    .orderBy(asc(articleTags.name))
})
