import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Field } from '../../ui/Field.tsx'
import type { FieldDescription } from '../type-description.ts'
import type { FieldProps } from './field-props.ts'
import { type Option, OptionSearch } from './OptionSearch.tsx'
import styles from './RelationField.module.css'

type Relation = Extract<FieldDescription, { kind: 'one' | 'many' }>

/** One record of another kind, or several, found by typing a part of its title. */
export function RelationField({ name, field, value, errors, context, onChange }: FieldProps<Relation>) {
  const [titles, setTitles] = useState<Record<number, string>>({ ...context.titles[field.of] })
  const { making } = context
  const [creating, setCreating] = useState<string | null>(null)
  const chosen = field.kind === 'many' ? ((value ?? []) as number[]) : typeof value === 'number' ? [value] : []
  const titleOf = (id: number) => titles[id] ?? `#${id}`
  const isFull = field.kind === 'one' && chosen.length > 0

  function pick(option: Option) {
    setTitles((before) => ({ ...before, [option.id]: option.title }))
    onChange(field.kind === 'many' ? [...new Set([...chosen, option.id])] : option.id)
  }
  function remove(id: number) {
    onChange(field.kind === 'many' ? chosen.filter((one) => one !== id) : null)
  }

  return (
    <Field
      label={t(field.label)}
      help={field.help && t(field.help)}
      error={errors[name]?.join(' ')}
      optional={!(field.kind === 'one' && field.required)}
    >
      {(control) => (
        <div className={styles.relation}>
          {chosen.length > 0 && (
            <ul className={styles.chosen}>
              {chosen.map((id) => (
                <li key={id}>
                  <a href={`/cms-hub/${field.of}/${id}`}>{titleOf(id)}</a>
                  <button type="button" aria-label={t('Remove {name}', { name: titleOf(id) })} onClick={() => remove(id)}>
                    ✕
                  </button>
                </li>
              ))}
            </ul>
          )}
          {!isFull && (
            <OptionSearch
              control={control}
              of={field.of}
              without={chosen}
              onPick={pick}
              onCreate={making?.types.includes(field.of) ? setCreating : undefined}
            />
          )}
          {making && creating !== null && (
            <making.Dialog
              of={field.of}
              typed={creating}
              onClose={() => setCreating(null)}
              onDone={(option) => {
                setCreating(null)
                pick(option)
              }}
            />
          )}
        </div>
      )}
    </Field>
  )
}
