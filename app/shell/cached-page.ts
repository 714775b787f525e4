import { formatDeviceTime } from '../platform/format/clock-word.ts'
import type { Notation } from '../platform/format/notation.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Marks a page that the service worker has kept since before today, ahead of anything being painted: what it says of
 * "today" is not drawn (A §7). The same words on every page.
 */
export const MARK_STALE_PAGE =
  '{let d=document.documentElement.dataset,k=d.keptAt;if(k&&new Date(k).toDateString()!==new Date().toDateString())d.keptFrom="another-day"}'

/** When the page was kept that the service worker shows in the place of today's; undefined for one that the house has sent. */
export function pageCachedAt(): Date | undefined {
  const { keptAt } = document.documentElement.dataset
  return keptAt ? new Date(keptAt) : undefined
}

/** `heute, 18:20 Uhr`, `gestern, 18:20 Uhr` or `19.11., 18:20 Uhr`, by the days of the device, as the house writes times. */
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
