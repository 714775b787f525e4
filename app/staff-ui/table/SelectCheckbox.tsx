import { type ReactNode, useRef } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import styles from './SelectCheckbox.module.css'
import type { Selection } from './use-selection.ts'

/** The checkbox that selects a row; with Shift all rows from the last selected one. */
export function SelectCheckbox({ id, name, selection }: { id: number; name: string; selection: Selection }) {
  const hasShift = useRef(false)
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        data-chooses
        aria-label={t('Select {name}', { name })}
        checked={selection.has(id)}
        onClick={(event) => {
          hasShift.current = event.shiftKey
        }}
        onChange={() => selection.toggle(id, hasShift.current)}
      />
    </label>
  )
}

/** The checkbox that selects all rows of a page. @param children visible label */
export function SelectAllCheckbox({ ids, selection, children }: { ids: number[]; selection: Selection; children?: ReactNode }) {
  const chosen = ids.filter((id) => selection.has(id)).length
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        aria-label={t('Select all on this page')}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < ids.length
        }}
        checked={chosen === ids.length}
        onChange={() => selection.set(chosen === ids.length ? [] : ids)}
      />
      {children}
    </label>
  )
}
