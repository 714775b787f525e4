import { and, eq, inArray, sql } from 'drizzle-orm'
import { type ModuleRegistry, objectsDependingOnDates, readContentTexts } from '../content/index.server.ts'
import { alphabetical } from '../platform/database/alphabetical.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { link } from '../platform/routing/link.ts'
import type { SearchSource } from '../search/index.ts'
import { articleCategories, articles } from './tables.ts'

const topics = sql<string>`COALESCE((
  SELECT string_agg(article_tags.name, ', ' ORDER BY ${alphabetical(sql`article_tags.name`)})
  FROM article_tag_links JOIN article_tags ON article_tags.id = article_tag_links.tag_id
  WHERE article_tag_links.article_id = ${articles.id}), '')`

/** Search documents of the magazine: every online article, visible from its publication on. */
export function articleSearchSource(platform: Pick<Platform, 'clock' | 'readCache'>, modules: ModuleRegistry): SearchSource {
  return {
    kind: 'article',
    async all(tx) {
      const rows = await tx.select({ id: articles.id }).from(articles)
      return rows.map((row) => row.id)
    },
    async touchedBy(tx, tags) {
      if (tags.unnamed('options', 'articles')) return 'all'
      const dependent = tags.unnamed('events') ? await objectsDependingOnDates(tx, 'article') : []
      return [...new Set([...tags.ids('article'), ...tags.ids('containers:article'), ...dependent])]
    },
    async read(tx, ids) {
      const rows = await tx
        .select({ article: articles, category: articleCategories.name, topics })
        .from(articles)
        .innerJoin(articleCategories, eq(articles.categoryId, articleCategories.id))
        .where(and(inArray(articles.id, ids), eq(articles.isOnline, true)))
      const texts = await readContentTexts({ platform, modules, tx }, 'article', ids)
      return rows.map(({ article, category, topics: topicNames }) => ({
        objectId: article.id,
        title: article.title,
        detail: [category, article.subline].filter(Boolean).join(' · '),
        keywords: [article.preline, article.author, topicNames],
        passages: [
          { text: [article.lead, texts.get(article.id)?.text].filter(Boolean).join('\n') },
          { label: t('Written by'), text: article.author },
          { label: t('Topics'), text: topicNames },
        ],
        url: link('magazine-slug-id', { slug: article.slug, id: article.id }),
        imageId: article.imageId,
        happensAt: article.publishedAt,
        visibleFrom: article.publishedAt,
        changesAt: texts.get(article.id)?.changesAt ?? null,
      }))
    },
  }
}
