import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { type EventFilter, FILTER_KEYS } from '../filter.ts'
import { isoDay, type Month, monthAfter, monthGrid, monthOf } from '../month-grid.ts'
import styles from './Calendar.module.css'

type Props = {
  filter: EventFilter
  /** the day the list begins with, and today; ISO days */
  chosen: string
  today: string
}

const WEEKDAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']

/** A month whose days lead to the list from that day on; only days on which something plays can be chosen (B §2, AMB-19). */
export default function Calendar({ filter, chosen, today }: Props) {
  const [month, setMonth] = useState<Month>(() => monthOf(chosen))
  const days = useAvailableDays(month, filter)
  const name = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${isoDay(month, 1)}T00:00Z`),
  )
  const isFirst = isoDay(month, 1) <= today
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <button type="button" aria-label={t('Previous month')} disabled={isFirst} onClick={() => setMonth(monthAfter(month, -1))}>
          ←
        </button>
        <p aria-live="polite">{name}</p>
        <button type="button" aria-label={t('Next month')} onClick={() => setMonth(monthAfter(month, 1))}>
          →
        </button>
      </div>
      <table aria-label={name} aria-busy={days === null}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <td key={day ?? index}>
                  {day && <Day day={day} isOn={day >= today && (days?.has(day) ?? false)} chosen={chosen} filter={filter} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Day({ day, isOn, chosen, filter }: { day: string; isOn: boolean; chosen: string; filter: EventFilter }) {
  const number = Number(day.slice(8))
  if (!isOn) return <span>{number}</span>
  const query = { date: urlDate(day), ...Object.fromEntries(FILTER_KEYS.map((key) => [key, filter[key]])) }
  return (
    <SmartLink to={link('events', {}, query)} aria-current={day === chosen ? 'date' : undefined}>
      {number}
    </SmartLink>
  )
}

/** The days of a month on which something plays under a filter; null until they are known. */
function useAvailableDays(month: Month, filter: EventFilter): ReadonlySet<string> | null {
  const query = new URLSearchParams({ date: urlDate(isoDay(month, 1)) })
  for (const key of FILTER_KEYS) if (filter[key]) query.set(key, String(filter[key]))
  const address = `/api/calendar/?${query}`
  const [known, setKnown] = useState<{ address: string; days: ReadonlySet<string> } | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    fetch(address, { signal: abort.signal })
      .then((response) => (response.ok ? response.json() : []))
      .then((days: string[]) => setKnown({ address, days: new Set(days) }))
      // Without an answer every day stays plain; the date can be typed as well.
      .catch(() => {})
    return () => abort.abort()
  }, [address])
  return known?.address === address ? known.days : null
}

/** `DD-MM-YYYY` of an ISO day. */
function urlDate(day: string): string {
  return day.split('-').reverse().join('-')
}
