import { useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { translateOptions } from '../../staff-ui/inputs/input-props.ts'
import styles from './form-builder.module.css'
import { KIND_ICONS } from './kind-icon.ts'
import type { QuestionsProps } from './questions-props.ts'

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * The kinds of questions, each a button that adds one. By keyboard they are one stop, at the kind that was added last, and
 * arrow keys or the first letter of its name lead to another: whoever adds ten questions does not walk past all kinds ten times.
 */
export function KindPalette({ field, onPick }: { field: QuestionsProps['field']; onPick: (kind: number) => void }) {
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)
  const kinds = field.fields.field_type
  if (kinds?.kind !== 'select') return null
  const options = translateOptions(kinds.options)

  function onKeyDown(event: React.KeyboardEvent, index: number) {
    const next = STEPS[event.key]?.(index, options.length) ?? nextOfLetter(options, index, event.key)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setStop(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div ref={bar} role="toolbar" aria-label={t('Add a question')} className={styles.palette}>
      {options.map(({ value, label }, index) => (
        <button
          key={value}
          type="button"
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          onClick={() => onPick(Number(value))}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          <Icon name={KIND_ICONS[Number(value)] ?? 'pencil'} />
          {label}
        </button>
      ))}
    </div>
  )
}

/** The next option after a place whose name begins with a letter, once around. */
function nextOfLetter(options: { label: string }[], index: number, letter: string): number | undefined {
  if (letter.length !== 1) return undefined
  const places = options.map((_, step) => (index + 1 + step) % options.length)
  return places.find((place) => options[place]?.label.toLowerCase().startsWith(letter.toLowerCase()))
}
