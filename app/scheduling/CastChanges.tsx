import { t } from '../platform/i18n/i18n.ts'
import { type CastPart, partKey, suggestPart } from '../programme/parts.ts'
import type { FieldDescription } from '../records/type-description.ts'
import { type FieldProps, fieldId } from '../staff-ui/fields/field-props.ts'
import { RowList } from '../staff-ui/fields/RowList.tsx'
import { RowCell, rowListProps } from '../staff-ui/fields/RowsField.tsx'
import form from '../staff-ui/screen.module.css'
import { Field } from '../ui/Field.tsx'
import { type PartWithNames, useParts } from './use-parts.ts'

type Rows = Extract<FieldDescription, { kind: 'rows' | 'items' }>
type Change = CastPart & { personId: number | null; isExtra: boolean }

/** The option for a part that the production does not have. */
const OTHER = '+'

/** The cast changes of a performance. A part is chosen from those of the production, or typed for this performance alone. */
export function CastChanges(props: FieldProps<Rows>) {
  const { name, errors, context } = props
  const parts = useParts(context.values?.productionId)
  return (
    <RowList {...rowListProps(props)}>
      {(row, index, replace) => {
        const input = (column: string) => <RowCell of={props} {...{ row, index, column, replace }} />
        const change = row as Change
        return (
          <>
            <PartChoice
              id={change.isExtra ? {} : fieldId(context, `${name}.${index}.role`)}
              change={change}
              parts={parts}
              error={errors[`${name}.${index}.role`]?.join(' ')}
              onChange={replace}
            />
            {input('personId')}
            {change.isExtra && input('kind')}
            {change.isExtra && input('role')}
            {change.isExtra && !context.isReadOnly && <PartSuggestion change={change} parts={parts ?? []} onChange={replace} />}
          </>
        )
      }}
    </RowList>
  )
}

type ChoiceProps = {
  id: { id?: string }
  change: Change
  /** undefined while loading */
  parts: PartWithNames[] | undefined
  error: string | undefined
  onChange: (change: Change) => void
}

function PartChoice({ id, change, parts = [], error, onChange }: ChoiceProps) {
  const key = partKey(change)
  const isOfProduction = parts.some((part) => partKey(part) === key)
  const value = change.isExtra ? OTHER : change.role === '' ? '' : key
  function choose(chosen: string): void {
    const part = parts.find((one) => partKey(one) === chosen)
    if (chosen === OTHER) onChange({ ...change, role: '', isExtra: true })
    else if (part) onChange({ ...change, kind: part.kind, role: part.role, isExtra: false })
  }
  return (
    <Field {...id} label={t('Role')} error={change.isExtra ? undefined : error}>
      {(control) => (
        <select {...control} aria-required value={value} onChange={(event) => choose(event.target.value)}>
          {value === '' && <option value="">{t('Please choose')}</option>}
          {/* An older free-text part stays visible until it is replaced. */}
          {value === key && !isOfProduction && <option value={key}>{t('“{role}” (not in this production)', { role: change.role })}</option>}
          {(['cast', 'team'] as const).map((kind) => {
            const partsOfKind = parts.filter((part) => part.kind === kind)
            return partsOfKind.length > 0 ? (
              <optgroup key={kind} label={kind === 'cast' ? t('Cast') : t('Creative team')}>
                {partsOfKind.map((part) => (
                  <option key={partKey(part)} value={partKey(part)}>
                    {part.role} ({part.names.join(', ')})
                  </option>
                ))}
              </optgroup>
            ) : null
          })}
          <option value={OTHER}>{t('Something else, this evening only')}</option>
        </select>
      )}
    </Field>
  )
}

/** Suggests the production's part that a typed one resembles. */
function PartSuggestion({ change, parts, onChange }: Pick<ChoiceProps, 'change' | 'onChange'> & { parts: PartWithNames[] }) {
  const suggested = parts.find((part) => partKey(part) === partKey(change)) ?? suggestPart(change, parts)
  if (!suggested || change.role === '') return null
  return (
    <p className={form.warning}>
      {t('The production has the role “{role}”.', { role: suggested.role })}{' '}
      <button
        type="button"
        className={form.quiet}
        onClick={(event) => {
          const row = event.currentTarget.closest('li')
          onChange({ ...change, kind: suggested.kind, role: suggested.role, isExtra: false })
          row?.querySelector('select')?.focus()
        }}
      >
        {t('Use this role')}
      </button>
    </p>
  )
}
