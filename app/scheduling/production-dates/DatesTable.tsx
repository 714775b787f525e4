import { useState } from 'react'
import { formatCount } from '../../platform/format/count.ts'
import { t } from '../../platform/i18n/i18n.ts'
import screen from '../../staff-ui/screen.module.css'
import { SelectAllCheckbox } from '../../staff-ui/table/SelectCheckbox.tsx'
import type { Selection } from '../../staff-ui/table/use-selection.ts'
import { COLUMNS, DateRow } from './DateRow.tsx'
import styles from './dates.module.css'
import { type ProductionDates, totalsOf } from './production-dates.ts'
import type { ShopProposal } from './shop-proposals.ts'
import type { DateEdits } from './use-date-edits.ts'

type Props = {
  data: ProductionDates
  edits: DateEdits
  selection: Selection | undefined
  proposals: ReadonlyMap<number, ShopProposal>
  onLink: (id: number) => void
}

/** The dates of a production as a table, on a phone as cards; what is past is folded away. */
export function DatesTable({ data, edits, selection, proposals, onLink }: Props) {
  const coming = data.dates.filter(({ isPast }) => !isPast)
  const past = data.dates.filter(({ isPast }) => isPast)
  const [showsPast, setShowsPast] = useState(coming.length === 0)
  const shown = showsPast ? data.dates : coming
  if (data.dates.length === 0) return <p>{t('No dates yet.')}</p>
  return (
    <>
      {past.length > 0 && (
        <button
          type="button"
          className={`${screen.quiet} ${styles.past}`}
          aria-expanded={showsPast}
          onClick={() => setShowsPast(!showsPast)}
        >
          {t('{n} past dates', { n: past.length })}
        </button>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.choose}>
              {selection ? (
                <SelectAllCheckbox ids={shown.map(({ id }) => id)} selection={selection} />
              ) : (
                <span className="visually-hidden">{t('Selection|column')}</span>
              )}
            </th>
            <th scope="col">{t('Date')}</th>
            <th scope="col">{t('Time')}</th>
            <th scope="col">{t('Room')}</th>
            <th scope="col">{t('Labels')}</th>
            <th scope="col">{t('Status')}</th>
            <th scope="col">{t('Tickets')}</th>
            <th scope="col">{t('Ticket shop ID')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('Actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((date) => (
            <DateRow
              key={date.id}
              {...{ date, edits, selection }}
              of={data}
              proposal={proposals.get(date.id)}
              onLink={() => onLink(date.id)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={COLUMNS}>{totalsText(data)}</td>
          </tr>
        </tfoot>
      </table>
    </>
  )
}

/** `12 Termine, 1 abgesagt · 3.412 von 5.280 Karten verkauft` */
function totalsText({ dates }: ProductionDates): string {
  const { cancelled, sold, places } = totalsOf(dates)
  const counted = t('{n} dates', { n: dates.length }) + (cancelled > 0 ? `, ${t('{n} cancelled', { n: cancelled })}` : '')
  if (sold === null || places === null) return counted
  return `${counted} · ${t('{sold} of {places} tickets sold', { sold: formatCount(sold), places: formatCount(places) })}`
}
