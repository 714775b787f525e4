import { and, eq, exists, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, type PgTable, QueryBuilder } from 'drizzle-orm/pg-core'
import type { RecordType } from './record-type.ts'
import { recordTypeNamed } from './registry.server.ts'

/**
 * The condition of the records of a type that visitors see at an instant; undefined where they see all of them. A record whose
 * parent they do not see is not seen either.
 */
export function publishedCondition(type: RecordType, now: Date): SQL | undefined {
  return and(ownCondition(type, now), parentCondition(type, now))
}

/** The same by what the record itself says. */
export function ownCondition(type: RecordType, now: Date): SQL | undefined {
  const { isOnline } = getTableColumns(type.table) as Record<string, PgColumn>
  if (type.isPublished) return type.isPublished(now)
  return isOnline && eq(isOnline, true)
}

function parentCondition(type: RecordType, now: Date): SQL | undefined {
  const field = type.fields[type.parentField ?? '']
  const column = (getTableColumns(type.table) as Record<string, PgColumn>)[type.parentField ?? '']
  if (field?.kind !== 'relation' || !column) return undefined
  const parent = recordTypeNamed(field.of)
  const met = publishedCondition(parent, now)
  return (
    met &&
    exists(
      new QueryBuilder()
        .select({ one: sql`1` })
        .from(parent.table as PgTable)
        .where(and(eq(parent.table.id, column), met)),
    )
  )
}
