import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Form, useLocation, useSearchParams, useSubmit } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { NO_PASSWORD_MANAGER } from '../../ui/no-autofill.ts'
import { OptionSearch } from '../fields/OptionSearch.tsx'
import relation from '../fields/RelationField.module.css'
import { Icon } from '../Icon.tsx'
import button from '../icon-button.module.css'
import form from '../screen.module.css'
import styles from './FilterForm.module.css'
import { SavedViews } from './SavedViews.tsx'

/** A filter of a list; its name is the query parameter. */
export type ListFilter = { name: string; label: string; value: string } & (
  | { kind: 'text' }
  | { kind: 'select'; options: { value: string; label: string }[] }
  | { kind: 'date' }
  /** a record of another type, of which there are too many for a select */
  | { kind: 'record'; of: string; title: string }
)

const TYPED_AFTER_MS = 200

type Props = {
  filters: ListFilter[]
  /** query parameters that the form keeps unchanged */
  keep?: Record<string, string>
  /** what else narrows the list and has to know what is typed here but not sent yet */
  ref?: RefObject<HTMLFormElement | null>
}

/**
 * The filters of a list. It is a plain `GET` form, so the URL holds all of them and can be saved as a view. A choice made by
 * keyboard is submitted with Enter or on blur, since arrow keys change a select while the user still moves through its
 * options (WCAG 3.2.2).
 */
export function FilterForm({ filters, keep = {}, ref }: Props) {
  const choices = filters.filter((filter) => !isText(filter))
  const used = choices.filter(({ value }) => value !== '').length
  // On a phone the filters are collapsed below the search.
  const [isOpen, setOpen] = useState(false)
  const { isWaiting, ...handlers } = useFilterSubmit()
  return (
    <>
      <Form ref={ref} className={styles.form} role="search" {...handlers}>
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {filters.filter(isText).map((filter) => (
          <FilterInput key={filter.name} filter={filter} />
        ))}
        {choices.length > 1 && (
          <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {used > 0 ? t('Filters: {n} active', { n: used }) : t('Filters')}
            <Icon name="chevron" />
          </button>
        )}
        <div className={styles.filters} data-open={isOpen || choices.length === 1 || undefined}>
          {choices.map((filter) => (
            <FilterInput key={filter.name} filter={filter} />
          ))}
        </div>
        <p role="status" className={styles.waiting}>
          {isWaiting && t('Press Enter to apply.')}
        </p>
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

/** When the form is submitted; `isWaiting`: a choice was made by keyboard and is not submitted yet. */
function useFilterSubmit() {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isByKeys = useRef(false)
  const isTyped = useRef(false)
  const [isWaiting, setWaiting] = useState(false)
  function ask(asked: HTMLFormElement): void {
    clearTimeout(timer.current)
    isTyped.current = false
    setWaiting(false)
    void submit(asked, { replace: true })
  }
  return {
    isWaiting,
    onSubmit() {
      clearTimeout(timer.current)
      isTyped.current = false
    },
    onFocus() {
      isByKeys.current = false
    },
    onPointerDown() {
      isByKeys.current = false
    },
    onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
      isByKeys.current = true
      if (event.key !== 'Enter' || !isWaiting) return
      event.preventDefault()
      ask(event.currentTarget)
    },
    onBlur(event: FocusEvent<HTMLFormElement>) {
      // What is typed is sent before anything else is pressed, so that it does not take that back when its time has come.
      if (isWaiting || isTyped.current) ask(event.currentTarget)
    },
    onChange(event: ChangeEvent<HTMLFormElement>) {
      const [asked, changed] = [event.currentTarget, event.target as HTMLElement]
      if (changed instanceof HTMLInputElement && changed.type === 'search') {
        clearTimeout(timer.current)
        isTyped.current = true
        timer.current = setTimeout(() => ask(asked), TYPED_AFTER_MS)
      } else if (isByKeys.current) setWaiting(true)
      else ask(asked)
    },
  }
}

function isText({ kind }: ListFilter): boolean {
  return kind === 'text'
}

function FilterInput({ filter }: { filter: ListFilter }) {
  switch (filter.kind) {
    case 'record':
      return <RecordChoice filter={filter} />
    case 'select':
      return <ChoiceInput filter={filter} />
    case 'date':
      return <DayInput filter={filter} />
    default:
      return <TextInput filter={filter} />
  }
}

/**
 * Keeps an uncontrolled field in step with the URL, as after opening a saved view or going back. The element stays mounted,
 * so it keeps the focus.
 */
function useFieldOf<Control extends HTMLInputElement | HTMLSelectElement>(value: string): RefObject<Control | null> {
  const field = useRef<Control>(null)
  const { key } = useLocation()
  const shown = `${key} ${value}`
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown && field.current && field.current !== document.activeElement) field.current.value = value
    before.current = shown
  }, [shown, value])
  return field
}

function ChoiceInput({ filter: { name, label, value, options } }: { filter: ListFilter & { kind: 'select' } }) {
  const field = useFieldOf<HTMLSelectElement>(value)
  return (
    <Labelled label={label}>
      <select {...NO_PASSWORD_MANAGER} ref={field} name={name} defaultValue={value}>
        <option value="">{t('All')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

function DayInput({ filter: { name, label, value } }: { filter: ListFilter }) {
  const field = useFieldOf<HTMLInputElement>(value)
  return (
    <Labelled label={label}>
      <input ref={field} type="date" name={name} defaultValue={value} />
    </Labelled>
  )
}

function TextInput({ filter: { name, label, value } }: { filter: ListFilter }) {
  const field = useFieldOf<HTMLInputElement>(value)
  return (
    <Labelled label={label}>
      <input ref={field} type="search" name={name} defaultValue={value} />
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

function RecordChoice({ filter: { name, label, value, of, title } }: { filter: ListFilter & { kind: 'record' } }) {
  const id = useId()
  const [, setParameters] = useSearchParams()
  // The pressed button is unmounted; the focus moves to what replaces it.
  const moves = useRef(false)
  const before = useRef(value)
  useEffect(() => {
    if (before.current !== value && moves.current) document.getElementById(id)?.focus()
    if (before.current !== value) moves.current = false
    before.current = value
  }, [id, value])
  const choose = (chosen: string) => {
    moves.current = true
    setParameters((before) => {
      const next = new URLSearchParams(before)
      next.delete('after')
      if (chosen) next.set(name, chosen)
      else next.delete(name)
      return next
    })
  }
  return (
    <div className={styles.record} onChange={(event) => event.stopPropagation()}>
      <label htmlFor={id}>{label}</label>
      {value ? (
        <div className={relation.chosen}>
          <span>{title}</span>
          <input type="hidden" name={name} value={value} />
          <button
            id={id}
            type="button"
            className={button.iconButton}
            aria-label={t('Remove {name}', { name: title })}
            onClick={() => choose('')}
          >
            <Icon name="close" />
          </button>
        </div>
      ) : (
        <OptionSearch control={{ id }} of={of} without={[]} onPick={(option) => choose(String(option.id))} />
      )}
    </div>
  )
}
