import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { RecordField, RecordType, TableField } from './record-type.ts'

type ColumnName<Table extends PgTable> = keyof Table['_']['columns'] & string

/** A field has the name of the column it is stored in; only a table field may have any name. */
type FieldsOf<Table extends PgTable, Names extends string> = { [Name in Names]: Name extends ColumnName<Table> ? RecordField : TableField }

type List<Table extends PgTable, Names extends string> = Omit<RecordType['list'], 'columns' | 'sort' | 'filters' | 'bulk'> & {
  columns: Names[]
  sort: { by: ColumnName<Table>; descending?: boolean }
  filters?: Names[]
  bulk?: Names[]
}

type Definition<Table extends PgTable, Names extends string> = Omit<
  RecordType,
  'table' | 'fields' | 'list' | 'parentField' | 'preservedColumns' | 'exportedColumns'
> & {
  fields: FieldsOf<Table, Names>
  list: List<Table, NoInfer<Names>>
  parentField?: NoInfer<Names>
  preservedColumns?: ColumnName<Table>[]
  exportedColumns?: { [Name in ColumnName<Table>]?: Label }
}

/**
 * Defines the record type of a table. Names are checked at compile time against the table and each other: a field without
 * a column, a list that sorts by no column or shows an unknown field is a type error.
 */
export function defineRecordType<Table extends PgTable & { id: PgColumn }, Names extends string>(
  table: Table,
  definition: Definition<Table, Names>,
): RecordType {
  // `exportedColumns` never holds undefined: a literal contains only the columns it names.
  return { ...definition, table } as RecordType
}
