import { t } from '../../platform/i18n/i18n.ts'
import { fieldId } from '../../staff-ui/fields/field-props.ts'
import { RowCell } from '../../staff-ui/fields/RowsField.tsx'
import { CheckboxGroup } from '../../staff-ui/inputs/CheckboxGroup.tsx'
import { SelectInput } from '../../staff-ui/inputs/SelectInput.tsx'
import { dependingOn, possibleValues, type Question } from './question.ts'
import type { QuestionsProps } from './questions-props.ts'

type Props = { of: QuestionsProps; rows: Question[]; row: Question; index: number }

/** Whether a question depends on an earlier one, which is chosen by its label, and on which of its answers. */
export function Condition({ of, rows, row, index }: Props) {
  const { name, errors, context, onChange } = of
  const earlier = rows.slice(0, index).map(({ label }, place) => ({ value: place, label: label || t('Question {n}', { n: place + 1 }) }))
  if (earlier.length === 0 && !row.visible_if_slug) return null
  const on = row.visible_if_slug === '' ? -1 : rows.slice(0, index).findIndex(({ slug }) => slug === row.visible_if_slug)
  const controlling = rows[on]
  const values = controlling && possibleValues(controlling)
  const path = `${name}.${index}`
  const replace = (next: object) => onChange(rows.map((old, place) => (place === index ? next : old)))
  return (
    <>
      <SelectInput
        {...fieldId(context, `${path}.visible_if_slug`)}
        label={t('Only ask if this field…')}
        options={earlier}
        none={t('Always ask')}
        value={on < 0 ? null : on}
        error={errors[`${path}.visible_if_slug`]?.join(' ')}
        onChange={(chosen) => onChange(dependingOn(rows, index, chosen === null ? null : Number(chosen)))}
      />
      {controlling && values && values.length > 1 && (
        <CheckboxGroup
          {...fieldId(context, `${path}.visible_if_values`)}
          label={t('…contains one of these')}
          options={values.map((value) => ({ value, label: value }))}
          value={row.visible_if_values}
          error={errors[`${path}.visible_if_values`]?.join(' ')}
          onChange={(chosen) => replace({ ...row, visible_if_values: chosen })}
        />
      )}
      {controlling && !values && <RowCell {...{ of, row, index, replace }} column="visible_if_values" />}
    </>
  )
}
