import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Form, useMatches, useNavigate } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import { Icon } from '../ui/Icon.tsx'
import { NO_AUTOFILL } from '../ui/no-autofill.ts'
import { useOverlay } from '../ui/overlay-stack.ts'
import { SEARCH_BLUR_CLOSE_MS, SEARCH_FOCUS_DELAY_MS } from './constants.ts'
import styles from './SearchForm.module.css'
import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions } from './use-suggestions.ts'

type Props = {
  /** initial value */
  query?: string
  /** called when a search is submitted: by the button, by Enter, or by choosing a suggestion */
  onSubmit?: () => void
  /** focuses the input, after a delay, when it becomes true */
  takesFocus?: boolean
  /** layout of the suggestions: over the content that follows, or pushing it down */
  suggestions: 'over' | 'below'
}

/** The search input, an ARIA combobox with suggestions (B §4). Without JavaScript it is a plain form. */
export function SearchForm({ query: initial = '', onSubmit, takesFocus = false, suggestions: place }: Props) {
  const [query, setQuery] = useState(initial)
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const inputId = useId()
  const listId = useId()
  const navigate = useNavigate()
  const category = useSearchCategory()
  const response = useSuggestions(query, isWanted)
  const suggestions = response ?? []
  const isOpen = isWanted && suggestions.length > 0
  const optionId = (index: number) => `${listId}-${index}`

  function close() {
    setWanted(false)
    setActive(-1)
  }
  useOverlay(isOpen, close)
  useCloseOnOutsideInteraction(isOpen, form, close)
  useEffect(() => () => clearTimeout(blurTimer.current), [])
  useEffect(() => {
    if (!takesFocus) return
    const timer = setTimeout(() => input.current?.focus({ preventScroll: true }), SEARCH_FOCUS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [takesFocus])

  function pick(title: string) {
    setQuery(title)
    close()
    onSubmit?.()
    navigate(link('search', { category }, { q: title }))
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = isOpen ? activeAfter(event.key, active, suggestions.length) : undefined
    if (next !== undefined) {
      event.preventDefault()
      setActive(next)
    } else if (event.key === 'Enter' && isOpen && suggestions[active]) {
      event.preventDefault()
      pick(suggestions[active].title)
    } else if (event.key === 'ArrowDown') setWanted(true)
  }

  return (
    <Form
      ref={form}
      action={link('search', { category })}
      className={styles.form}
      onSubmit={(event) => {
        if (query.trim() === '') return event.preventDefault()
        close()
        onSubmit?.()
      }}
      onBlur={() => {
        blurTimer.current = setTimeout(close, SEARCH_BLUR_CLOSE_MS)
      }}
      onFocus={() => clearTimeout(blurTimer.current)}
    >
      <div className={styles.line}>
        <label htmlFor={inputId} className="visually-hidden">
          {t('Search for')}
        </label>
        <input
          id={inputId}
          ref={input}
          name="q"
          type="search"
          required
          maxLength={200}
          {...NO_AUTOFILL}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={t('Title, name, topic…')}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setWanted(event.target.value.trim() !== '')
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('Clear search')}
            data-screen-only
            onClick={() => {
              setQuery('')
              close()
              input.current?.focus()
            }}
          >
            <Icon name="close" />
          </button>
        )}
        <button type="submit" className={styles.find} aria-label={t('Find')}>
          <Icon name="arrow-right" />
        </button>
      </div>
      <SuggestionList
        id={listId}
        place={place}
        isOpen={isOpen}
        hasNone={isWanted && response?.length === 0}
        suggestions={suggestions}
        active={active}
        optionId={optionId}
        onPick={pick}
        onPoint={setActive}
      />
    </Form>
  )
}

/** The index of the option that an arrow key moves to; -1 is the input itself. Undefined for other keys. */
function activeAfter(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(active + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(active - 1, -1)
  return undefined
}

/** The category of the results page one is on, which a new search keeps (B §2). */
function useSearchCategory(): string | undefined {
  return useMatches().find(({ id }) => id === 'search')?.params.category
}

/** Closes the suggestions on a press outside of the form, or when the page scrolls (B §4). */
function useCloseOnOutsideInteraction(isOpen: boolean, form: RefObject<HTMLFormElement | null>, close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !form.current?.contains(event.target)) onClose()
    }
    const onScroll = () => onClose()
    document.addEventListener('pointerdown', onPointerDown)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      window.removeEventListener('scroll', onScroll)
    }
  }, [isOpen, form])
}
