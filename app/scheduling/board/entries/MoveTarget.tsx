import type { CSSProperties } from 'react'
import { useDateFormat } from '../../../staff-ui/use-date-format.ts'
import { timeOfDay } from '../../labels.ts'
import { useBoard } from '../board-context.ts'
import { colourOf } from '../entry.ts'
import styles from './EntryBlock.module.css'

/** The preview of the entry being moved at its target, with what speaks against it. */
export function MoveTarget({ style }: { style?: CSSProperties }) {
  const { preview, rooms } = useBoard()
  const format = useDateFormat()
  if (!preview) return null
  const { entry, place, warnings } = preview
  return (
    <div
      className={styles.ghost}
      data-ghost
      style={style}
      data-zweiklang={colourOf(rooms, place.roomId)}
      data-conflict={warnings.length > 0 || undefined}
      aria-hidden="true"
    >
      <strong>{format.clock(timeOfDay(place.start))}</strong> {entry.title}
      {warnings.map((warning) => (
        <em key={warning}>{warning}</em>
      ))}
    </div>
  )
}
