import { and, asc, count, eq, inArray, min } from 'drizzle-orm'
import { defineCachedRead, type ReadContext } from '../platform/cache/cached-read.ts'
import { defineSelect } from '../platform/cache/define-select.ts'
import { addCacheTags, expireAt, markUncacheable } from '../platform/cache/dependencies.ts'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import { inAlphabet } from '../platform/format/alphabet.ts'
import { formatDate, formatLongDate } from '../platform/format/date.ts'
import type { Notation } from '../platform/format/notation.ts'
import { pictureOf } from '../platform/media/picture.ts'
import type { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import { link } from '../platform/routing/link.ts'
import { rowTranslator } from '../records/translate-rows.server.ts'
import { readGivenSettings } from '../site/index.server.ts'
import {
  FILTER_NAMES,
  isPlanned,
  isPublished,
  listBy,
  nowOf,
  planned,
  selectAny,
  selectPublished,
  selectRelated,
} from './article-selects.server.ts'
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

/** By what they are narrowed by, since each is built once. */
const lists = new Map<string, ReturnType<typeof listBy>>()

/** Published articles, newest first, with their pictures. One statement, two more where there are none; cached. */
export const listArticles = defineCachedRead('articles', async (platform, query: ArticleQuery) => {
  addCacheTags('articles', 'media')
  const { page = 1, pageSize = ARTICLES_PAGE_SIZE } = query
  const names = FILTER_NAMES.filter((name) => query[name])
  const list = lists.get(names.join()) ?? listBy(names)
  lists.set(names.join(), list)
  const values = { ...Object.fromEntries(names.map((name) => [name, query[name]])), now: nowOf(platform) }
  const rows = await list(platform, { ...values, limit: pageSize, offset: (page - 1) * pageSize })
  await expireAtNext(platform, rows)
  const [first] = rows
  // Without rows nothing carries the number of all.
  const all = !first && page > 1 ? (await list(platform, { ...values, limit: 1, offset: 0 }))[0] : first
  return { count: all?.total ?? 0, articles: await toViews(platform, rows) }
})

/** Articles related to one: ordered by shared topics, then the same category, then date. One statement, two where there are none; cached. */
export const listRelatedArticles = defineCachedRead(
  'related-articles',
  async (platform, { id, categoryId }: { id: number; categoryId: number }, shown: number) => {
    addCacheTags('articles', 'media')
    const rows = await selectRelated(platform, { not: id, category: categoryId, limit: shown, now: nowOf(platform) })
    await expireAtNext(platform, rows)
    return toViews(platform, rows)
  },
)

/** Expires what is cached when the next article is published. No statement where there are rows, which carry the time. */
async function expireAtNext(platform: ReadContext, rows: Pick<Row, 'next'>[]): Promise<void> {
  const [first] = rows
  if (!first) await expireAtNextArticle(platform)
  else if (first.next) expireAt(toInstant(first.next))
}

/** Expires what is cached when the next article is published. One statement; cached. */
const expireAtNextArticle = defineCachedRead('next-article', async (platform): Promise<void> => {
  addCacheTags('articles')
  const [next] = await platform.db
    .select({ at: min(planned.publishedAt) })
    .from(planned)
    .where(isPlanned(nowOf(platform)))
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
  const [{ design }, translate] = await Promise.all([readGivenSettings(platform), rowTranslator(platform)])
  return rows.map(({ article, category, image, ...row }) =>
    articleView(
      {
        ...row,
        article: translate('article', article),
        category: translate('article-category', category),
        image: image && translate('media', image),
      },
      design,
    ),
  )
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
    const rows = await (alsoUnpublished ? selectAny : selectPublished)(platform, { id, now: nowOf(platform) })
    if (!alsoUnpublished) await expireAtNext(platform, rows)
    return (await toViews(platform, rows))[0]
  },
)

const selectTags = defineSelect((db, parameter) => {
  const links = db.select({ id: articleTagLinks.tagId }).from(articleTagLinks)
  return db
    .select()
    .from(articleTags)
    .where(inArray(articleTags.id, links.where(eq(articleTagLinks.articleId, parameter('articleId')))))
})

/** The topics of an article. One statement; cached. */
export const listTagsOf = defineCachedRead('article-topics', async (platform, articleId: number) => {
  addCacheTags(`article:${articleId}`, 'article-tags')
  const [rows, translate] = await Promise.all([selectTags(platform, { articleId }), rowTranslator(platform)])
  return rows
    .map((row) => translate('article-tag', row))
    .toSorted(inAlphabet(({ name }) => name))
    .map(({ id, name, slug }) => ({ id, name, url: link('magazine-tags-tag-id', { tag: slug, id }) }))
})

const selectCategories = defineSelect((db) => db.select().from(articleCategories).orderBy(asc(articleCategories.position)))

/** The categories of the magazine. One statement; cached. */
export const listCategories = defineCachedRead('article-categories', async (platform) => {
  addCacheTags('article-categories')
  const [rows, translate] = await Promise.all([selectCategories(platform), rowTranslator(platform)])
  return rows
    .map((row) => translate('article-category', row))
    .map(({ id, name, styleName, slug }) => ({ id, name, style_name: styleName, slug }))
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
  const out = and(...isPublished(nowOf(platform)))
  const rows = await platform.db
    .select({ id: articleTags.id, slug: articleTags.slug, name: articleTags.name, count: count(articles.id) })
    .from(articleTags)
    .leftJoin(articleTagLinks, eq(articleTagLinks.tagId, articleTags.id))
    .leftJoin(articles, and(eq(articles.id, articleTagLinks.articleId), out))
    .groupBy(articleTags.id)
  const translate = await rowTranslator(platform)
  return rows.map((row) => translate('article-tag', row)).toSorted(inAlphabet(({ name }) => name))
})
