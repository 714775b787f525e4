import { useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { Sheet } from '../staff-ui/Sheet.tsx'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import type { CastGridData, CellChange, PickedCells } from './cast-grid.ts'
import { dayText } from './cell-words.ts'
import { type Choice, PersonChoice } from './PersonChoice.tsx'
import styles from './Picker.module.css'

type Props = {
  data: CastGridData
  cells: PickedCells
  onChange: (cells: CellChange[], done: string) => Promise<boolean>
  onClose: () => void
}

/** Chooses who has one role or several on one evening or several: first who can stand in, then anybody of the house. */
export function CellPicker({ data, cells, onChange, onClose }: Props) {
  const format = useDateFormat()
  const [isReading, setReading] = useState(cells.every((cell) => modeIn(data, cell) === 'reads'))
  const roles = [...new Map(cells.map(({ role }) => [role.id, role])).values()]
  const events = data.events.filter(({ id }) => cells.some(({ eventId }) => eventId === id))
  const [role] = roles
  const when = events.length === 1 && events[0] ? dayText(events[0].startsAt, format) : t('{n} evenings', { n: events.length })
  const what = roles.length === 1 && role ? role.role : t('{n} roles', { n: roles.length })
  const usual = roles.length === 1 && role ? (data.names[role.personId] ?? '') : ''

  function choose(choice: Choice): void {
    const done = t('{role}, {when}: {who}', { role: what, when, who: choice.text })
    void onChange(
      cells.map((cell): CellChange => {
        const place = { eventId: cell.eventId, roleId: cell.role.id }
        if (choice.personId === null) return { ...place, mode: choice.mode, personId: null }
        return { ...place, mode: isReading ? 'reads' : 'plays', personId: choice.personId }
      }),
      done,
    )
    onClose()
  }

  return (
    <Sheet title={`${what} · ${when}`} onClose={onClose} isTall>
      <PersonChoice
        data={data}
        eventIds={events.map(({ id }) => id)}
        role={roles.length === 1 && role ? role.role : null}
        actions={[
          { personId: null, mode: 'usual', text: usual ? t('as usual: {name}', { name: usual }) : t('as usual') },
          { personId: null, mode: 'omitted', text: t('Role left out') },
        ]}
        onChoose={choose}
      >
        {/* A person is chosen with one tap, so what it shall mean comes before the list. */}
        <label className={styles.reading}>
          <input type="checkbox" checked={isReading} onChange={(event) => setReading(event.target.checked)} /> {t('reads the part')}
        </label>
      </PersonChoice>
    </Sheet>
  )
}

function modeIn({ cells }: CastGridData, { role, eventId }: PickedCells[number]): string | undefined {
  return cells.find((cell) => cell.eventId === eventId && cell.roleId === role.id)?.mode
}
