import { useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import styles from './CastGrid.module.css'
import type { CastGridData, GridEvent, PickedCells } from './cast-grid.ts'
import { dayText } from './cell-words.ts'
import { EveningRoles } from './EveningRoles.tsx'

type Props = { data: CastGridData; mayWrite: boolean; onPick: (cells: PickedCells) => void }

/** The cast by evening, for windows too narrow for the grid. */
export function CastByEvening({ data, ...props }: Props) {
  return (
    <div className={styles.evenings}>
      {data.events.map((event, index) => (
        <Evening key={event.id} data={data} event={event} isFirst={index === 0} {...props} />
      ))}
    </div>
  )
}

/** One evening, whose roles are only made once it is opened: a large house has more than a thousand. */
function Evening({ data, event, isFirst, mayWrite, onPick }: Props & { event: GridEvent; isFirst: boolean }) {
  const format = useDateFormat()
  const [isOpen, setOpen] = useState(isFirst)
  const label = [dayText(event.startsAt, format), format.time(event.startsAt), ...(event.status === 'cancelled' ? [t('Cancelled')] : [])]
  return (
    <details open={isOpen} onToggle={(toggle) => setOpen(toggle.currentTarget.open)}>
      <summary>{label.join(' · ')}</summary>
      {isOpen && (
        <EveningRoles data={data} eventId={event.id} mayWrite={mayWrite} onPick={(role) => onPick([{ role, eventId: event.id }])} />
      )}
    </details>
  )
}
