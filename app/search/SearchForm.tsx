import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Form, useMatches, useNavigate } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import { Icon } from '../ui/Icon.tsx'
import { useOverlay } from '../ui/overlay-stack.ts'
import { SEARCH_BLUR_CLOSE_MS, SEARCH_FOCUS_DELAY_MS } from './constants.ts'
import styles from './SearchForm.module.css'
import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions } from './use-suggestions.ts'

type Props = {
  /** what the line holds at first */
  query?: string
  /** told when a search leaves: by the button, by Enter, or by picking a suggestion */
  onSubmit?: () => void
  /** while this becomes true, the line takes the focus a moment later */
  takesFocus?: boolean
  /** how the suggestions stand: over what follows, or in their own room below the line */
  suggestions: 'over' | 'below'
}

/** The one line to type into, with suggestions as an ARIA combobox (B §4). Without JavaScript it is a plain form. */
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
  const answer = useSuggestions(query, isWanted)
  const suggestions = answer ?? []
  const isOpen = isWanted && suggestions.length > 0
  const optionId = (index: number) => `${listId}-${index}`

  function close() {
    setWanted(false)
    setActive(-1)
  }
  useOverlay(isOpen, close)
  useClosers(isOpen, form, close)
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
          autoComplete="off"
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
        hasNone={isWanted && answer?.length === 0}
        suggestions={suggestions}
        active={active}
        optionId={optionId}
        onPick={pick}
        onPoint={setActive}
      />
    </Form>
  )
}

/** Where the arrow keys lead from an option; -1 is the line itself. Undefined for other keys. */
function activeAfter(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(active + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(active - 1, -1)
  return undefined
}

/** The tab of the results page that a search from there stays on (B §2). */
function useSearchCategory(): string | undefined {
  return useMatches().find(({ id }) => id === 'search')?.params.category
}

/** Suggestions close when somebody presses outside of them or scrolls the page (B §4). */
function useClosers(isOpen: boolean, form: RefObject<HTMLFormElement | null>, close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !form.current?.contains(event.target)) onClose()
    }
    const scrolled = () => onClose()
    document.addEventListener('pointerdown', outside)
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      document.removeEventListener('pointerdown', outside)
      window.removeEventListener('scroll', scrolled)
    }
  }, [isOpen, form])
}
