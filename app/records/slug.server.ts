import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/database/database.ts'
import { MAX_SLUG_LENGTH, slugOf } from '../platform/format/slug.ts'
import type { RecordType, Values } from './record-type.ts'

/** Room for the number of one that is taken. */
const MADE_LENGTH = MAX_SLUG_LENGTH - '-1000000'.length

/** An empty address part is made from the fields it comes from, with a number where that is taken. */
export async function withSlug(tx: Database, type: RecordType, values: Values, id?: number): Promise<Values> {
  const field = type.fields.slug
  if (field?.kind !== 'slug' || values.slug) return values
  const wished = slugOf(field.from.map((name) => String(values[name] ?? '')).join(' '), MADE_LENGTH) || type.name
  const column = (getTableColumns(type.table) as Record<string, PgColumn>).slug
  if (!column) return values
  const taken = await tx
    .select({ slug: column, id: type.table.id })
    .from(type.table as PgTable)
    .where(sql`${column} = ${wished} OR ${column} LIKE ${`${wished}-%`}`)
  const others = new Set(taken.filter((row) => row.id !== id).map((row) => row.slug))
  let slug = wished
  for (let number = 2; others.has(slug); number++) slug = `${wished}-${number}`
  return { ...values, slug }
}
