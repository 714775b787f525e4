import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../platform/i18n/i18n.ts'
import { fieldId } from '../../staff-ui/fields/field-props.ts'
import { rowListProps } from '../../staff-ui/fields/RowsField.tsx'
import { Icon } from '../../staff-ui/Icon.tsx'
import screen from '../../staff-ui/screen.module.css'
import styles from './form-builder.module.css'
import { KindPalette } from './KindPalette.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { movedTo, type Question } from './question.ts'
import type { QuestionsProps } from './questions-props.ts'

/** The questions of a form as cards. One is added by its kind, at the end or between two, and its label is typed at once. */
export function QuestionsField(props: QuestionsProps) {
  const { name, field, value, context, onChange } = props
  const rows = (value ?? []) as Question[]
  const list = useRef<HTMLOListElement>(null)
  const [insertsAt, setInsertsAt] = useState<number | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const { blank, error } = rowListProps(props)

  /** Focuses the control at a place among those of a card, its label by default. */
  function focusCard(index: number, control = 0): void {
    controlsOf(list.current?.children[index])[control]?.focus()
  }

  function add(index: number, row: object): void {
    flushSync(() => {
      onChange(rows.toSpliced(index, 0, row as Question))
      setInsertsAt(null)
    })
    focusCard(index)
  }

  function move(from: number, to: number): void {
    const control = controlsOf(list.current?.children[from]).findIndex((one) => one.contains(document.activeElement))
    flushSync(() => onChange(movedTo(rows, from, to)))
    if (to >= 0 && to < rows.length) focusCard(to, Math.max(control, 0))
  }

  const palette = (index: number) => <KindPalette field={field} onPick={(kind) => add(index, { ...blank(), field_type: kind })} />
  return (
    <section {...fieldId(context, name)} aria-label={t(field.label)} className={styles.builder}>
      <h3>{t(field.label)}</h3>
      {error && <p className={screen.error}>{error}</p>}
      <ol ref={list}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions have no key but their place
          <li key={index} aria-label={row.label || t('Question {n}', { n: index + 1 })}>
            <QuestionCard
              of={props}
              {...{ rows, row, index }}
              isDragged={dragged === index}
              onDrag={setDragged}
              onDrop={() => {
                if (dragged !== null) move(dragged, index)
                setDragged(null)
              }}
              onMove={(to) => move(index, to)}
              onDuplicate={() => add(index + 1, { ...row, slug: '' })}
            />
            {!context.isReadOnly && index < rows.length - 1 && (
              <div className={styles.between}>
                <button
                  type="button"
                  aria-expanded={insertsAt === index + 1}
                  aria-label={t('Add a question after {n}', { n: index + 1 })}
                  onClick={() => setInsertsAt(insertsAt === index + 1 ? null : index + 1)}
                >
                  <Icon name="plus" />
                  {t('Question|one')}
                </button>
                {insertsAt === index + 1 && palette(index + 1)}
              </div>
            )}
          </li>
        ))}
      </ol>
      {!context.isReadOnly && palette(rows.length)}
    </section>
  )
}

function controlsOf(card: Element | undefined): HTMLElement[] {
  return [...(card?.querySelectorAll<HTMLElement>('input, select, textarea, button') ?? [])]
}
