import { inAlphabet } from '../../../platform/format/alphabet.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { weekLabel } from '../../labels.ts'
import type { Entry } from '../entry.ts'
import { DayCell } from './DayCell.tsx'
import styles from './days.module.css'
import { WeekDays } from './WeekDays.tsx'

type Props = { days: string[]; entries: Entry[]; people: Record<string, string> }

/** A week with a line for each person who is needed in it, by name. */
export function PeopleView({ days, entries, people }: Props) {
  const needed = [...new Set(entries.flatMap(({ persons }) => persons))]
    .map((id) => ({ id, name: people[id] ?? '' }))
    .toSorted(inAlphabet(({ name }) => name))
  if (needed.length === 0) return <p>{t('Nobody is needed here.')}</p>
  return (
    <table className={`${styles.table} ${styles.board}`}>
      <caption className="visually-hidden">{weekLabel(days)}</caption>
      <WeekDays days={days} />
      <tbody>
        {needed.map(({ id, name }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {days.map((day) => (
              <DayCell key={day} day={day} entries={entries.filter(({ persons }) => persons.includes(id))} withRoom isReadOnly />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
