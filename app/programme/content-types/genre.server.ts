import { sql } from 'drizzle-orm'
import type { ContentType } from '../../platform/content-type/content-type.ts'
import { genres } from '../tables.ts'
import { slug } from './shared-fields.ts'

/** A genre of productions. */
export const genre: ContentType = {
  name: 'genre',
  area: 'programme',
  label: 'Genre',
  plural: 'Genres',
  table: genres,
  title: sql`${genres.name}`,
  fields: { name: { kind: 'line', label: 'Name', required: true }, slug: slug('name') },
  list: { columns: [], search: [sql`${genres.name}`], sort: { by: 'name' } },
  tags: () => ['options', 'productions', 'events'],
}
