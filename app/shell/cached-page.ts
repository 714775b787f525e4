import { formatDeviceTime } from '../platform/format/clock-word.ts'
import type { Notation } from '../platform/format/notation.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Inline script that marks a page which the service worker cached before today, before the first paint: its mentions of
 * "today" are hidden (A §7). The same text on every page.
 */
export const MARK_STALE_PAGE =
  '{let d=document.documentElement.dataset,k=d.keptAt;if(k&&new Date(k).toDateString()!==new Date().toDateString())d.keptFrom="another-day"}'

/**
 * When the page was cached, if it comes from the service worker's cache; undefined for one that the server has sent.
 */
export function pageCachedAt(): Date | undefined {
  const { keptAt } = document.documentElement.dataset
  return keptAt ? new Date(keptAt) : undefined
}

/**
 * `heute, 18:20 Uhr`, `gestern, 18:20 Uhr` or `19.11., 18:20 Uhr`, by the device's calendar, in the site's notation.
 */
export function formatCachedAt(moment: Date, now: Date, language: string, timeStyle?: Notation['timeStyle']): string {
  const daysAgo = Math.round((startOfDay(now) - startOfDay(moment)) / DAY_MS)
  const day =
    daysAgo < 2
      ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-daysAgo, 'day')
      : moment.toLocaleDateString(language, { day: 'numeric', month: 'numeric' })
  return `${day}, ${formatDeviceTime(moment, timeStyle)}`
}

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()
}
