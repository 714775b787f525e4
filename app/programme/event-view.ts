import {
  costsNothing,
  type HouseTerms,
  isPaidAtWill,
  isQuickBookable,
  isSelling,
  openingOf,
  priceFrom,
  type SaleState,
  type SeatGroup,
  type ShopCondition,
  type ShopSale,
  saleLabel,
  saleStateOf,
  showsPrice,
  WORKING_SHOP,
} from '../booking/index.server.ts'
import { dayOf, isoWithOffset, startOfDay, toInstant } from '../platform/clock/clock.ts'
import { formatClockTime, formatDuration, formatMonth, formatShortDate, formatTime, formatWeekday } from '../platform/format/date.ts'
import { DEFAULT_NOTATION, type Notation } from '../platform/format/notation.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pictureOf } from '../platform/media/picture.ts'
import { link } from '../platform/routing/link.ts'
import { eventPhase, type Phase, salePhase } from './event-phase.ts'
import type { EventRow } from './events/queries.server.ts'
import { firstSampleOf } from './sample.ts'
import type { EventMark, EventStatus } from './schema.ts'
import { datesLabel, untilLabel } from './until-label.ts'

export const MARK_LABELS: Record<EventMark, () => string> = {
  premiere: () => t('Premiere'),
  'world-premiere': () => t('World premiere'),
  'last-time': () => t('Final performance'),
  surtitles: () => t('Surtitles'),
  'audio-description': () => t('Audio description'),
  'sign-language': () => t('Sign language'),
  relaxed: () => t('Relaxed performance'),
  talk: () => t('Post-show talk'),
}

/** The label of a performance by its phase on its page. */
const OVER_SENTENCES: Record<Phase, () => string> = {
  coming: () => '',
  running: () => t('Already started'),
  over: () => t('This performance has ended.'),
}

type Sold = {
  event: Pick<EventRow['event'], 'startsAt' | 'endsAt' | 'status' | 'isFree' | 'ticketSaleFrom' | 'ticketUrl' | 'idJet'>
  seatGroups: SeatGroup[]
  shopSale: ShopSale
  production: Pick<EventRow['production'], 'durationMinutes'>
}

/** Phase and state of the sale of a performance; used by the site, its calls and feeds, the calendar and the dashboard. */
export function saleOf(
  { event, production, ...offer }: Sold,
  shop: ShopCondition,
  now: Temporal.Instant,
): { phase: Phase; sale: SaleState } {
  const phase = eventPhase({ event, production }, now)
  return {
    phase,
    sale: saleStateOf(
      termsOf(event, salePhase({ event, production }, now)),
      { seatGroups: offer.seatGroups, sale: offer.shopSale },
      shop,
      now,
    ),
  }
}

/** What the house says about the sale of a performance. */
export function termsOf({ status, isFree, ticketSaleFrom, idJet, ticketUrl }: Sold['event'], phase: Phase): HouseTerms {
  return { status, phase, isFree, saleFrom: ticketSaleFrom ? toInstant(ticketSaleFrom) : null, shopNumber: idJet, ticketUrl }
}

/** What a list shows of a performance: only strings and numbers, formatted for display. */
export type EventView = ReturnType<typeof eventView>

/**
 * The view of a performance at an instant.
 * @param notation the site's notation of dates, times and prices
 * @param shop whether the site can sell at all (`readShopCondition`)
 */
