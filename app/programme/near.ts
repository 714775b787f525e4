import { useEffect, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'

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
