import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import styles from '../../staff-ui/screen.module.css'
import { Field } from '../../ui/Field.tsx'
import type { Cells } from '../columns.ts'
import type { SourceRejection } from '../imported-line.ts'
import { RejectedDownload } from '../RejectedDownload.tsx'
import { RepairableLine } from '../RepairableLine.tsx'
import list from './sources.module.css'

type Room = { id: number; name: string }
type Props = {
  rows: SourceRejection[]
  /** name of the file in which they can be saved */
  fileName: string
  rooms: Room[]
  onName: (alias: string, roomId: number) => Promise<void>
  onRepair: (key: string, cells: Cells) => Promise<void>
}

/** Rows that could not be brought in: each is corrected in place, and rooms that nobody knows are named. */
export function RejectedRows({ rows, fileName, rooms, onName, onRepair }: Props) {
  const unknown = [...new Set(rows.flatMap(({ unknownRoom }) => unknownRoom || []))]
  return (
    <>
      <details>
        <summary className={styles.warning}>{t('{n} rows are left out', { n: rows.length })}</summary>
        <ul className={list.readings}>
          {rows.map((row) => (
            <li key={row.key ?? `${row.line} ${row.title}`}>
              <strong>{row.title}</strong>
              <RepairableLine line={row} rooms={rooms.map(({ name }) => name)} onRepair={(cells) => onRepair(row.key ?? '', cells)} />
            </li>
          ))}
        </ul>
        <RejectedDownload rows={rows} name={fileName} />
      </details>
      {unknown.map((name) => (
        <RoomQuestion key={name} name={name} rooms={rooms} onName={onName} />
      ))}
    </>
  )
}

function RoomQuestion({ name, rooms, onName }: { name: string } & Pick<Props, 'rooms' | 'onName'>) {
  const [roomId, setRoomId] = useState(0)
  const [isBusy, setBusy] = useState(false)
  return (
    <form
      className={list.question}
      onSubmit={(event) => {
        event.preventDefault()
        setBusy(true)
        void onName(name, roomId).finally(() => setBusy(false))
      }}
    >
      <Field label={t('“{name}” is which room?', { name })}>
        {(control) => (
          <select {...control} required value={roomId || ''} onChange={(event) => setRoomId(Number(event.target.value))}>
            <option value="">{t('please choose')}</option>
            {rooms.map((room) => (
              <option key={room.id} value={room.id}>
                {room.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className={styles.second} aria-label={t('Remember {name} for all imports', { name })} disabled={isBusy}>
        {t('Remember for all imports')}
      </button>
    </form>
  )
}