export function eventView(row: EventRow, now: Temporal.Instant, notation: Notation = DEFAULT_NOTATION, shop = WORKING_SHOP) {
  const { event, seatGroups, production, room, typeName, image } = row
  const starts = toInstant(event.startsAt)
  const { phase, sale } = saleOf(row, shop, now)
  const saleFrom = openingOf(sale, notation)
  const until = untilLabel(row, now, notation)
  return {
    id: event.id,
    idJet: event.idJet,
    url: link('events-slug-id', { slug: production.slug, id: event.id }),
    title: production.title,
    ...(production.titleLanguage ? { titleLanguage: production.titleLanguage } : {}),
    subline: [production.subline, production.durationMinutes ? formatDuration(production.durationMinutes) : '']
      .filter(Boolean)
      .join('\u00a0· '),
    typeName: typeName ?? '',
    startsAt: isoWithOffset(starts),
    ...dayHeading(dayOf(starts), starts),
    shortDate: formatShortDate(starts, notation),
    /** of what runs over days: its first and its last day, and until when it is there */
    ...(until ? { dates: datesLabel(row, notation), until } : {}),
    clock: formatClockTime(starts, notation),
    time: formatTime(starts, notation),
    room: room.name,
    marks: event.marks.map((mark) => MARK_LABELS[mark]()),
    note: event.note,
    status: event.status,
    statusLabel: statusLabel(event.status),
    isFree: event.isFree,
    phase,
    /** message on its page once it has begun or is over; empty before */
    overLabel: until && phase === 'running' ? '' : OVER_SENTENCES[phase](),
    price: event.isFree ? t('Free admission') : (priceFrom(seatGroups, notation.currencySign) ?? null),
    /** the price in a list; empty when no tickets are available */
    priceLabel: showsPrice(sale) ? priceLabel(event.isFree, seatGroups, notation) : '',
    sale,
    saleFrom,
    /** text in place of the booking button; empty where nothing needs to be said */
    said: isSelling(sale) || sale.kind === 'free' || event.status === 'cancelled' ? '' : saleLabel(sale, saleFrom),
    isBookable: isSelling(sale) && isQuickBookable(seatGroups),
    ticketUrl: event.ticketUrl,
    ...(sale.kind === 'sold-elsewhere' ? { isSoldElsewhere: true } : {}),
    ...(isSelling(sale) && shop.flags['test-mode']?.has(event.idJet) ? { isTestSale: true } : {}),
    sample: firstSampleOf(production.programme),
    zweiklang: production.zweiklang,
    picture: pictureOf(image),
  }
}

function priceLabel(isFree: boolean, seatGroups: SeatGroup[], { currencySign }: Notation): string {
  if (isFree) return t('Free admission')
  if (isPaidAtWill(seatGroups)) return t('Pay what you like')
  if (costsNothing(seatGroups)) return t('Free, ticket needed')
  const price = priceFrom(seatGroups, currencySign)
  return price ? t('from {price}', { price }) : ''
}

/**
 * The label of a status; empty when the performance takes place as scheduled. A performance that was moved stands at its new
 * date, which the label must not read as the one it was moved from.
 */
export function statusLabel(status: EventStatus): string {
  if (status === 'cancelled') return t('Cancelled')
  return status === 'moved' ? t('Moved here') : ''
}

/** Number, weekday and month of a day, as list headings. @param moment of that day, where one is known */
export function dayHeading(day: Temporal.PlainDate, moment = startOfDay(day)) {
  return { day: day.toString(), dayNumber: String(day.day), weekday: formatWeekday(moment), month: formatMonth(moment).split(' ')[0] ?? '' }
}

/** A day of a list; `isOverDays` where it stands for the first day of the list and has what runs over days and began before it. */
export type DayView = ReturnType<typeof dayHeading> & { events: EventView[]; isOverDays?: boolean }

/**
 * Performances grouped by the day they begin. What runs over days and began before the first day of a list comes first, together.
 * @param first the first day of the list
 */
export function groupByDay(views: EventView[], first: Temporal.PlainDate): DayView[] {
  const isEarlier = ({ until, day }: EventView) => until !== undefined && day < first.toString()
  const earlier = views.filter(isEarlier)
  const days: DayView[] = earlier.length > 0 ? [{ ...dayHeading(first), events: earlier, isOverDays: true }] : []
  const rest = days.length
  for (const view of views) {
    if (isEarlier(view)) continue
    const last = days.length > rest ? days.at(-1) : undefined
    if (last?.day === view.day) last.events.push(view)
    else days.push({ day: view.day, dayNumber: view.dayNumber, weekday: view.weekday, month: view.month, events: [view] })
  }
  return days
}
