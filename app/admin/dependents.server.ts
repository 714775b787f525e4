import { count, eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type ContentType, isTableField } from '../platform/content-type/content-type.ts'
import type { Database } from '../platform/database/database.ts'
import { t } from '../platform/i18n/i18n.ts'
import { contentTypes } from './content-types.server.ts'

/** Records of one kind that name a record. */
export type Dependents = { type: string; plural: string; count: number }

/** What names a record by a field of one value or among its rows, and so keeps it from being deleted. */
export async function dependentsOf(db: Database, type: ContentType, id: number): Promise<Dependents[]> {
  const found: Dependents[] = []
  for (const other of contentTypes) {
    let number = 0
    for (const { table, column } of columnsNaming(other, type.name)) {
      const [row] = await db.select({ count: count() }).from(table).where(eq(column, id))
      number += row?.count ?? 0
    }
    if (number > 0) found.push({ type: other.name, plural: t(other.plural), count: number })
  }
  return found
}

function columnsNaming(type: ContentType, name: string): { table: PgTable; column: PgColumn }[] {
  return Object.entries(type.fields).flatMap(([fieldName, field]) => {
    if (field.kind === 'one' && field.of === name) return columnIn(type.table, fieldName)
    // Rows of a performance stand in the same table as those of its production and are counted there.
    if (!isTableField(field) || field.kind !== 'rows' || field.link.copied) return []
    return Object.entries(field.fields).flatMap(([inner, one]) =>
      one.kind === 'one' && one.of === name ? columnIn(field.table, inner) : [],
    )
  })
}

function columnIn(table: PgTable, name: string): { table: PgTable; column: PgColumn }[] {
  const column = (getTableColumns(table) as Record<string, PgColumn>)[name]
  return column ? [{ table, column }] : []
}
