import { t } from '../../platform/i18n/i18n.ts'
import { initialValue } from '../../records/initial-values.ts'
import type { ColumnField } from '../../records/record-type.ts'
import { ColumnInput } from './ColumnInput.tsx'
import { type FieldProps, fieldId } from './field-props.ts'
import { type Row, RowList } from './RowList.tsx'
import type { Rows } from './row-inputs.ts'

/** The input of a record's rows, such as its cast or its programme. */
export function RowsField(props: FieldProps<Rows>) {
  const { field } = props
  return (
    <RowList {...rowListProps(props)}>
      {(row, index, replace) =>
        Object.keys(field.fields).map((column) => <RowCell key={column} of={props} {...{ row, index, column, replace }} />)
      }
    </RowList>
  )
}

/** The props of a row list for a field, whatever inputs its rows have. */
export function rowListProps({ name, field, value, errors, context, onChange }: FieldProps<Rows>) {
  return {
    ...fieldId(context, name),
    label: t(field.label),
    error: errors[name]?.join(' '),
    itemLabel: t(field.itemLabel),
    rows: (value ?? []) as Row[],
    isReadOnly: context.isReadOnly,
    blank: () => blankRow(field.fields),
    onChange,
  }
}

type CellProps = { of: FieldProps<Rows>; row: Row; index: number; column: string; replace: (row: Row) => void }

/** The input of one column of a row; nothing when the field has no such column. */
export function RowCell({ of: { name, field, errors, context }, row, index, column, replace }: CellProps) {
  const inner = field.fields[column]
  return inner ? (
    <ColumnInput
      name={`${name}.${index}.${column}`}
      field={inner}
      value={row[column]}
      errors={errors}
      context={context}
      onChange={(next) => replace({ ...row, [column]: next })}
    />
  ) : null
}

/** A row with the initial values of its columns. */
function blankRow(fields: Record<string, ColumnField>): Row {
  return Object.fromEntries(Object.entries(fields).map(([key, inner]) => [key, initialValue(inner)]))
}
