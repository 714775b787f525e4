import { t } from '../platform/i18n/i18n.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import styles from './CastGrid.module.css'
import type { CastGridData, GridEvent, PickedCells } from './cast-grid.ts'
import { dayText } from './cell-words.ts'
import { EveningRoles } from './EveningRoles.tsx'

type Props = { data: CastGridData; mayWrite: boolean; onPick: (cells: PickedCells) => void }

/** The cast by evening, for windows too narrow for the grid. */
export function CastByEvening({ data, mayWrite, onPick }: Props) {
  const format = useDateFormat()
  const label = ({ startsAt, status }: GridEvent) =>
    [dayText(startsAt, format), format.time(startsAt), ...(status === 'cancelled' ? [t('Cancelled')] : [])].join(' · ')
  return (
    <div className={styles.evenings}>
      {data.events.map((event, index) => (
        <details key={event.id} open={index === 0}>
          <summary>{label(event)}</summary>
          <EveningRoles data={data} eventId={event.id} mayWrite={mayWrite} onPick={(role) => onPick([{ role, eventId: event.id }])} />
        </details>
      ))}
    </div>
  )
}
