import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, moment, updatedAtColumn } from '../platform/database/columns.ts'
import { media } from '../platform/media/tables.ts'
import type { ZweiklangName } from '../platform/theme/color-pair.ts'
import { productions } from '../programme/tables.ts'

export const articleCategories = pgTable('article_categories', {
  id: idColumn(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  styleName: text('style_name').notNull().default(''),
  position: integer().notNull().default(0),
})

export const articleTags = pgTable('article_tags', { id: idColumn(), slug: text().notNull().unique(), name: text().notNull() })

/** An article of the magazine. Its text is the container with content_type `article` and its id. */
export const articles = pgTable(
  'articles',
  {
    id: idColumn(),
    slug: text().notNull().unique(),
    preline: text().notNull().default(''),
    title: text().notNull(),
    subline: text().notNull().default(''),
    lead: text().notNull().default(''),
    categoryId: integer('category_id')
      .notNull()
      .references(() => articleCategories.id, { onDelete: 'restrict' }),
    author: text().notNull().default(''),
    /** the production that it is about, whose pages list it */
    productionId: integer('production_id').references(() => productions.id, { onDelete: 'set null' }),
    publishedAt: moment('published_at').notNull(),
    imageId: integer('image_id').references(() => media.id, { onDelete: 'set null' }),
    zweiklang: text().$type<ZweiklangName>().notNull().default('kohle'),
    isOnline: boolean('is_online').notNull().default(true),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index('articles_published').on(table.publishedAt),
    index('articles_category').on(table.categoryId, table.publishedAt),
    index('articles_production').on(table.productionId),
  ],
)

export const articleTagLinks = pgTable(
  'article_tag_links',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => articleTags.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.tagId] }), index('article_tag_links_tag').on(table.tagId)],
)
