import { useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { Icon } from '../staff-ui/Icon.tsx'
import form from '../staff-ui/screen.module.css'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { CastDisputes } from './CastDisputes.tsx'
import styles from './CastGrid.module.css'
import { CellPicker } from './CellPicker.tsx'
import type { GridRole } from './cast-grid.ts'
import { EveningRoles } from './EveningRoles.tsx'
import { useCastGrid } from './use-cast-grid.ts'

type Props = { productionId: number; eventId: number; mayWrite: boolean }

/** Who plays on one evening, as a list to tap: a role, then a person, and it is saved. */
export function CastTonight({ productionId, eventId, mayWrite }: Props) {
  const grid = useCastGrid(productionId, eventId)
  const format = useDateFormat()
  const [role, setRole] = useState<GridRole | null>(null)
  const { data } = grid
  const event = data?.events[0]
  if (!data || !event) return <p role="status">{grid.failure || t('Loading…')}</p>
  return (
    <section className={styles.tonight} aria-label={t('Cast of this evening')}>
      <p>
        {format.dateTime(event.startsAt)} · {event.room}
        {event.status === 'cancelled' && ` · ${t('Cancelled')}`}
      </p>
      <p role="status" className={styles.notice}>
        {grid.notice}
      </p>
      <p role="alert" className={form.error}>
        {grid.failure}
      </p>
      <CastDisputes data={data} disputes={grid.disputes} onDecide={grid.decide} />
      <EveningRoles data={data} eventId={eventId} mayWrite={mayWrite} onPick={setRole} />
      {grid.canUndo && (
        <button type="button" className={styles.button} onClick={() => void grid.undo()}>
          <Icon name="undo" /> {t('Undo')}
        </button>
      )}
      {role && <CellPicker data={data} cells={[{ role, eventId }]} onChange={grid.change} onClose={() => setRole(null)} />}
    </section>
  )
}
