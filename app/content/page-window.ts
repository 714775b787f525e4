/** The fields of a page that decide whether visitors see it. */
export type PageSchedule = { title: string; isOnline: boolean; publishAt: Date | null; unpublishAt: Date | null }

/**
 * Whether visitors see a page at an instant, and if not, why. `scheduled`: its window has not begun; `over`: its window has
 * ended; `above`: the page itself is online, but one of its ancestors is not.
 */
export type PageStatus =
  | { state: 'online'; until: Date | null }
  | { state: 'scheduled'; from: Date; until: Date | null }
  | { state: 'over'; until: Date }
  | { state: 'offline' }
  | { state: 'above'; title: string; from: Date | null }

/**
 * Decides whether visitors see a page, for the site, the editor toolbar, the page tree and lists alike (decision 0028).
 * @param parents its ancestors, nearest first
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

/** The intersection of the publication windows of a page and its ancestors; null where it has no bound. */
export function pageWindow(
  page: PageSchedule,
  parents: readonly PageSchedule[],
): { isOnline: boolean; from: Date | null; until: Date | null } {
  const chain = [page, ...parents]
  const begins = chain.flatMap(({ publishAt }) => publishAt ?? [])
  const ends = chain.flatMap(({ unpublishAt }) => unpublishAt ?? [])
  return {
    isOnline: chain.every(({ isOnline }) => isOnline),
    from: begins.length > 0 ? new Date(Math.max(...begins.map(Number))) : null,
    until: ends.length > 0 ? new Date(Math.min(...ends.map(Number))) : null,
  }
}
