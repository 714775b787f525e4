import { useEffect, useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { initialValue } from '../../records/initial-values.ts'
import type { RecordField } from '../../records/record-type.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import { Field } from '../../ui/Field.tsx'
import { Dialog } from '../Dialog.tsx'
import { FieldInput } from '../fields/FieldInput.tsx'
import { Icon } from '../Icon.tsx'
import button from '../icon-button.module.css'
import form from '../screen.module.css'
import styles from './BulkFieldDialog.module.css'

type Wish = { name: string; value: unknown }
type Props = {
  type: TypeDescription
  /** names of those it offers */
  fields: string[]
  count: number
  onClose: () => void
  onSet: (values: Record<string, unknown>) => void
}

const NO_CONTEXT = { pictures: {}, titles: {} }

/** Sets fields of all selected records: one field at first, more on demand. */
export function BulkFieldDialog({ type, fields, count, onClose, onSet }: Props) {
  const [wishes, setWishes] = useState<Wish[]>(() => fields.slice(0, 1).map((name) => emptyWish(type, name)))
  const free = fields.filter((name) => !wishes.some((wish) => wish.name === name))
  const change = (index: number, wish: Wish) => setWishes(wishes.with(index, wish))
  return (
    <Dialog title={t('Set fields in {n} records', { n: count })} onClose={onClose} width="wide">
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSet(Object.fromEntries(wishes.map(({ name, value }) => [name, value])))
        }}
      >
        {wishes.map((wish, index) => (
          <WishFields
            key={wish.name}
            {...{ type, fields }}
            wish={wish}
            free={free}
            onChange={(next) => change(index, next)}
            onRemove={wishes.length > 1 ? () => setWishes(wishes.toSpliced(index, 1)) : undefined}
          />
        ))}
        <div className={form.actions}>
          <button type="submit" className={form.action}>
            {t('Apply to {n} records', { n: count })}
          </button>
          {free[0] && (
            <button type="button" className={form.second} onClick={() => setWishes([...wishes, emptyWish(type, free[0] ?? '')])}>
              {t('Add another field')}
            </button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

type WishProps = {
  type: TypeDescription
  fields: string[]
  wish: Wish
  free: string[]
  onChange: (wish: Wish) => void
  onRemove: (() => void) | undefined
}

/** A field to set and its new value. It takes the focus when it is added. */
function WishFields({ type, fields, wish: { name, value }, free, onChange, onRemove }: WishProps) {
  const choice = useRef<HTMLSelectElement>(null)
  useEffect(() => choice.current?.focus(), [])
  const field = type.fields[name]
  if (!field) return null
  return (
    <fieldset className={form.fields} aria-label={t(field.label)}>
      <Field label={t('Field')}>
        {(control) => (
          <div className={styles.wish}>
            <select {...control} ref={choice} value={name} onChange={(event) => onChange(emptyWish(type, event.target.value))}>
              {fields
                .filter((option) => option === name || free.includes(option))
                .map((option) => (
                  <option key={option} value={option}>
                    {t(type.fields[option]?.label ?? 'Name')}
                  </option>
                ))}
            </select>
            {onRemove && (
              <button
                type="button"
                className={button.iconButton}
                aria-label={t('Remove {name}', { name: t(field.label) })}
                onClick={onRemove}
              >
                <Icon name="close" />
              </button>
            )}
          </div>
        )}
      </Field>
      <FieldInput
        name={name}
        field={field}
        value={value}
        errors={{}}
        context={NO_CONTEXT}
        onChange={(next) => onChange({ name, value: next })}
      />
    </fieldset>
  )
}

function emptyWish(type: TypeDescription, name: string): Wish {
  const field = type.fields[name]
  return { name, value: field && initialValue(field as RecordField) }
}
