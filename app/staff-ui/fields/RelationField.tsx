import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import type { FieldDescription } from '../../records/type-description.ts'
import { Icon } from '../Icon.tsx'
import button from '../icon-button.module.css'
import { LabelledControl } from '../inputs/LabelledControl.tsx'
import { type FieldProps, labelPropsOf } from './field-props.ts'
import { type Option, OptionSearch } from './OptionSearch.tsx'
import styles from './RelationField.module.css'
import { useTitles } from './use-titles.ts'

type Relation = Extract<FieldDescription, { kind: 'relation' | 'relations' }>

/** Selects one or several related records by a part of their title. */
export function RelationField({ name, field, value, errors, context, onChange }: FieldProps<Relation>) {
  const box = useRef<HTMLDivElement>(null)
  const { making } = context
  const [creating, setCreating] = useState<string | null>(null)
  const chosen = field.kind === 'relations' ? ((value ?? []) as number[]) : typeof value === 'number' ? [value] : []
  const titles = useTitles(field.of, chosen, context)
  const { titleOf } = titles
  const isFull = field.kind === 'relation' && chosen.length > 0

  function pick(option: Option) {
    flushSync(() => {
      setCreating(null)
      titles.learn({ [option.id]: option.title })
      onChange(field.kind === 'relations' ? [...new Set([...chosen, option.id])] : option.id)
    })
    // The search input is unmounted once a single relation is set.
    if (field.kind === 'relation') box.current?.querySelector<HTMLElement>('li button')?.focus()
  }
  function remove(id: number) {
    const index = chosen.indexOf(id)
    flushSync(() => onChange(field.kind === 'relations' ? chosen.filter((other) => other !== id) : null))
    const buttons = box.current?.querySelectorAll<HTMLElement>('li button')
    const next = buttons?.item(Math.min(index, buttons.length - 1)) ?? box.current?.querySelector<HTMLElement>('input')
    next?.focus()
  }

  return (
    <LabelledControl labelProps={labelPropsOf({ field, name, errors, context })}>
      {(control) => (
        <div ref={box} className={styles.relation}>
          {chosen.length > 0 && (
            <ul className={styles.chosen}>
              {chosen.map((id) => (
                <li key={id}>
                  <a href={adminUrl(field.of, id)}>{titleOf(id)}</a>
                  {!context.isReadOnly && (
                    <button
                      type="button"
                      className={button.iconButton}
                      aria-label={t('Remove {name}', { name: titleOf(id) })}
                      onClick={() => remove(id)}
                    >
                      <Icon name="close" />
                    </button>
                  )}
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
          {making && creating !== null && <making.Dialog of={field.of} typed={creating} onClose={() => setCreating(null)} onDone={pick} />}
        </div>
      )}
    </LabelledControl>
  )
}
