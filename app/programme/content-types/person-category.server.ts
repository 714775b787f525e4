import { sql } from 'drizzle-orm'
import type { ContentType } from '../../platform/content-type/content-type.ts'
import { personCategories } from '../tables.ts'
import { position, slug } from './shared-fields.ts'

/** A part of the ensemble. */
export const personCategory: ContentType = {
  name: 'person-category',
  area: 'programme',
  label: 'Category of persons',
  plural: 'Categories of persons',
  table: personCategories,
  title: sql`${personCategories.name}`,
  fields: { name: { kind: 'line', label: 'Name', required: true }, slug: slug('name'), position },
  list: { columns: ['position'], search: [sql`${personCategories.name}`], sort: { by: 'position' } },
  tags: () => ['persons'],
}
