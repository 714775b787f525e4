import { and, count, desc, eq, exists, min, ne, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ReadContext } from '../platform/cache/cached-read.ts'
import { defineSelect } from '../platform/cache/define-select.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { media } from '../platform/media/tables.ts'
import { articleCategories, articles, articleTagLinks } from './tables.ts'

type Parameter = (name: string) => Placeholder

/** What narrows a list of articles, by the parameter of the query that says to what. */
const FILTERS = {
  category: (_, parameter) => eq(articles.categoryId, parameter('category')),
  production: (_, parameter) => eq(articles.productionId, parameter('production')),
  ids: (_, parameter) => sql`${articles.id} = ANY(${parameter('ids')})`,
  not: (_, parameter) => ne(articles.id, parameter('not')),
  tag: (db, parameter) => {
    const tagLink = db.select({ one: sql`1` }).from(articleTagLinks)
    return exists(tagLink.where(and(eq(articleTagLinks.articleId, articles.id), eq(articleTagLinks.tagId, parameter('tag')))))
  },
} satisfies Record<string, (db: Database, parameter: Parameter) => SQL>
export type FilterName = keyof typeof FILTERS
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]

const NEWEST_FIRST = [desc(articles.publishedAt), desc(articles.id)]

/**
 * Published articles, newest first, narrowed by these; `limit` and `offset` say which of them. They are counted and chosen by
 * their narrow rows: of all others neither category nor picture is read.
 */
export function listBy(names: readonly FilterName[]) {
  return defineSelect((db, parameter) => {
    const page = db
      .select({ id: articles.id, total: sql<number>`count(*) OVER ()`.mapWith(Number).as('total') })
      .from(articles)
      .where(and(...isPublished(parameter('now')), ...names.map((name) => FILTERS[name](db, parameter))))
      .orderBy(...NEWEST_FIRST)
      .limit(parameter('limit'))
      .offset(parameter('offset'))
      .as('page')
    return selectArticles(db, parameter, page.total)
      .innerJoin(page, eq(page.id, articles.id))
      .orderBy(...NEWEST_FIRST)
  })
}

/** Published articles but `not`, those first that share most topics with it, then those of its `category`. */
export const selectRelated = defineSelect((db, parameter) => {
  const own = alias(articleTagLinks, 'own')
  const shared = db
    .select({ articleId: articleTagLinks.articleId, topics: count().as('topics') })
    .from(articleTagLinks)
    .innerJoin(own, eq(own.tagId, articleTagLinks.tagId))
    .where(eq(own.articleId, parameter('not')))
    .groupBy(articleTagLinks.articleId)
    .as('shared')
  const related = db
    .select({ id: articles.id, topics: sql<number>`coalesce(${shared.topics}, 0)`.as('shared_topics') })
    .from(articles)
    .leftJoin(shared, eq(shared.articleId, articles.id))
    .where(and(...isPublished(parameter('now')), FILTERS.not(db, parameter)))
    .orderBy((columns) => [desc(columns.topics), ...closest(parameter)])
    .limit(parameter('limit'))
    .as('related')
  return selectArticles(db, parameter)
    .innerJoin(related, eq(related.id, articles.id))
    .orderBy(desc(related.topics), ...closest(parameter))
})

function closest(parameter: Parameter): SQL[] {
  return [desc(eq(articles.categoryId, parameter('category'))), ...NEWEST_FIRST]
}

/** One article. */
export const selectAny = defineSelect((db, parameter) => selectArticles(db, parameter).where(eq(articles.id, parameter('id'))))
/** One article, if visitors see it. */
export const selectPublished = defineSelect((db, parameter) =>
  selectArticles(db, parameter).where(and(eq(articles.id, parameter('id')), ...isPublished(parameter('now')))),
)

/**
 * Each row carries when the next article is published, and those of a list how many there are in all, so that neither is a
 * statement of its own.
 */
function selectArticles(db: Database, parameter: Parameter, total: SQL<number> | SQL.Aliased<number> = sql<number>`1`) {
  const next = db
    .select({ at: min(planned.publishedAt) })
    .from(planned)
    .where(isPlanned(parameter('now')))
  return db
    .select({
      article: articles,
      category: articleCategories,
      image: media,
      total,
      next: sql<Date | null>`(${next})`.mapWith(articles.publishedAt),
    })
    .from(articles)
    .innerJoin(articleCategories, eq(articles.categoryId, articleCategories.id))
    .leftJoin(media, eq(articles.imageId, media.id))
}

/** The parameter `now` of these selects. */
export const nowOf = ({ clock }: Pick<ReadContext, 'clock'>) => toDate(clock.now()).toISOString()

/**
 * The conditions under which visitors see an article.
 * @param now in ISO notation, or the parameter that holds it
 */
export function isPublished(now: string | Placeholder): SQL[] {
  return [eq(articles.isOnline, true), sql`${articles.publishedAt} <= ${now}::timestamptz`]
}

export const planned = alias(articles, 'planned')

/**
 * The condition under which an article will be published.
 * @param now as for `isPublished`
 */
export function isPlanned(now: string | Placeholder): SQL | undefined {
  return and(eq(planned.isOnline, true), sql`${planned.publishedAt} > ${now}::timestamptz`)
}
