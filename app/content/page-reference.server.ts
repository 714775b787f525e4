import { and, eq, sql } from 'drizzle-orm'
import { defineRecordType } from '../records/define-record-type.ts'
import { pages } from './tables.ts'

/**
 * The record type by which fields of records refer to pages; pages themselves are edited on the site. The options are the
 * top-level pages of the main menu (A §3.4).
 */
export const pageReference = defineRecordType(pages, {
  name: 'page',
  area: 'site',
  label: 'Page',
  plural: 'Pages',
  title: sql`${pages.title}`,
  fields: {
    title: { kind: 'text', max: 200, label: 'Title' },
    headline: { kind: 'text', max: 200, label: 'Heading' },
    metaTitle: { kind: 'text', max: 200, label: 'Search engine title' },
    metaDescription: { kind: 'textarea', max: 500, label: 'Search engine description' },
    ogTitle: { kind: 'text', max: 200, label: 'Title when shared' },
    ogDescription: { kind: 'textarea', max: 500, label: 'Description when shared' },
    position: { kind: 'number', label: 'Position|menu', required: true },
  },
  list: { columns: [], search: [sql`${pages.title}`, sql`${pages.path}`], sort: { by: 'position' } },
  selectable: and(
    eq(pages.locale, 'de'),
    eq(pages.inMenu, true),
    sql`NOT EXISTS (SELECT 1 FROM ${pages} AS above WHERE above.id = ${pages.parentId} AND above.in_menu)`,
  ),
  tags: (id) => [`page:${id}`, 'pages'],
  isCreatedElsewhere: true,
})
