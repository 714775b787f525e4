import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { NO_AUTOFILL } from '../../ui/no-autofill.ts'
import { request } from '../api-client.ts'
import { latestOnly } from '../latest-only.ts'
import styles from './OptionSearch.module.css'

export type Option = { id: number; title: string }

const SEARCH_DELAY_MS = 150

type Props = {
  /** attributes that connect the input with its label, help and error */
  control: object
  /** the record type to choose from */
  of: string
  without: number[]
  /** whom or what to offer first while nothing is typed */
  first?: Option[]
  onPick: (option: Option) => void
  /** adds “create” as the last suggestion; called with the typed text */
  onCreate?: ((title: string) => void) | undefined
}

/** A text field whose suggestions are records: the combobox of the ARIA Authoring Practices with a list, the first option active (decision 0037). */
export function OptionSearch({ control, of, without, first = [], onPick, onCreate }: Props) {
  const list = useId()
  const [q, setQ] = useState('')
  const [options, setOptions] = useState<Option[] | null>(null)
  const [isAway, setAway] = useState(false)
  const [active, setActive] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const suggestions = useMemo(
    () =>
      latestOnly(
        (text: string) => request<Option[]>('GET', `/api/admin/${of}/options?q=${encodeURIComponent(text)}`).catch(() => undefined),
        (matches) => {
          setOptions(matches ?? [])
          setAway(matches === undefined)
          setActive(0)
        },
      ),
    [of],
  )
  const isOpen = options !== null
  const shown = (options && inOrder(options, q.trim() === '' ? first : []).filter(({ id }) => !without.includes(id))) ?? []
  const mayCreate = onCreate !== undefined && isOpen
  const count = shown.length + (mayCreate ? 1 : 0)
  const idOf = (index: number) => `${list}-${shown[index]?.id ?? 'new'}`

  const activeId = isOpen && active < count ? idOf(active) : undefined
  // The focus stays in the field, so no browser scrolls to the active option by itself.
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function search(text: string) {
    setQ(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void suggestions.request(text), SEARCH_DELAY_MS)
  }
  function close() {
    clearTimeout(timer.current)
    suggestions.cancel()
    setOptions(null)
  }
  function pick(index: number) {
    const option = shown[index]
    if (option) onPick(option)
    else if (mayCreate && index === shown.length) onCreate?.(q.trim())
    else return
    setQ('')
    close()
  }
  function onKeyDown(event: React.KeyboardEvent) {
    // Input methods use the same keys to confirm a composition.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return search(q)
      const step = event.key === 'ArrowDown' ? 1 : count - 1
      setActive((before) => (before + step) % Math.max(1, count))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (isOpen) pick(active)
    } else if (event.key === 'Escape' && isOpen) {
      // Closes the suggestions only, not the dialog around them.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  const suggestion = (index: number, content: string) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field that owns the list
    <div
      key={idOf(index)}
      id={idOf(index)}
      role="option"
      tabIndex={-1}
      aria-selected={index === active}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => pick(index)}
    >
      {content}
    </div>
  )

  return (
    <div className={styles.combobox}>
      <input
        {...control}
        type="text"
        role="combobox"
        {...NO_AUTOFILL}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder={t('Search and choose')}
        value={q}
        onChange={(event) => search(event.target.value)}
        onFocus={() => search(q)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <div className={styles.options} hidden={!isOpen}>
        <div id={list} role="listbox" aria-label={t('Suggestions')}>
          {shown.map((option, index) => suggestion(index, option.title))}
          {mayCreate && suggestion(shown.length, q.trim() ? t('Create “{name}”', { name: q.trim() }) : t('Create new'))}
        </div>
        <p role="status">{isOpen && shown.length === 0 && (isAway ? t('Cannot search. Check the connection.') : nothingFound(q.trim()))}</p>
      </div>
    </div>
  )
}

function nothingFound(text: string): string {
  return text ? t('Nothing found for “{text}”', { text }) : t('Nothing to choose from yet.')
}

function inOrder(options: Option[], first: Option[]): Option[] {
  return [...first, ...options.filter(({ id }) => first.every((one) => one.id !== id))]
}
