import { sql } from 'drizzle-orm'
import { link } from '../../platform/routing/link.ts'
import { defineRecordType } from '../../records/define-record-type.ts'
import { series } from '../tables.ts'
import { slug, zweiklang } from './shared-fields.ts'

/** A series that productions belong to. */
export const seriesType = defineRecordType(series, {
  name: 'series',
  area: 'programme',
  label: 'Series',
  plural: 'Series|plural',
  title: sql`${series.name}`,
  fields: {
    name: { kind: 'text', label: 'Name', required: true },
    slug: slug('name'),
    claim: { kind: 'text', label: 'Tagline' },
    description: { kind: 'richText', label: 'Text' },
    imageId: { kind: 'media', label: 'Image' },
    zweiklang,
    showInFilter: { kind: 'boolean', label: 'Show in filter', initially: true },
  },
  list: {
    columns: ['claim', 'showInFilter'],
    search: [sql`${series.name}`],
    sort: { by: 'name' },
    filters: ['showInFilter'],
    bulk: ['showInFilter', 'zweiklang'],
  },
  url: (id, values) => link('series-slug-id', { slug: String(values.slug), id }),
  tags: (id) => [`series:${id}`, 'series-list', 'options', 'events', 'productions'],
})
