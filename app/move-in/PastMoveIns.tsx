import { Link } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { Table } from '../staff-ui/table/Table.tsx'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import styles from './move-in.module.css'
import type { listMoveIns } from './stored-move-ins.server.ts'
import type { MoveInState } from './tables.ts'

const STATES: Record<MoveInState, Label> = {
  reading: 'Being read',
  read: 'Not moved yet',
  moving: 'Being moved',
  done: 'Moved|done',
  failed: 'Failed',
  undoing: 'Being taken back',
  undone: 'Taken back',
}

/** Earlier runs, each with the way to its result. */
export function PastMoveIns({ past }: { past: Awaited<ReturnType<typeof listMoveIns>> }) {
  const format = useDateFormat()
  if (past.length === 0) return null
  return (
    <section aria-labelledby="past-move-ins">
      <h2 id="past-move-ins" className={styles.heading}>
        {t('Earlier moves')}
      </h2>
      <Table
        head={[t('Website|source'), t('State'), t('When'), t('Who')]}
        rows={past.map(({ id, source, state, createdAt, userName }) => ({
          key: id,
          cells: [
            <Link key="source" to={`/cms-hub/move-in?run=${id}`}>
              {source}
            </Link>,
            t(STATES[state]),
            format.dateTime(createdAt),
            userName,
          ],
        }))}
        empty=""
      />
    </section>
  )
}
