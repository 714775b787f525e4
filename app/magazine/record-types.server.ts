import { and, eq, lte, sql } from 'drizzle-orm'
import { link } from '../platform/routing/link.ts'
import { zweiklaenge, zweiklangNames } from '../platform/theme/color-pair.ts'
import { defineRecordType } from '../records/define-record-type.ts'
import type { ColumnField, RecordType } from '../records/record-type.ts'
import { articleCategories, articles, articleTagLinks, articleTags } from './tables.ts'

const slug = (from: string): ColumnField => ({
  kind: 'slug',
  label: 'URL slug',
  help: 'Leave empty to generate it from the title.',
  from: [from],
})

const article = defineRecordType(articles, {
  name: 'article',
  area: 'magazine',
  label: 'Article',
  plural: 'Articles',
  title: sql`${articles.title}`,
  fields: {
    preline: { kind: 'text', label: 'Line above' },
    title: { kind: 'text', label: 'Title', required: true },
    subline: { kind: 'text', label: 'Subtitle' },
    categoryId: { kind: 'relation', of: 'article-category', label: 'Article category', required: true },
    author: { kind: 'text', label: 'Author|article', translatable: false },
    lead: { kind: 'textarea', max: 1000, label: 'Standfirst' },
    text: { kind: 'passages', label: 'Text' },
    isOnline: { kind: 'boolean', label: 'Online', initially: false },
    publishedAt: {
      kind: 'datetime',
      label: 'Visible from',
      required: true,
    },
    imageId: { kind: 'media', label: 'Image' },
    tags: { kind: 'relations', of: 'article-tag', label: 'Topics', through: { table: articleTagLinks, own: 'articleId', other: 'tagId' } },
    productionId: {
      kind: 'relation',
      of: 'production',
      label: 'Related production',
      help: 'The article is then also shown on the production’s pages.',
    },
    zweiklang: {
      kind: 'select',
      label: 'Colour pair',
      options: zweiklangNames.map((value) => ({ value, label: zweiklaenge[value].label })),
    },
    slug: slug('title'),
  },
  startsOffline: true,
  list: {
    columns: ['categoryId', 'publishedAt', 'author'],
    search: [sql`${articles.title}`, sql`${articles.lead}`, sql`${articles.author}`],
    sort: { by: 'publishedAt', descending: true },
    filters: ['categoryId', 'tags', 'publishedAt', 'isOnline'],
    bulk: ['isOnline', 'categoryId', 'tags', 'publishedAt', 'author', 'zweiklang'],
  },
  isPublished: (now) => and(eq(articles.isOnline, true), lte(articles.publishedAt, now)),
  url: (id, values) => link('magazine-slug-id', { slug: String(values.slug), id }),
  tags: (id) => [`article:${id}`, 'articles'],
})

const category = defineRecordType(articleCategories, {
  name: 'article-category',
  area: 'magazine',
  label: 'Article category',
  plural: 'Article categories',
  title: sql`${articleCategories.name}`,
  fields: {
    name: { kind: 'text', label: 'Name', required: true },
    slug: slug('name'),
    styleName: { kind: 'text', max: 60, label: 'Style name', translatable: false },
    position: { kind: 'number', label: 'Position', required: true, initially: 0, max: 10_000 },
  },
  list: { columns: ['position'], search: [sql`${articleCategories.name}`], sort: { by: 'position' } },
  tags: () => ['articles', 'article-categories'],
})

const tag = defineRecordType(articleTags, {
  name: 'article-tag',
  area: 'magazine',
  label: 'Topic',
  plural: 'Topics',
  title: sql`${articleTags.name}`,
  fields: { name: { kind: 'text', label: 'Name', required: true }, slug: slug('name') },
  list: { columns: [], search: [sql`${articleTags.name}`], sort: { by: 'name' } },
  tags: () => ['articles', 'article-tags'],
})

/** The record types of the magazine, in the order of the admin menu. */
export const magazineRecordTypes: RecordType[] = [article, category, tag]
