import { z } from 'zod'
import { isoDate } from '../../platform/clock/date-schemas.ts'
import { recordId } from '../../platform/database/record-id.ts'
import { t } from '../../platform/i18n/i18n.ts'

/** The longest range shown at once: a season. */
const MAX_DAYS = 400
/** Most performances linked at once. */
export const MAX_LINKS = 200

const days = { from: isoDate.optional(), until: isoDate.optional() }
const tooLong = {
  path: ['until'],
  error: () => t('Choose a last day after the first, at most {n} days later.', { n: MAX_DAYS }),
}

/** First and last day of the dates shown; either may be left out. */
export const linkRangeSchema = z.strictObject(days).refine(isSeason, tooLong)

function isSeason({ from, until }: { from?: string | undefined; until?: string | undefined }): boolean {
  if (!from || !until) return true
  const { days } = Temporal.PlainDate.from(from).until(until)
  return days >= 0 && days <= MAX_DAYS
}

/** The days that an address of the screen asks for; none where it asks for none, or for more than is shown at once. */
export function linkRangeIn(query: URLSearchParams): z.infer<typeof linkRangeSchema> {
  return linkRangeSchema.safeParse(Object.fromEntries(query)).data ?? {}
}

const linkSchema = z.strictObject({ performance: recordId, date: z.string().min(1).max(60) })
type Link = z.infer<typeof linkSchema>

/** Which performance gets the number of which date of the shop, among those of a range. */
export const linksSchema = z
  .strictObject({
    ...days,
    links: z
      .array(linkSchema)
      .min(1)
      .max(MAX_LINKS)
      .refine((links) => isUnique(links, 'performance') && isUnique(links, 'date'), {
        error: () => t('A performance or a date of the shop is named twice.'),
      }),
  })
  .refine(isSeason, tooLong)

function isUnique(links: Link[], name: keyof Link): boolean {
  return new Set(links.map((link) => link[name])).size === links.length
}

/** A date of the shop as staff see it; numbers that the shop does not tell are null. */
export type ShopDateView = {
  id: string
  title: string
  startsAt: string
  room: string
  isCancelled: boolean
  /** null where the shop counts only what is taken: sold and held together */
  sold: number | null
  held: number | null
  taken: number | null
  free: number | null
  /** the event of the shop whose cart its tickets are in; missing where all dates share one cart */
  event?: string
}
export type PerformanceView = { id: number; title: string; startsAt: string; room: string }
export type ProposalView = { performance: number; date: string; isSameTime: boolean; isSameRoom: boolean }

/** The event of the shop that most of these dates belong to; undefined where all dates share one cart. */
export function mainEvent(dates: readonly Pick<ShopDateView, 'event'>[]): string | undefined {
  const sizes = [...Map.groupBy(dates, ({ event }) => event)].map(([event, ofEvent]) => ({ event, size: ofEvent.length }))
  return sizes.toSorted((a, b) => b.size - a.size)[0]?.event
}

/** Shop and programme beside each other in a range of days. */
export type ShopLinks = {
  from: string
  until: string
  /** without a number; `candidates` are the dates to choose from, the closest first */
  performances: (PerformanceView & { candidates: string[] })[]
  /** without a performance */
  dates: ShopDateView[]
  proposals: ProposalView[]
  linked: (PerformanceView & { date: ShopDateView })[]
  /** false where the shop has more dates than are read */
  isComplete: boolean
}

/** Why a link was not made; nothing was linked then. */
export type LinkConflict = { performance: number; reason: 'linked' | 'gone' | 'date-linked' | 'date-gone' }
