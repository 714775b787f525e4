import { type MouseEvent, useEffect, useState } from 'react'
import { firstDayOf, monthAfter, monthOf, weeksOfMonth } from '../../platform/clock/calendar-days.ts'
import { formatIsoMonth, formatIsoShortWeekday, formatIsoWeekdayAndDay } from '../../platform/format/iso-date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import type { FilterView } from '../filter-view.ts'
import { useTodayOnCachedPage } from '../relative-day.ts'
import styles from './Calendar.module.css'

type Props = {
  /** the query of the address, so that filters are kept */
  query: FilterView['query']
  /** the first day of the list, and today; ISO days */
  chosen: string
  today: string
  onChoose: (click: MouseEvent<HTMLAnchorElement>) => void
}

type Days = Pick<ReadonlySet<string>, 'has'>
const EVERY_DAY: Days = { has: () => true }

/** A month whose days link to the list starting on that day; only days with performances are enabled (B §2, AMB-19). */
export default function Calendar({ query, chosen, today: drawnToday, onChoose }: Props) {
  const today = useTodayOnCachedPage() ?? drawnToday
  const [month, setMonth] = useState(() => monthOf(chosen))
  const days = useAvailableDays(month, query)
  const weeks = weeksOfMonth(month)
  const name = formatIsoMonth(firstDayOf(month))
  const isFirst = firstDayOf(month) <= today
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <button type="button" aria-label={t('Previous month')} disabled={isFirst} onClick={() => setMonth(monthAfter(month, -1))}>
          <Icon name="arrow-left" />
        </button>
        <p aria-live="polite">{name}</p>
        <button type="button" aria-label={t('Next month')} onClick={() => setMonth(monthAfter(month, 1))}>
          <Icon name="arrow-right" />
        </button>
      </div>
      <table aria-label={name} aria-busy={days === null}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {formatIsoShortWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  {monthOf(day) === month && (
                    <Day
                      day={day}
                      isOn={day >= today && (days?.has(day) ?? false)}
                      chosen={chosen}
                      today={today}
                      query={query}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type DayProps = Pick<Props, 'chosen' | 'today' | 'query' | 'onChoose'> & { day: string; isOn: boolean }

function Day({ day, isOn, chosen, today, query, onChoose }: DayProps) {
  const number = Number(day.slice(8))
  if (!isOn) return <span>{number}</span>
  return (
    <SmartLink
      // Today is left out of the address (AMB-36).
      to={link('events', {}, withDate(query, day === today ? undefined : urlDate(day)))}
      isChoice
      aria-label={formatIsoWeekdayAndDay(day)}
      aria-current={day === chosen ? 'date' : undefined}
      onClick={onChoose}
    >
      {number}
    </SmartLink>
  )
}

/** The days of a month with performances under a filter; null until they are loaded. */
function useAvailableDays(month: string, query: FilterView['query']): Days | null {
  const address = searchOf(withDate(query, urlDate(firstDayOf(month))))
  const [loaded, setLoaded] = useState<{ address: string; days: Days } | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    fetchDays(address, abort.signal).then(
      (days) => setLoaded({ address, days }),
      // If loading fails, every day is enabled; the list then starts with the next performance.
      () => !abort.signal.aborted && setLoaded({ address, days: EVERY_DAY }),
    )
    return () => abort.abort()
  }, [address])
  return loaded?.address === address ? loaded.days : null
}

async function fetchDays(address: string, signal: AbortSignal): Promise<Days> {
  const response = await fetch(`/api/calendar/?${address}`, { signal })
  if (!response.ok) throw new Error(`calendar ${response.status}`)
  return new Set<string>(await response.json())
}

/** A query with another date, which stands first as in all addresses of the programme. */
function withDate({ date: _own, ...filter }: FilterView['query'], date: string | undefined): FilterView['query'] {
  return { date, ...filter }
}

function searchOf(query: FilterView['query']): string {
  const parameters = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return new URLSearchParams(parameters).toString()
}

/** `DD-MM-YYYY` of an ISO day. */
function urlDate(day: string): string {
  return day.split('-').reverse().join('-')
}
