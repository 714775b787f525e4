import { useState } from 'react'
import type { Plan } from '../../records/publication-schedule.server.ts'
import type { Values } from '../../records/record-type.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import styles from './VisibilityCell.module.css'
import { visibilityInList } from './visibility-in-list.ts'

/** Whether, from when and until when visitors see a record. */
export function VisibilityCell({ values, plans }: { values: Values; plans: Plan[] }) {
  const format = useDateFormat()
  const [now] = useState(() => Date.now())
  const shown = visibilityInList({ values, plans, now, format })
  return shown ? (
    <span className={styles.state} data-state={shown.state}>
      {shown.text}
    </span>
  ) : null
}
