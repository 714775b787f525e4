import { sql } from 'drizzle-orm'
import { defineRecordType } from '../../records/define-record-type.ts'
import { genres } from '../tables.ts'
import { slug } from './shared-fields.ts'

/** A genre of productions. */
export const genre = defineRecordType(genres, {
  name: 'genre',
  area: 'programme',
  label: 'Genre',
  plural: 'Genres',
  title: sql`${genres.name}`,
  fields: { name: { kind: 'text', label: 'Name', required: true }, slug: slug('name') },
  list: { columns: [], search: [sql`${genres.name}`], sort: { by: 'name' } },
  tags: () => ['options', 'productions', 'events'],
})
