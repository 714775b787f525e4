import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/database/database.ts'
import { MAX_SLUG_LENGTH, slugOf } from '../platform/format/slug.ts'
import { DEFAULT_LOCALE, t } from '../platform/i18n/i18n.ts'
import { inLanguage } from '../platform/i18n/request-language.ts'
import type { RecordType, Values } from './record-type.ts'

/** Leaves room for the number that is appended to a slug already taken. */
const MAX_GENERATED_LENGTH = MAX_SLUG_LENGTH - '-1000000'.length

/** The German word for a kind of records, which stands in an address where a title has no letters that one can read aloud. */
function kindOf({ label }: RecordType): string {
  return slugOf(inLanguage(DEFAULT_LOCALE, () => t(label)))
}

/** Values with an empty slug filled in: generated from the fields in `from`, with a number appended where it is taken. */
export async function withSlug(tx: Database, type: RecordType, values: Values, id?: number): Promise<Values> {
  const field = type.fields.slug
  if (field?.kind !== 'slug' || values.slug) return values
  const base = slugOf(field.from.map((name) => String(values[name] ?? '')).join(' '), MAX_GENERATED_LENGTH) || kindOf(type)
  const column = (getTableColumns(type.table) as Record<string, PgColumn>).slug
  if (!column) return values
  const taken = await tx
    .select({ slug: column, id: type.table.id })
    .from(type.table as PgTable)
    .where(sql`${column} = ${base} OR ${column} LIKE ${`${base}-%`}`)
  const others = new Set(taken.filter((row) => row.id !== id).map((row) => row.slug))
  let slug = base
  for (let number = 2; others.has(slug); number++) slug = `${base}-${number}`
  return { ...values, slug }
}
