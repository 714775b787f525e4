import { z } from 'zod'
import { type LinkableDate, type LinkablePerformance, proposeLinks } from '../booking/linking/propose-links.ts'
import type { LinkConflict, ShopDateView } from '../operations/ticket-shop/links.ts'
import { dayOf, parseInstant, startOfDay } from '../platform/clock/clock.ts'
import { isoDateTimeWithOffset } from '../platform/clock/date-schemas.ts'
import { t } from '../platform/i18n/i18n.ts'
import { MAX_RULE_DAYS } from '../programme/performance-dates.ts'

/** The date of the shop that is proposed for a performance of a series, and what of it differs. */
export type ProposedDate = ShopDateView & { isSameTime: boolean; isSameRoom: boolean }

/** Which performance of a series, named by its beginning, gets the number of which date of the shop. */
export const seriesLinksSchema = z
  .array(z.strictObject({ startsAt: isoDateTimeWithOffset, date: z.string().min(1).max(60) }))
  .max(MAX_RULE_DAYS + 1)
  .default([])
  .refine((links) => isUnique(links.map(({ startsAt }) => startsAt)) && isUnique(links.map(({ date }) => date)), {
    error: () => t('A performance or a date of the shop is named twice.'),
  })
export type SeriesLink = z.infer<typeof seriesLinksSchema>[number]

/** Why a performance of a series could not be linked; none was created then. */
export type SeriesLinkConflict = { startsAt: string; reason: Extract<LinkConflict['reason'], 'date-linked' | 'date-gone'> }

function isUnique(texts: string[]): boolean {
  return new Set(texts).size === texts.length
}

/**
 * The days of these performances as a range of instants, in which the shop is asked for its dates; what has begun is left out.
 * @param starts ISO with offset
 * @returns undefined where all have begun
 */
export function rangeOfSeries(starts: string[], now: Temporal.Instant): { from: Temporal.Instant; until: Temporal.Instant } | undefined {
  const coming = starts.map(parseInstant).filter((start) => Temporal.Instant.compare(start, now) > 0)
  const [first, last] = [coming.toSorted(Temporal.Instant.compare)[0], coming.toSorted(Temporal.Instant.compare).at(-1)]
  if (!first || !last) return undefined
  const begins = startOfDay(dayOf(first))
  return { from: Temporal.Instant.compare(begins, now) < 0 ? now : begins, until: startOfDay(dayOf(last).add({ days: 1 })) }
}

/**
 * Proposes which date of the shop belongs to which performance of a series.
 * @param starts beginnings of the performances, ISO with offset
 * @param name title and rooms of all of them
 * @param others performances without a number that exist already: a date that is theirs, or could be, is not proposed
 * @returns by beginning
 */
export function proposeForSeries<Of extends LinkableDate>(
  dates: readonly Of[],
  starts: string[],
  name: { title: string; rooms: string[] },
  others: Omit<LinkablePerformance<undefined>, 'id'>[],
): Map<string, { date: Of; isSameTime: boolean; isSameRoom: boolean }> {
  const planned = starts.map((id) => ({ ...name, id, startsAt: parseInstant(id) }))
  const existing = others.map((performance) => ({ ...performance, id: undefined }))
  const byId = new Map(dates.map((date) => [date.id, date]))
  const links = proposeLinks<string | undefined>(dates, [...planned, ...existing])
  return new Map(
    links.flatMap(({ performance, date: id, ...same }) => {
      const date = byId.get(id)
      return performance !== undefined && date ? [[performance, { date, ...same }] as const] : []
    }),
  )
}

/** The links that cannot be made: the shop no longer has their date, or another performance has its number. */
export function conflictsOfLinks(
  links: readonly SeriesLink[],
  dates: ReadonlyMap<string, unknown>,
  taken: ReadonlyMap<string, unknown>,
): SeriesLinkConflict[] {
  return links.flatMap(({ startsAt, date }): SeriesLinkConflict[] => {
    if (!dates.has(date)) return [{ startsAt, reason: 'date-gone' }]
    return taken.has(date) ? [{ startsAt, reason: 'date-linked' }] : []
  })
}
