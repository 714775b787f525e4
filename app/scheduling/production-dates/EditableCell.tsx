import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './dates.module.css'

/** What the input of a cell gets. */
export type CellInput = {
  value: string
  set: (value: string) => void
  label: string
}

type Props = {
  /** what is edited, for assistive technology: `Zeit, Fr 4.12.` */
  label: string
  value: string
  show: (value: string) => ReactNode
  isReadOnly: boolean
  /** @returns why the value was refused */
  onSave: (value: string) => Promise<string | undefined>
  input: (cell: CellInput) => ReactNode
}

const CONTROLS = 'input, select'

/**
 * A cell that is edited in place. A click or Enter opens it; Enter saves and stays, Tab saves and opens the next cell, Escape
 * takes back. What was refused stays as typed, with the reason below it.
 */
export function EditableCell({ label, value, show, isReadOnly, onSave, input }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState('')
  const cell = useRef<HTMLDivElement>(null)
  const shown = draft ?? value
  useEffect(() => {
    if (!isOpen) return
    const control = cell.current?.querySelector<HTMLInputElement>(CONTROLS)
    control?.focus()
    if (control?.type === 'text') control.select()
  }, [isOpen])
  if (isReadOnly) return show(value)

  async function commit(): Promise<void> {
    flushSync(() => setOpen(false))
    setRefusal('')
    if (shown === value) return setDraft(null)
    setSaving(true)
    const reason = await onSave(shown)
    setSaving(false)
    if (reason) setRefusal(reason)
    else setDraft(null)
  }
  function onKeyDown(event: React.KeyboardEvent): void {
    if (!isOpen) return
    const step = event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : 0
    if (step !== 0 && !isAtEdge(cell, event.target, step)) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      flushSync(() => {
        setOpen(false)
        setDraft(null)
        setRefusal('')
      })
      focusButton(cell.current)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      void commit()
      focusButton(cell.current)
    } else if (step !== 0) {
      const next = neighbourOf(cell.current, step)
      void commit()
      // At the ends of the table Tab goes on from the button of this cell.
      if (next) {
        event.preventDefault()
        next.querySelector('button')?.click()
      } else focusButton(cell.current)
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the control in it
    <div
      ref={cell}
      data-cell
      className={styles.cell}
      aria-busy={isSaving}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (isOpen && !cell.current?.contains(relatedTarget)) void commit()
      }}
    >
      {isOpen ? (
        input({ label, value: shown, set: setDraft })
      ) : (
        <button type="button" className={styles.open} aria-label={`${label}: ${textOf(show(shown), shown)}`} onClick={() => setOpen(true)}>
          {show(shown)}
        </button>
      )}
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </div>
  )
}

/** What is shown as text; of anything else, the value. */
function textOf(shown: ReactNode, value: string): string {
  return typeof shown === 'string' ? shown : value
}

function focusButton(cell: HTMLElement | null): void {
  cell?.querySelector('button')?.focus()
}

/** Whether Tab leaves the cell: it may have several controls. */
function isAtEdge(cell: RefObject<HTMLElement | null>, target: EventTarget, step: number): boolean {
  const controls = [...(cell.current?.querySelectorAll(CONTROLS) ?? [])]
  // A date has parts of its own, through which Tab would move first; here it saves, as in a spreadsheet.
  return controls.at(step > 0 ? -1 : 0) === target
}

function neighbourOf(cell: HTMLElement | null, step: number): Element | undefined {
  const cells = [...(cell?.closest('table')?.querySelectorAll('[data-cell]') ?? [])]
  const here = cell ? cells.indexOf(cell) : -1
  return here === -1 ? undefined : cells[here + step]
}
