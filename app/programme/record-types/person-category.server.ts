import { sql } from 'drizzle-orm'
import { defineRecordType } from '../../records/define-record-type.ts'
import { personCategories } from '../tables.ts'
import { position, slug } from './shared-fields.ts'

/** A category of the ensemble. */
export const personCategory = defineRecordType(personCategories, {
  name: 'person-category',
  area: 'programme',
  label: 'Person category',
  plural: 'Person categories',
  title: sql`${personCategories.name}`,
  fields: { name: { kind: 'text', label: 'Name', required: true }, slug: slug('name'), position },
  list: { columns: ['position'], search: [sql`${personCategories.name}`], sort: { by: 'position' } },
  tags: () => ['persons'],
})
