import { useId, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { MAX_COMMENT_LENGTH } from '../../review/comment-text.ts'
import type { Colleague } from '../../review/schema.ts'
import { Initials } from '../../staff-ui/Initials.tsx'
import styles from './comments.module.css'
import { insertMention, mentionQuery, suggestColleagues } from './mention-query.ts'

/** What is long enough to be a name, and none yet that ended. */
const WHOLE_NAME = /^\S{2,}$/

type Props = {
  label: string
  value: string
  colleagues: readonly Colleague[]
  startsFocused: boolean
  onChange: (text: string) => void
  onMention: (colleague: Colleague) => void
  onSubmit: () => void
}

/**
 * The text of a comment. An `@` opens a list of colleagues below it: arrow keys choose, Enter or Tab takes the name, Esc
 * closes the list only. Ctrl+Enter sends.
 */
export function MentionField({ label, value, colleagues, startsFocused, onChange, onMention, onSubmit }: Props) {
  const list = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const caretAfter = useRef<number>(undefined)
  const [caret, setCaret] = useState(value.length)
  const [active, setActive] = useState(0)
  const [dismissedAt, setDismissedAt] = useState<number>()
  const typed = mentionQuery(value, caret)
  const options = typed && typed.start !== dismissedAt ? suggestColleagues(colleagues, typed.query) : []
  const isOpen = options.length > 0
  // Behind a space the sentence goes on.
  const unknown = typed && typed.start !== dismissedAt && !isOpen && WHOLE_NAME.test(typed.query) ? typed.query : undefined
  const current = Math.min(active, options.length - 1)
  const idOf = (index: number) => `${list}-${index}`

  useLayoutEffect(() => {
    if (!startsFocused) return
    field.current?.focus({ preventScroll: true })
    field.current?.scrollIntoView({ block: 'nearest' })
  }, [startsFocused])
  // After a name was put in, the caret stands behind it.
  useLayoutEffect(() => {
    if (caretAfter.current === undefined) return
    field.current?.setSelectionRange(caretAfter.current, caretAfter.current)
    caretAfter.current = undefined
  })

  function take(colleague: Colleague | undefined): void {
    if (!colleague || !typed) return
    const next = insertMention(value, typed.start, caret, colleague.name)
    caretAfter.current = next.caret
    setCaret(next.caret)
    onMention(colleague)
    onChange(next.text)
  }
  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onSubmit()
      return
    }
    if (!isOpen) return
    if (event.key === 'ArrowDown') setActive((current + 1) % options.length)
    else if (event.key === 'ArrowUp') setActive((current - 1 + options.length) % options.length)
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) take(options[current])
    else if (event.key === 'Escape') setDismissedAt(typed?.start)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.mentionField}>
      <textarea
        ref={field}
        aria-label={label}
        placeholder={label}
        aria-autocomplete="list"
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen ? idOf(current) : undefined}
        rows={2}
        maxLength={MAX_COMMENT_LENGTH}
        value={value}
        onChange={({ target }) => {
          setCaret(target.selectionStart)
          setActive(0)
          if (mentionQuery(target.value, target.selectionStart)?.start !== dismissedAt) setDismissedAt(undefined)
          onChange(target.value)
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onBlur={() => setDismissedAt(typed?.start)}
        onFocus={() => setDismissedAt(undefined)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div id={list} role="listbox" aria-label={t('Colleagues')} className={styles.options}>
          {options.map((colleague, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field that owns the list
            <div
              key={colleague.id}
              id={idOf(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(colleague)}
            >
              <Initials name={colleague.name} />
              {colleague.name}
            </div>
          ))}
        </div>
      )}
      {unknown && (
        <p className={styles.unknown} aria-hidden="true">
          {t('Nobody in the house is called “{name}”.', { name: unknown })}
        </p>
      )}
      <span role="status" className="visually-hidden">
        {isOpen && t('{n} colleagues, choose with arrow keys', { n: options.length })}
        {unknown && t('Nobody in the house is called “{name}”.', { name: unknown })}
      </span>
    </div>
  )
}
