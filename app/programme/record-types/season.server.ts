import { sql } from 'drizzle-orm'
import { defineRecordType } from '../../records/define-record-type.ts'
import { seasons } from '../tables.ts'
import { slug } from './shared-fields.ts'

/** A season, from its first day to its last. */
export const season = defineRecordType(seasons, {
  name: 'season',
  area: 'programme',
  label: 'Season',
  plural: 'Seasons',
  title: sql`${seasons.name}`,
  fields: {
    name: { kind: 'text', label: 'Name', required: true },
    slug: slug('name'),
    startsOn: { kind: 'date', label: 'First day', required: true },
    endsOn: { kind: 'date', label: 'Last day', required: true, notBefore: 'startsOn' },
  },
  list: { columns: ['startsOn', 'endsOn'], search: [sql`${seasons.name}`], sort: { by: 'startsOn', descending: true } },
  tags: () => ['options', 'productions'],
})
