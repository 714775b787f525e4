import type { RecordFormState } from '../staff-ui/record-form/use-record-form.ts'
import styles from '../staff-ui/screen.module.css'
import { type EditedEvent, useConflicts } from './use-conflicts.ts'

/** The conflicts of the performance in a form, with its unsaved values, and whether another room holds those who have tickets. */
export function EventConflicts({ form: { values }, id }: { form: RecordFormState; id: number | null }) {
  const { conflicts, size } = useConflicts(editedEventOf(values, id))
  return (
    <div role="status" className={styles.conflicts}>
      {[...conflicts, ...(size ? [size] : [])].map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </div>
  )
}

/** The performance in the form; null until it has a production, a room and a start. */
function editedEventOf(values: RecordFormState['values'], id: number | null): EditedEvent | null {
  const { productionId, roomId, startsAt, endsAt, parentId, status, cast } = values as Partial<EditedEvent>
  if (!productionId || !roomId || !startsAt) return null
  const assigned = cast?.filter((row) => (row as { personId: unknown }).personId !== null) ?? []
  return {
    id,
    productionId,
    roomId,
    startsAt,
    endsAt: endsAt ?? null,
    parentId: parentId ?? null,
    status: status ?? 'scheduled',
    cast: assigned,
  }
}
