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
  /** what one more row is called */
  itemLabel: string
  rows: Row[]
  isReadOnly: boolean | undefined
  /** a row that nobody has filled yet */
  blank: () => Row
  onChange: (rows: Row[]) => void
  /** what asks for one row */
  children: (row: Row, index: number, replace: (row: Row) => void) => ReactNode
}

const FIELDS = 'input, select, textarea, button'

/** Rows that are added, moved and taken out. The focus goes into a new row, stays with a moved one and near one that is gone. */
export function RowList({ id, label, error, itemLabel, rows, isReadOnly, blank, onChange, children }: Props) {
  const heading = useId()
  const list = useRef<HTMLOListElement>(null)
  const replace = (index: number, row: Row) => onChange(rows.map((old, position) => (position === index ? row : old)))
  function add(): void {
    flushSync(() => onChange([...rows, blank()]))
    list.current?.lastElementChild?.querySelector<HTMLElement>(FIELDS)?.focus()
  }
  return (
    <section id={id} aria-labelledby={heading} className={styles.rows}>
      <h3 id={heading}>{label}</h3>
      {error && <p className={form.error}>{error}</p>}
      <ol ref={list}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place
          <li key={index}>
            <div className={styles.row}>{children(row, index, (next) => replace(index, next))}</div>
            {!isReadOnly && (
              <div className={styles.rowActions}>
                <RowButtons
                  index={index}
                  count={rows.length}
                  words={{
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
