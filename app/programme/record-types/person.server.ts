import { sql } from 'drizzle-orm'
import { link } from '../../platform/routing/link.ts'
import { defineRecordType } from '../../records/define-record-type.ts'
import { persons } from '../tables.ts'
import { isOnline, slug } from './shared-fields.ts'

/** A member of the ensemble or a guest. */
export const person = defineRecordType(persons, {
  name: 'person',
  area: 'programme',
  label: 'Person',
  plural: 'People|records',
  title: sql`trim(${persons.firstName} || ' ' || ${persons.lastName})`,
  fields: {
    firstName: { kind: 'text', label: 'First name', translatable: false },
    lastName: { kind: 'text', label: 'Last name', required: true, translatable: false },
    slug: slug('firstName', 'lastName'),
    isOnline,
    categoryId: {
      kind: 'relation',
      of: 'person-category',
      label: 'Category',
      help: 'People without a category are guests and not listed in the ensemble.',
    },
    position: { kind: 'text', label: 'Role at the theatre' },
    biography: { kind: 'richText', label: 'Biography' },
    imageId: { kind: 'media', label: 'Portrait' },
  },
  list: {
    columns: ['categoryId', 'position', 'isOnline'],
    search: [sql`${persons.firstName} || ' ' || ${persons.lastName}`, sql`${persons.position}`],
    sort: { by: 'lastName' },
    filters: ['categoryId', 'isOnline'],
    bulk: ['isOnline', 'categoryId', 'position'],
  },
  url: (id, values) => link('ensemble-slug-id', { slug: String(values.slug), id }),
  tags: (id) => [`person:${id}`, 'persons', 'productions', 'events'],
})
