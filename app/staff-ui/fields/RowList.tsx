import { type ReactNode, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../platform/i18n/i18n.ts'
import form from '../screen.module.css'
import { moveItem } from './move-item.ts'
import { RowButtons } from './RowButtons.tsx'
import styles from './RowsField.module.css'

export type Row = Record<string, unknown>
type Props = {
  id?: string
  label: string
  error: string | undefined
  /** label of the add button */
  itemLabel: string
  rows: Row[]
  isReadOnly: boolean | undefined
  /** creates an empty row */
  blank: () => Row
  onChange: (rows: Row[]) => void
  /** renders the inputs of one row */
  children: (row: Row, index: number, replace: (row: Row) => void) => ReactNode
}

const FIELDS = 'input, select, textarea, button'

/** An editable list of rows. The focus goes into an added row, follows a moved one, and goes to the next after a removal. */
export function RowList({ id, label, error, itemLabel, rows, isReadOnly, blank, onChange, children }: Props) {
  const heading = useId()
  const list = useRef<HTMLOListElement>(null)
  const replace = (index: number, row: Row) => onChange(rows.map((old, position) => (position === index ? row : old)))
  function add(): void {
    flushSync(() => onChange([...rows, blank()]))
    const row = list.current?.lastElementChild
    row?.querySelector<HTMLElement>(FIELDS)?.focus()
    // With the button below it, so that it is seen whole and one more can be added.
    row?.closest('section')?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <section id={id} aria-labelledby={heading} className={styles.rows}>
      <h3 id={heading}>{label}</h3>
      {error && <p className={form.error}>{error}</p>}
      <ol ref={list}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key but their index
          <li key={index}>
            <div className={styles.row}>{children(row, index, (next) => replace(index, next))}</div>
            {!isReadOnly && (
              <div className={styles.rowActions}>
                <RowButtons
                  index={index}
                  count={rows.length}
                  labels={{
                    forward: t('Move row {n} up', { n: index + 1 }),
                    back: t('Move row {n} down', { n: index + 1 }),
                    remove: t('Remove row {n}', { n: index + 1 }),
                  }}
                  onMove={(by) => onChange(moveItem(rows, index, by))}
                  onRemove={() => onChange(rows.filter((_, position) => position !== index))}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <button type="button" className={form.second} onClick={add}>
          + {itemLabel}
        </button>
      )}
    </section>
  )
}
