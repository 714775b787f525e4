/** What of a page decides whether visitors see it. */
export type PageSchedule = { title: string; isOnline: boolean; publishAt: Date | null; unpublishAt: Date | null }

/**
 * Whether visitors see a page at a moment, and why not. `above`: it is itself online, but a page above it is not; what
 * stands below a page is seen only with it. Moments as the page has them.
 */
export type PageStatus =
  | { state: 'online'; until: Date | null }
  | { state: 'scheduled'; from: Date; until: Date | null }
  | { state: 'over'; until: Date }
  | { state: 'offline' }
  | { state: 'above'; title: string; from: Date | null }

/**
 * The one answer to whether visitors see a page: for the bar, the tree, the lists, and the site itself.
 * @param parents the pages above it, nearest first
 */
export function pageStatus(page: PageSchedule, parents: readonly PageSchedule[], now: Date): PageStatus {
  const own = ownStatus(page, now)
  if (own.state !== 'online') return own
  let { until } = own
  for (const parent of parents) {
    const above = ownStatus(parent, now)
    if (above.state !== 'online') return { state: 'above', title: parent.title, from: above.state === 'scheduled' ? above.from : null }
    if (above.until && (!until || above.until < until)) until = above.until
  }
  return { state: 'online', until }
}

function ownStatus({ isOnline, publishAt, unpublishAt }: PageSchedule, now: Date): Exclude<PageStatus, { state: 'above' }> {
  if (!isOnline) return { state: 'offline' }
  if (unpublishAt && unpublishAt <= now) return { state: 'over', until: unpublishAt }
  if (publishAt && publishAt > now) return { state: 'scheduled', from: publishAt, until: unpublishAt }
  return { state: 'online', until: unpublishAt }
}

/** The window in which visitors see a page that is online and all pages above it are: null where it has no bound. */
export function pageWindow(
  page: PageSchedule,
  parents: readonly PageSchedule[],
): { isOnline: boolean; from: Date | null; until: Date | null } {
  const all = [page, ...parents]
  const begins = all.flatMap(({ publishAt }) => publishAt ?? [])
  const ends = all.flatMap(({ unpublishAt }) => unpublishAt ?? [])
  return {
    isOnline: all.every(({ isOnline }) => isOnline),
    from: begins.length > 0 ? new Date(Math.max(...begins.map(Number))) : null,
    until: ends.length > 0 ? new Date(Math.min(...ends.map(Number))) : null,
  }
}
