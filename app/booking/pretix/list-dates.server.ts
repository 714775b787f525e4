import type { ShopDate, ShopDatePage, ShopDateRange } from '../ticket-shop.ts'
import { performanceStatusOf } from './performance-status.ts'
import type { PretixApi } from './pretix-api.server.ts'
import { germanOf, type PretixQuota } from './pretix-resources.ts'
import type { PretixSale } from './pretix-sale.ts'

type Listed = { id: string; date_from?: string | null | undefined }

/**
 * The performances of a range that pretix names on one page: single events stand on the first, dates of series on all.
 * @returns their numbers, and the page that follows; null at the end
 */
export async function listPerformances(
  api: PretixApi,
  range: ShopDateRange,
  page: number,
): Promise<{ ids: string[]; next: string | null }> {
  const [events, { dates, hasMore }] = await Promise.all([page === 1 ? api.listSingleEvents(range) : [], api.listDatesPage(range, page)])
  const listed: Listed[] = [
    ...events.map(({ slug, date_from }) => ({ id: slug, date_from })),
    ...dates.map(({ id, event, date_from }) => ({ id: `${event}/${id}`, date_from })),
  ]
  return { ids: listed.filter(({ date_from }) => isWithin(range, date_from)).map(({ id }) => id), next: hasMore ? String(page + 1) : null }
}

/** A performance as pretix sells it; undefined without a date. pretix counts what is sold and held together. */
export function shopDateOf(id: string, sale: PretixSale, quotas: PretixQuota[], now: Temporal.Instant): ShopDate | undefined {
  const { event, subevent } = sale
  const [ofSeries, ofDate] = [germanOf(event.name), germanOf(subevent?.name)]
  const { startsAt, isCancelled, taken, places } = performanceStatusOf(sale, quotas, now)
  if (!startsAt) return undefined
  const url = event.public_url && subevent ? `${event.public_url}${subevent.id}/` : event.public_url
  return {
    ...{ id, startsAt, isCancelled, taken, places, sold: null, held: null, url: url ?? '' },
    title: ofDate || ofSeries,
    ...(subevent && (!ofDate || ofDate === ofSeries) ? { isSeriesTitle: true } : {}),
    room: germanOf(subevent?.location) || germanOf(event.location),
  }
}

/** One page of the shop's dates, in their order. */
export function pageOf(dates: (ShopDate | undefined)[], next: string | null): ShopDatePage {
  const known = dates.filter((date) => date !== undefined)
  return { dates: known.toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt)), next }
}

function isWithin({ from, until }: ShopDateRange, date: string | null | undefined): boolean {
  if (!date) return false
  const instant = Temporal.Instant.from(date)
  return Temporal.Instant.compare(from, instant) <= 0 && Temporal.Instant.compare(instant, until) < 0
}
