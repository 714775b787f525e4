import { useId, useRef, useState } from 'react'
import { call } from '../../editor/call.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Field } from '../../ui/Field.tsx'
import type { FieldDescription } from '../type-description.ts'
import type { FieldProps } from './field-props.ts'
import styles from './form.module.css'

type Option = { id: number; title: string }
type Relation = Extract<FieldDescription, { kind: 'one' | 'many' }>

const SEARCH_AFTER_MS = 150

/** One record of another kind, or several, found by typing a part of its title. */
export function RelationField({ name, field, value, errors, context, onChange }: FieldProps<Relation>) {
  const [titles, setTitles] = useState<Record<number, string>>({ ...context.titles[field.of] })
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
          {!isFull && <OptionSearch control={control} of={field.of} without={chosen} onPick={pick} />}
        </div>
      )}
    </Field>
  )
}

type SearchProps = { control: object; of: string; without: number[]; onPick: (option: Option) => void }

/** A text field whose suggestions are records (combobox pattern of the ARIA guide). */
function OptionSearch({ control, of, without, onPick }: SearchProps) {
  const list = useId()
  const [q, setQ] = useState('')
  const [options, setOptions] = useState<Option[] | null>(null)
  const [active, setActive] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = options?.filter(({ id }) => !without.includes(id)) ?? []
  const isOpen = options !== null

  function search(text: string) {
    setQ(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(async () => {
      const found = await call<Option[]>('GET', `/api/admin/${of}/options?q=${encodeURIComponent(text)}`).catch(() => [])
      setOptions(found)
      setActive(0)
    }, SEARCH_AFTER_MS)
  }
  function pick(option: Option | undefined) {
    if (!option) return
    onPick(option)
    setQ('')
    setOptions(null)
  }
  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return search(q)
      const step = event.key === 'ArrowDown' ? 1 : shown.length - 1
      setActive((before) => (before + step) % Math.max(1, shown.length))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      pick(shown[active])
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setOptions(null)
    }
  }

  return (
    <div className={styles.combobox}>
      <input
        {...control}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && shown[active] ? `${list}-${shown[active].id}` : undefined}
        placeholder={t('Search and choose')}
        value={q}
        onChange={(event) => search(event.target.value)}
        onFocus={() => search(q)}
        onBlur={() => {
          clearTimeout(timer.current)
          setOptions(null)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label={t('Suggestions')} className={styles.options} hidden={!isOpen}>
        {shown.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field that owns the list
          <div
            key={option.id}
            id={`${list}-${option.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
          >
            {option.title}
          </div>
        ))}
        {isOpen && shown.length === 0 && <p>{t('Nothing found')}</p>}
      </div>
    </div>
  )
}
