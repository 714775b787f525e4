import { sql } from 'drizzle-orm'
import { defineRecordType } from '../../records/define-record-type.ts'
import { tags } from '../tables.ts'
import { slug } from './shared-fields.ts'

/** A tag of productions and of single performances. */
export const tag = defineRecordType(tags, {
  name: 'tag',
  area: 'programme',
  label: 'Tag',
  plural: 'Tags',
  title: sql`${tags.name}`,
  fields: {
    name: { kind: 'text', label: 'Name', required: true },
    slug: slug('name'),
    showInFilter: { kind: 'boolean', label: 'Show in filter', initially: true },
  },
  list: {
    columns: ['showInFilter'],
    search: [sql`${tags.name}`],
    sort: { by: 'name' },
    filters: ['showInFilter'],
    bulk: ['showInFilter'],
  },
  tags: () => ['options', 'productions', 'events'],
})
