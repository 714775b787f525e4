import { endOfPayment } from './payment-term.ts'
import type { PretixEvent, PretixSettings, PretixSubevent } from './pretix-resources.ts'

/** Tickets filled in by the API are bought in pretix's web shop. */
const SALES_CHANNEL = 'web'

/**
 * Whether anything is sold at an instant. pretix's own shop checks this before it fills a cart, its API does not.
 * @returns false before and after the presale, and while the event or the date is inactive
 */
export function isOnSale(sale: SaleTerms, now: Temporal.Instant): boolean {
  const { from, until } = presaleOf(sale)
  return isSwitchedOn(sale) && isForWeb(sale.event) && isBetween(from, until, now)
}

type SaleTerms = { event: PretixEvent; subevent: PretixSubevent | undefined; settings: PretixSettings }

/** Whether the shop is open to visitors, and the date of a series active. */
export function isSwitchedOn({ event, subevent }: SaleTerms): boolean {
  return event.live && (!event.has_subevents || subevent?.active === true)
}

/** From when and until when the event and the date are sold, as far as pretix says. */
export function presaleOf({ event, subevent, settings }: SaleTerms): {
  from: Temporal.Instant | undefined
  until: Temporal.Instant | undefined
} {
  const named = (moments: (string | null | undefined)[]) => moments.flatMap((moment) => (moment ? [Temporal.Instant.from(moment)] : []))
  const ends = [endOfSale(event, subevent), endOfPayment(settings, event, subevent)].filter((end) => end !== undefined)
  return {
    from: named([event.presale_start, subevent?.presale_start]).toSorted(Temporal.Instant.compare).at(-1),
    until: [...ends, ...named([event.presale_end, subevent?.presale_end])].toSorted(Temporal.Instant.compare).at(0),
  }
}

/** Where no end of the presale is set, pretix sells until a performance ends, or until the end of its day. */
function endOfSale(event: PretixEvent, subevent: PretixSubevent | undefined): Temporal.Instant | undefined {
  const { presale_end, date_from, date_to } = subevent ?? event
  if (presale_end || event.presale_end) return undefined
  if (date_to) return Temporal.Instant.from(date_to)
  if (!date_from) return undefined
  const day = Temporal.Instant.from(date_from).toZonedDateTimeISO(event.timezone)
  return day.add({ days: 1 }).startOfDay().toInstant()
}

/** Whether an instant lies between two moments of pretix, either of which may be missing. */
export function isWithin(from: string | null | undefined, until: string | null | undefined, now: Temporal.Instant): boolean {
  return isBetween(from ? Temporal.Instant.from(from) : undefined, until ? Temporal.Instant.from(until) : undefined, now)
}

/** pretix still sells at the very end. */
function isBetween(from: Temporal.Instant | undefined, until: Temporal.Instant | undefined, now: Temporal.Instant): boolean {
  if (from && Temporal.Instant.compare(now, from) < 0) return false
  return !until || Temporal.Instant.compare(now, until) <= 0
}

/** In which channels something is sold; versions before 2024.10 name them in `sales_channels`. */
export type Channels = Pick<PretixEvent, 'all_sales_channels' | 'limit_sales_channels' | 'sales_channels'>

/** Whether it is sold in pretix's web shop. */
export function isForWeb(sold: Channels): boolean {
  const isLimited = !sold.all_sales_channels && (sold.limit_sales_channels ?? sold.sales_channels)
  return !isLimited || channelsOf(sold).includes(SALES_CHANNEL)
}

/** The channels to which something is limited. */
export function channelsOf({ limit_sales_channels, sales_channels }: Channels): string[] {
  return limit_sales_channels ?? sales_channels ?? []
}
