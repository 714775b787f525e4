import { type ReactNode, useId, useRef, useState } from 'react'
import { Form, useSearchParams, useSubmit } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import form from '../form/form.module.css'
import { OptionSearch } from '../form/OptionSearch.tsx'
import relation from '../form/RelationField.module.css'
import styles from './Narrowing.module.css'
import { SavedViews } from './SavedViews.tsx'

/** One thing that a list can be narrowed by; its name is the parameter of the address. */
export type Narrowing = { name: string; label: string; value: string } & (
  | { kind: 'text' }
  | { kind: 'choice'; options: { value: string; label: string }[] }
  | { kind: 'day' }
  /** a record of another kind, of which there are too many for a list of choices */
  | { kind: 'record'; of: string; title: string }
)

const TYPED_AFTER_MS = 200

type Props = {
  by: Narrowing[]
  /** parameters of the address that stay as they are */
  keep?: Record<string, string>
}

/** What a list is narrowed by. It is a plain form, so the address holds it all; views of it can be kept. */
export function NarrowingForm({ by, keep = {} }: Props) {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // On a phone the filters stand folded below the search.
  const [isOpen, setOpen] = useState(false)
  const filters = by.filter((one) => !isText(one))
  const used = filters.filter(({ value }) => value !== '').length
  return (
    <>
      <Form
        className={styles.narrowing}
        role="search"
        onSubmit={() => clearTimeout(timer.current)}
        onChange={(event) => {
          const changed = event.currentTarget
          const isTyped = event.target instanceof HTMLInputElement && event.target.type === 'search'
          clearTimeout(timer.current)
          timer.current = setTimeout(() => void submit(changed, { replace: true }), isTyped ? TYPED_AFTER_MS : 0)
        }}
      >
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {by.filter(isText).map((one) => (
          <NarrowingInput key={one.name} narrowing={one} />
        ))}
        {filters.length > 1 && (
          <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {used > 0 ? t('Filters: {n} set', { n: used }) : t('Filters')}
          </button>
        )}
        <div className={styles.filters} data-open={isOpen || filters.length === 1 || undefined}>
          {filters.map((one) => (
            <NarrowingInput key={one.name} narrowing={one} />
          ))}
        </div>
        <noscript>
          <button type="submit" className={form.second}>
            {t('Search')}
          </button>
        </noscript>
      </Form>
      <SavedViews />
    </>
  )
}

function isText({ kind }: Narrowing): boolean {
  return kind === 'text'
}

function NarrowingInput({ narrowing }: { narrowing: Narrowing }) {
  const { name, label, value } = narrowing
  switch (narrowing.kind) {
    case 'record':
      return <RecordChoice narrowing={narrowing} />
    case 'choice':
      return (
        // A view that was chosen, or a step back, shows in the fields: each begins anew with what the address says.
        <Labelled label={label}>
          <select key={value} name={name} defaultValue={value}>
            <option value="">{t('All')}</option>
            {narrowing.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </Labelled>
      )
    case 'day':
      return (
        <Labelled label={label}>
          <input key={value} type="date" name={name} defaultValue={value} />
        </Labelled>
      )
    default:
      return <TextInput narrowing={narrowing} />
  }
}

/** What is being typed stays in the field; what comes from elsewhere, as from a view, is put into it. */
function TextInput({ narrowing: { name, label, value } }: { narrowing: Narrowing }) {
  const typed = useRef(value)
  const input = useRef<HTMLInputElement>(null)
  if (input.current && typed.current !== value && document.activeElement !== input.current) {
    input.current.value = value
    typed.current = value
  }
  return (
    <Labelled label={label}>
      <input ref={input} type="search" name={name} defaultValue={value} onChange={(event) => (typed.current = event.target.value.trim())} />
    </Labelled>
  )
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is handed in
    <label>
      <span>{label}</span>
      {children}
    </label>
  )
}

function RecordChoice({ narrowing: { name, label, value, of, title } }: { narrowing: Narrowing & { kind: 'record' } }) {
  const id = useId()
  const [, setParameters] = useSearchParams()
  const choose = (chosen: string) =>
    setParameters((before) => {
      const next = new URLSearchParams(before)
      next.delete('after')
      if (chosen) next.set(name, chosen)
      else next.delete(name)
      return next
    })
  return (
    <div className={styles.record} onChange={(event) => event.stopPropagation()}>
      <label htmlFor={id}>{label}</label>
      {value ? (
        <div className={relation.chosen}>
          <span>{title}</span>
          <input type="hidden" name={name} value={value} />
          <button id={id} type="button" aria-label={t('Remove {name}', { name: title })} onClick={() => choose('')}>
            ✕
          </button>
        </div>
      ) : (
        <OptionSearch control={{ id }} of={of} without={[]} onPick={(option) => choose(String(option.id))} />
      )}
    </div>
  )
}
