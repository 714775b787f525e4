import { t } from '../../platform/i18n/i18n.ts'
import { initialValue } from '../../records/initial-values.ts'
import type { ColumnField } from '../../records/record-type.ts'
import type { FieldDescription } from '../../records/type-description.ts'
import { ColumnInput } from './ColumnInput.tsx'
import { type FieldProps, fieldId } from './field-props.ts'
import { type Row, RowList } from './RowList.tsx'

type Rows = Extract<FieldDescription, { kind: 'rows' | 'items' }>

/** Rows that belong to a record, such as its cast or its programme: added, changed, put in order. */
export function RowsField({ name, field, value, errors, context, onChange }: FieldProps<Rows>) {
  return (
    <RowList
      {...fieldId(context, name)}
      label={t(field.label)}
      error={errors[name]?.join(' ')}
      itemLabel={t(field.itemLabel)}
      rows={(value ?? []) as Row[]}
      isReadOnly={context.isReadOnly}
      blank={() => blankRow(field.fields)}
      onChange={onChange}
    >
      {(row, index, replace) =>
        Object.entries(field.fields).map(([key, inner]) => (
          <ColumnInput
            key={key}
            name={`${name}.${index}.${key}`}
            field={inner}
            value={row[key]}
            errors={errors}
            context={context}
            onChange={(next) => replace({ ...row, [key]: next })}
          />
        ))
      }
    </RowList>
  )
}

/** A row that nobody has filled yet. */
export function blankRow(fields: Record<string, ColumnField>): Row {
  return Object.fromEntries(Object.entries(fields).map(([key, inner]) => [key, initialValue(inner)]))
}
