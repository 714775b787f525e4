import { inArray, type SQL } from 'drizzle-orm'
import { type PgColumn, type PgTable, QueryBuilder } from 'drizzle-orm/pg-core'
import type { Role } from '../platform/auth/roles.ts'
import type { RecordType } from './record-type.ts'
import { columnsOfLink, listFieldsOf, referencingColumns } from './referencing-columns.ts'
import { recordTypes } from './registry.server.ts'

/** The records of a type that are named by those to which a role is limited, such as the people in the cast of its productions: a condition for each field that names them. */
export function namedByOwnRecords({ records }: Role, type: RecordType): SQL[] {
  return recordTypes().flatMap((owning) => {
    const own = [...(records?.[owning.name] ?? [])]
    if (own.length === 0) return []
    return columnsNaming(owning, type).map(({ table, column, owner }) =>
      inArray(type.table.id, new QueryBuilder().select({ id: column }).from(table).where(inArray(owner, own))),
    )
  })
}

function columnsNaming(owning: RecordType, type: RecordType): { table: PgTable; column: PgColumn; owner: PgColumn }[] {
  const lists = listFieldsOf(owning, type).map(({ link }) => {
    const { own, listed } = columnsOfLink(link)
    return { table: link.table, column: listed, owner: own }
  })
  return [...referencingColumns(owning, type), ...lists]
}
