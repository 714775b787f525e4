import { useEffect, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Today in the browser (ISO) on a page that was cached offline; undefined on a page fresh from the server. */
export function useTodayOnCachedPage(): string | undefined {
  const [today, setToday] = useState<string>()
  useEffect(() => {
    if (document.documentElement.dataset.keptFrom) setToday(new Date().toLocaleDateString('sv'))
  }, [])
  return today
}

/** The label of a day beside its date on such a page: today, tomorrow, or empty. */
export function relativeDayLabel(day: string, today: string | undefined): string | undefined {
  if (!today) return undefined
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS
  return days === 0 ? t('Today') : days === 1 ? t('Tomorrow') : ''
}
