import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/database/database.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { AfterWrite, FormSection, Issue, PassagesField, RecordField, RecordType, TableField } from './record-type.ts'

type ColumnName<Table extends PgTable> = keyof Table['_']['columns'] & string

/** A field has the name of the column it is stored in; only one that is stored elsewhere may have any name. */
type FieldsOf<Table extends PgTable, Names extends string> = {
  [Name in Names]: Name extends ColumnName<Table> ? RecordField : TableField | PassagesField
}

/** The value of a column as staff read it: an instant is ISO text. JSON columns are unknown, since `stored` may convert them. */
type ColumnValue<Column extends PgColumn> = Column['_']['dataType'] extends 'json'
  ? unknown
  : (Column['_']['dataType'] extends 'date' ? string : Column['_']['data']) | (Column['_']['notNull'] extends true ? never : null)

/** The validated values of a record by field, from the columns of its table; the entries of table fields are unknown. */
export type ValuesOf<Table extends PgTable, Names extends string> = {
  [Name in Names]: Name extends ColumnName<Table> ? ColumnValue<Table['_']['columns'][Name]> : unknown[]
}

/** The hooks that get all values of a record; `url` may get only some. */
type Hooks<Values> = {
  validate?: (values: Values) => Issue[]
  validateInTx?: (db: Database, values: Values, before: Values | undefined) => Promise<Issue[]>
  afterWrite?: AfterWrite<Values>
}

type List<Table extends PgTable, Names extends string> = Omit<RecordType['list'], 'columns' | 'sort' | 'filters' | 'bulk'> & {
  columns: Names[]
  sort: { by: ColumnName<Table>; descending?: boolean }
  filters?: Names[]
  bulk?: Names[]
}

type Definition<Table extends PgTable, Names extends string> = Omit<
  RecordType,
  'table' | 'fields' | 'sections' | 'list' | 'parentField' | 'preservedColumns' | 'exportedColumns' | keyof Hooks<unknown>
> &
  Hooks<ValuesOf<Table, NoInfer<Names>>> & {
    fields: FieldsOf<Table, Names>
    sections?: FormSection<NoInfer<Names>>[]
    list: List<Table, NoInfer<Names>>
    parentField?: NoInfer<Names>
    preservedColumns?: ColumnName<Table>[]
    exportedColumns?: { [Name in ColumnName<Table>]?: Label }
  }

/**
 * Defines the record type of a table. Names are checked at compile time against the table and each other: a field without
 * a column, a list that sorts by no column or shows an unknown field is a type error. `validate`, `validateInTx` and
 * `afterWrite` get values typed by the columns (`ValuesOf`).
 * @throws when a field is in none of the form's sections, or in several
 */
export function defineRecordType<Table extends PgTable & { id: PgColumn }, Names extends string>(
  table: Table,
  definition: Definition<Table, Names>,
): RecordType {
  if (definition.sections) requireEachOnce(definition.name, Object.keys(definition.fields), definition.sections)
  // `exportedColumns` never holds undefined: a literal contains only the columns it names.
  return { ...definition, table } as RecordType
}

function requireEachOnce(type: string, fields: string[], sections: FormSection[]): void {
  const placed = sections.flatMap((section) => [...section.fields, ...(section.more ?? [])])
  const wrong = fields.filter((name) => placed.filter((other) => other === name).length !== 1)
  if (wrong.length > 0) throw new Error(`${type}: not in exactly one section: ${wrong.join(', ')}`)
}
