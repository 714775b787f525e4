import { and, eq, lte, sql } from 'drizzle-orm'
import { link } from '../platform/routing/link.ts'
import { zweiklaenge, zweiklangNames } from '../platform/theme/color-pair.ts'
import type { ColumnField, RecordType } from '../records/record-type.ts'
import { articleCategories, articles, articleTagLinks, articleTags } from './tables.ts'

const slug = (from: string): ColumnField => ({ kind: 'slug', label: 'Address part', help: 'Made from the title when empty.', from: [from] })

const article: RecordType = {
  name: 'article',
  area: 'magazine',
  label: 'Article',
  plural: 'Articles',
  table: articles,
  title: sql`${articles.title}`,
  fields: {
    preline: { kind: 'text', label: 'Line above' },
    title: { kind: 'text', label: 'Title', required: true },
    subline: { kind: 'text', label: 'Subline' },
    slug: slug('title'),
    isOnline: { kind: 'boolean', label: 'Online', initially: false },
    publishedAt: {
      kind: 'datetime',
      label: 'Published',
      required: true,
      help: 'Visitors see the article once “Online” is ticked and this moment has come. What is planned only ticks or unticks “Online”.',
    },
    categoryId: { kind: 'relation', of: 'article-category', label: 'Category of articles', required: true },
    tags: { kind: 'relations', of: 'article-tag', label: 'Topics', through: { table: articleTagLinks, own: 'articleId', other: 'tagId' } },
    author: { kind: 'text', label: 'Author of the article' },
    productionId: {
      kind: 'relation',
      of: 'production',
      label: 'About the production (one)',
      help: 'The article then stands on its pages, too.',
    },
    lead: { kind: 'textarea', max: 1000, label: 'Lead' },
    imageId: { kind: 'media', label: 'Picture' },
    zweiklang: {
      kind: 'select',
      label: 'Two-tone',
      options: zweiklangNames.map((value) => ({ value, label: zweiklaenge[value].label })),
    },
  },
  startsOffline: true,
  list: {
    columns: ['categoryId', 'publishedAt', 'author', 'isOnline'],
    search: [sql`${articles.title}`, sql`${articles.lead}`, sql`${articles.author}`],
    sort: { by: 'publishedAt', descending: true },
    filters: ['categoryId', 'tags', 'publishedAt', 'isOnline'],
    bulk: ['isOnline', 'categoryId', 'tags', 'publishedAt', 'author', 'zweiklang'],
  },
  isPublished: (now) => and(eq(articles.isOnline, true), lte(articles.publishedAt, now)),
  url: (id, values) => link('magazine-slug-id', { slug: String(values.slug), id }),
  tags: (id) => [`article:${id}`, 'articles'],
}

const category: RecordType = {
  name: 'article-category',
  area: 'magazine',
  label: 'Category of articles',
  plural: 'Categories of articles',
  table: articleCategories,
  title: sql`${articleCategories.name}`,
  fields: {
    name: { kind: 'text', label: 'Name', required: true },
    slug: slug('name'),
    styleName: { kind: 'text', max: 60, label: 'Style name' },
    position: { kind: 'number', label: 'Position', required: true, initially: 0, max: 10_000 },
  },
  list: { columns: ['position'], search: [sql`${articleCategories.name}`], sort: { by: 'position' } },
  tags: () => ['articles', 'article-categories'],
}

const tag: RecordType = {
  name: 'article-tag',
  area: 'magazine',
  label: 'Topic',
  plural: 'Topics',
  table: articleTags,
  title: sql`${articleTags.name}`,
  fields: { name: { kind: 'text', label: 'Name', required: true }, slug: slug('name') },
  list: { columns: [], search: [sql`${articleTags.name}`], sort: { by: 'name' } },
  tags: () => ['articles', 'article-tags'],
}

/** What staff keep of the magazine, in the order of the admin area's menu. */
export const magazineRecordTypes: RecordType[] = [article, category, tag]
