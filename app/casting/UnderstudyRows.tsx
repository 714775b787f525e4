import { t } from '../platform/i18n/i18n.ts'
import { type FieldProps, fieldId } from '../staff-ui/fields/field-props.ts'
import { RowList } from '../staff-ui/fields/RowList.tsx'
import { RowCell, rowListProps } from '../staff-ui/fields/RowsField.tsx'
import type { Rows } from '../staff-ui/fields/row-inputs.ts'
import { Field } from '../ui/Field.tsx'

type Named = { role: string }

/** The understudies of a production; a role is chosen from those in the form. */
export function UnderstudyRows(props: FieldProps<Rows>) {
  const { name, errors, context } = props
  const contributors = (context.values?.contributors ?? []) as Named[]
  const roles = [...new Set(contributors.map(({ role }) => role))].filter(Boolean)
  return (
    <RowList {...rowListProps(props)}>
      {(row, index, replace) => {
        const role = (row as Named).role
        return (
          <>
            <Field {...fieldId(context, `${name}.${index}.role`)} label={t('Role')} error={errors[`${name}.${index}.role`]?.join(' ')}>
              {(control) => (
                <select {...control} aria-required value={role} onChange={(event) => replace({ ...row, role: event.target.value })}>
                  {role === '' && <option value="">{t('Please choose')}</option>}
                  {role !== '' && !roles.includes(role) && <option value={role}>{role}</option>}
                  {roles.map((one) => (
                    <option key={one} value={one}>
                      {one}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            {['personId', 'kind'].map((column) => (
              <RowCell key={column} of={props} {...{ row, index, column, replace }} />
            ))}
          </>
        )
      }}
    </RowList>
  )
}

/** Inputs for row fields of records, by the name in their field definition. */
export const castingRowInputs = { understudies: UnderstudyRows }
