import { useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import styles from '../staff-ui/screen.module.css'
import type { Cells } from './columns.ts'
import list from './import.module.css'
import type { RejectedLine } from './imported-line.ts'
import { RepairForm } from './RepairForm.tsx'

type Props = {
  line: RejectedLine
  /** names of rooms, to choose from */
  rooms: readonly string[]
  onRepair: (cells: Cells) => Promise<void>
}

/** Why a row was rejected, and the form to correct it in place. */
export function RepairableLine({ line, rooms, onRepair }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={list.repair}>
      <p>{line.reasons.join(' · ')}</p>
      <button
        type="button"
        className={styles.quiet}
        aria-expanded={isOpen}
        aria-label={t('Correct row {n}: {title}', { n: line.line, title: line.title })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('Correct row {n}', { n: line.line })}
      </button>
      {isOpen && <RepairForm line={line} rooms={rooms} onSave={onRepair} onClose={() => setOpen(false)} />}
    </div>
  )
}
