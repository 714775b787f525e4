import { sql } from 'drizzle-orm'
import { defineRecordType } from '../../records/define-record-type.ts'
import { exhibitionTypes } from '../tables.ts'
import { position, slug } from './shared-fields.ts'

/** A branch of the theatre; the specification's exhibition type. */
export const exhibitionType = defineRecordType(exhibitionTypes, {
  name: 'exhibition-type',
  area: 'programme',
  label: 'Exhibition Type',
  plural: 'Art forms',
  title: sql`${exhibitionTypes.name}`,
  fields: { name: { kind: 'text', label: 'Name', required: true }, slug: slug('name'), position },
  list: { columns: ['position'], search: [sql`${exhibitionTypes.name}`], sort: { by: 'position' } },
  tags: () => ['options', 'productions', 'events'],
})
