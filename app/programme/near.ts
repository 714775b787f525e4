import { useEffect, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import type { FilterView } from './filter-view.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The day of the browser, ISO, on a page that was kept on another day; undefined where the house's own word counts. */
export function useKeptToday(): string | undefined {
  const [today, setToday] = useState<string>()
  useEffect(() => {
    if (document.documentElement.dataset.keptFrom) setToday(new Date().toLocaleDateString('sv'))
  }, [])
  return today
}

/** What a day is called beside its date on such a page; empty when it is neither today nor tomorrow. */
export function nearnessOf(day: string, today: string | undefined): string | undefined {
  if (!today) return undefined
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS
  return days === 0 ? t('Today') : days === 1 ? t('Tomorrow') : ''
}

/** A day that can be chosen at once, ISO, and the way to it. */
export type Shortcut = { label: string; url: string; day: string; isChosen: boolean }

/** The ways to today, to tomorrow and to the weekend on such a page, by its own days; a weekend that is over has none. */
export function shortcutsOn(
  today: string,
  shortcuts: Shortcut[],
  { query, from }: { query: FilterView['query']; from: string },
): Shortcut[] {
  return shortcuts.flatMap((one, index) => {
    const day = index > 1 ? one.day : new Date(Date.parse(today) + index * DAY_MS).toISOString().slice(0, 10)
    return day < today ? [] : { ...one, day, url: addressOfDay(day, today, query), isChosen: day === from }
  })
}

/** The list from a day on, as it is filtered; today is left out, so that the plain list stays plain (AMB-36). */
export function addressOfDay(day: string, today: string, query: FilterView['query']): string {
  return link('events', {}, { ...query, date: day === today ? undefined : urlDate(day) })
}

/** `DD-MM-YYYY` of an ISO day. */
export function urlDate(day: string): string {
  return day.split('-').reverse().join('-')
}
