import { useState } from 'react'
import type { Plan } from '../../records/publication-schedule.server.ts'
import type { Values } from '../../records/record-type.ts'
import { useDateFormat } from '../use-date-format.ts'
import styles from './visibility.module.css'
import { visibilityInWords, visibleSpan } from './visible-span.ts'

type Props = {
  /** the saved values */
  values: Values
  plans: Plan[]
  /** whether it stands by itself, with an edge around it */
  isPill?: boolean
}

/** Whether, from when and until when visitors see a record; nothing for what is always visible. */
export function VisibilityState({ values, plans, isPill = false }: Props) {
  const format = useDateFormat()
  const [now] = useState(() => Date.now())
  const span = visibleSpan({ values, plans, now })
  return span ? (
    <span className={styles.state} data-state={span.state} data-pill={isPill || undefined}>
      {visibilityInWords(span, format, isPill)}
    </span>
  ) : null
}
