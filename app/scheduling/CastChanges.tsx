import { t } from '../platform/i18n/i18n.ts'
import type { UsualPart } from '../programme/parts.server.ts'
import { type CastPart, partKey, suggestPart } from '../programme/parts.ts'
import { type FieldProps, fieldId } from '../staff-ui/fields/field-props.ts'
import { RowList } from '../staff-ui/fields/RowList.tsx'
import { RowCell, rowListProps } from '../staff-ui/fields/RowsField.tsx'
import type { Rows } from '../staff-ui/fields/row-inputs.ts'
import form from '../staff-ui/screen.module.css'
import { Field } from '../ui/Field.tsx'
import { useParts } from './use-parts.ts'

type Change = CastPart & { personId: number | null; isExtra: boolean; replacesId: number | null; isReading: boolean; isOmitted: boolean }

/** The option for a part that the production does not have. */
const OTHER = '+'

/** The cast changes of a performance. A part is chosen from those of the production, or typed for this performance alone. */
export function CastChanges(props: FieldProps<Rows>) {
  const { name, errors, context } = props
  const { loaded: parts } = useParts(context.values?.productionId)
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
            {!change.isOmitted && input('personId')}
            {!change.isOmitted && input('isReading')}
            {change.replacesId != null && (
              <RowCell
                of={props}
                {...{ row, index }}
                column="isOmitted"
                replace={(next) => replace(leftOut(next as Change, parts ?? []))}
              />
            )}
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
  parts: UsualPart[] | undefined
  error: string | undefined
  onChange: (change: Change) => void
}

function PartChoice({ id, change, parts = [], error, onChange }: ChoiceProps) {
  const part = partOf(change, parts)
  const value = change.isExtra ? OTHER : part ? String(part.id) : change.role
  function choose(chosen: string): void {
    const next = parts.find(({ id }) => String(id) === chosen)
    if (chosen === OTHER) onChange({ ...change, role: '', isExtra: true, replacesId: null, isOmitted: false })
    else if (next) onChange(withPart(change, next))
  }
  return (
    <Field {...id} label={t('Role')} error={change.isExtra ? undefined : error}>
      {(control) => (
        <select {...control} aria-required value={value} onChange={(event) => choose(event.target.value)}>
          {value === '' && <option value="">{t('Please choose')}</option>}
          {/* An older free-text part stays visible until it is replaced. */}
          {!change.isExtra && change.role !== '' && !part && (
            <option value={value}>{t('“{role}” (not in this production)', { role: change.role })}</option>
          )}
          {(['cast', 'team'] as const).map((kind) => {
            const partsOfKind = parts.filter((part) => part.kind === kind)
            return partsOfKind.length > 0 ? (
              <optgroup key={kind} label={kind === 'cast' ? t('Cast') : t('Creative team')}>
                {partsOfKind.map((part) => (
                  <option key={part.id} value={part.id}>
                    {part.role} ({part.name})
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
function PartSuggestion({ change, parts, onChange }: Pick<ChoiceProps, 'change' | 'onChange'> & { parts: UsualPart[] }) {
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
          onChange(withPart(change, suggested))
          row?.querySelector('select')?.focus()
        }}
      >
        {t('Use this role')}
      </button>
    </p>
  )
}

/** The row of the production that a change replaces, by id or, in a draft without one, by name. */
function partOf(change: Change, parts: UsualPart[]): UsualPart | undefined {
  return parts.find(({ id }) => id === change.replacesId) ?? parts.find((part) => partKey(part) === partKey(change))
}

function withPart(change: Change, { id: replacesId, kind, role }: UsualPart): Change {
  return { ...change, kind, role, replacesId, isExtra: false, isOmitted: false }
}

/** A part left out keeps who usually has it, since every row names a person. */
function leftOut(change: Change, parts: UsualPart[]): Change {
  return change.isOmitted ? { ...change, isReading: false, personId: partOf(change, parts)?.personId ?? change.personId } : change
}
