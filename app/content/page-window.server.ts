import { expireAt } from '../platform/cache/dependencies.ts'
import { toDate, toInstant } from '../platform/clock/clock.ts'
import { boundsAfter, intersectTimeWindows, type TimeWindow, timeWindowState } from '../platform/clock/time-window.ts'

/** The fields of a page that decide whether visitors see it: its switch, and the bounds of its `TimeWindow`. */
export type PageSchedule = { title: string; isOnline: boolean; publishAt: Date | null; unpublishAt: Date | null }

/**
 * Whether visitors see a page at an instant, and if not, why. `scheduled`: its window has not begun; `over`: its window has
 * ended; `above`: the page itself is online, but one of its ancestors is not, or what it is a variant of;
 * its title is empty when that has been deleted.
 */
export type PageStatus =
  | { state: 'online'; until: Date | null }
  | { state: 'scheduled'; from: Date; until: Date | null }
  | { state: 'over'; until: Date }
  | { state: 'offline' }
  | { state: 'above'; title: string; from: Date | null }

/**
 * Decides whether visitors see a page, for the site, the editor toolbar, the page tree and lists alike (decision 0028).
 * @param above its ancestors, nearest first, and what they and it are variants of
 */
export function pageStatus(page: PageSchedule, above: readonly PageSchedule[], now: Date): PageStatus {
  const own = ownStatus(page, now)
  if (own.state !== 'online') return own
  let { until } = own
  for (const one of above) {
    const status = ownStatus(one, now)
    if (status.state !== 'online') return { state: 'above', title: one.title, from: status.state === 'scheduled' ? status.from : null }
    if (status.until && (!until || status.until < until)) until = status.until
  }
  return { state: 'online', until }
}

function ownStatus(page: PageSchedule, now: Date): Exclude<PageStatus, { state: 'above' }> {
  const { publishAt: from, unpublishAt: until } = page
  if (!page.isOnline) return { state: 'offline' }
  const state = timeWindowState({ from, until }, now)
  if (state === 'over' && until) return { state, until }
  if (state === 'scheduled' && from) return { state, from, until }
  return { state: 'online', until }
}

/** When visitors see a page: it and all above it are online, and the window that they share is open. */
export function pageWindow(page: PageSchedule, above: readonly PageSchedule[]): TimeWindow & { isOnline: boolean } {
  const all = [page, ...above]
  return {
    isOnline: all.every(({ isOnline }) => isOnline),
    ...intersectTimeWindows(all.map(({ publishAt, unpublishAt }) => ({ from: publishAt, until: unpublishAt }))),
  }
}

/**
 * Whether visitors may see a page now. The rendering in progress expires when that changes.
 * @param above the pages above it, and what they and it are variants of
 */
export function isPageOnline(page: PageSchedule, above: readonly PageSchedule[], now: Temporal.Instant): boolean {
  const at = toDate(now)
  for (const { publishAt, unpublishAt } of [page, ...above])
    for (const bound of boundsAfter({ from: publishAt, until: unpublishAt }, at)) expireAt(toInstant(bound))
  return pageStatus(page, above, at).state === 'online'
}
