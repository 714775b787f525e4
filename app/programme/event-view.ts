import { type Availability, availabilityOf, costsNothing, isQuickBookable, priceFrom, type SeatGroup } from '../booking/index.server.ts'
import { dayOf, isoWithOffset, startOfDay, toInstant } from '../platform/clock/clock.ts'
import { formatClockTime, formatDuration, formatMonth, formatShortDate, formatTime, formatWeekday } from '../platform/format/date.ts'
import { DEFAULT_NOTATION, type Notation } from '../platform/format/notation.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pictureOf } from '../platform/media/picture.ts'
import { link } from '../platform/routing/link.ts'
import { eventPhase, type Phase } from './event-phase.ts'
import type { EventRow } from './events/queries.server.ts'
import { firstSampleOf } from './sample.ts'
import type { EventMark, EventStatus } from './schema.ts'

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

/** The label of a performance by its phase: short in a row, a sentence on its page. */
const OVER_WORDS: Record<Phase, () => string> = { coming: () => '', running: () => t('On now|list'), over: () => t('Ended|list') }
const OVER_SENTENCES: Record<Phase, () => string> = {
  coming: () => '',
  running: () => t('Already started'),
  over: () => t('This performance has ended.'),
}

type Sold = {
  event: Pick<EventRow['event'], 'startsAt' | 'endsAt' | 'status' | 'isFree' | 'ticketSaleFrom'>
  seatGroups: SeatGroup[]
  production: Pick<EventRow['production'], 'durationMinutes'>
}

/** Phase and availability of a performance; used by the site, the calendar and the dashboard. */
export function saleOf({ event, seatGroups, production }: Sold, now: Temporal.Instant): { phase: Phase; availability: Availability } {
  const phase = eventPhase({ event, production }, now)
  const isSold = phase === 'coming' && event.status !== 'cancelled' && !event.isFree
  const saleFrom = event.ticketSaleFrom ? toInstant(event.ticketSaleFrom) : null
  return { phase, availability: isSold ? availabilityOf(seatGroups, saleFrom, now) : 'none' }
}

/** What a list shows of a performance: only strings and numbers, formatted for display. */
export type EventView = ReturnType<typeof eventView>

/**
 * The view of a performance at an instant.
 * @param notation the site's notation of dates, times and prices
 * @param hasShop whether a ticket shop is connected: without one, the number of a performance is none of it
 */
export function eventView(
  { event, seatGroups, production, room, typeName, image }: EventRow,
  now: Temporal.Instant,
  notation: Notation = DEFAULT_NOTATION,
  hasShop = true,
) {
  const starts = toInstant(event.startsAt)
  const saleFrom = event.ticketSaleFrom ? toInstant(event.ticketSaleFrom) : null
  const isCancelled = event.status === 'cancelled'
  const { phase, availability } = saleOf({ event, seatGroups, production }, now)
  const hasBegun = phase !== 'coming'
  const isElsewhere = isSoldElsewhere({ event, isCancelled, phase, availability, hasShop })
  const opening =
    availability === 'not-yet' && saleFrom
      ? t('On sale from {date}', { date: `${formatShortDate(saleFrom, notation)}, ${formatTime(saleFrom, notation)}` })
      : null
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
    overLabel: OVER_SENTENCES[phase](),
    price: event.isFree ? t('Free admission') : (priceFrom(seatGroups, notation.currencySign) ?? null),
    /** the price in a list; empty when no tickets are available */
    priceLabel: isCancelled || hasBegun || availability === 'sold-out' ? '' : priceLabel(event.isFree, seatGroups, notation),
    availability,
    saleFrom: opening,
    /** text in place of the booking button; empty where nothing needs to be said */
    said: isCancelled || isElsewhere ? '' : hasBegun ? OVER_WORDS[phase]() : event.isFree ? '' : availabilityLabel(availability, opening),
    isBookable: (availability === 'available' || availability === 'few') && isQuickBookable(seatGroups),
    ticketUrl: event.ticketUrl,
    ...(isElsewhere ? { isSoldElsewhere: true } : {}),
    sample: firstSampleOf(production.programme),
    zweiklang: production.zweiklang,
    picture: pictureOf(image),
  }
}

type Offered = {
  event: Pick<EventRow['event'], 'idJet' | 'isFree' | 'ticketUrl'>
  isCancelled: boolean
  phase: Phase
  availability: Availability
  hasShop: boolean
}

/**
 * Whether tickets are had at the performance's own address alone. One with a number is the connected shop's: where that
 * offers nothing, its page sells nothing either. Where none is connected, the number is that of another shop.
 */
function isSoldElsewhere({ event, isCancelled, phase, availability, hasShop }: Offered): boolean {
  const isOfShop = hasShop && event.idJet !== ''
  return event.ticketUrl !== '' && !isOfShop && !event.isFree && !isCancelled && phase === 'coming' && availability === 'none'
}

function priceLabel(isFree: boolean, seatGroups: SeatGroup[], { currencySign }: Notation): string {
  if (isFree || costsNothing(seatGroups)) return t('Free admission')
  const price = priceFrom(seatGroups, currencySign)
  return price ? t('from {price}', { price }) : ''
}

function availabilityLabel(availability: Availability, opening: string | null): string {
  if (availability === 'sold-out') return t('Sold out')
  if (availability === 'not-yet') return opening ?? ''
  return availability === 'none' ? t('Not sold online') : ''
}

/** The label of a status; empty when the performance takes place as scheduled. */
export function statusLabel(status: EventStatus): string {
  if (status === 'cancelled') return t('Cancelled')
  return status === 'moved' ? t('Moved') : ''
}

/** Number, weekday and month of a day, as list headings. @param moment of that day, where one is known */
export function dayHeading(day: Temporal.PlainDate, moment = startOfDay(day)) {
  return { day: day.toString(), dayNumber: String(day.day), weekday: formatWeekday(moment), month: formatMonth(moment).split(' ')[0] ?? '' }
}

export type DayView = ReturnType<typeof dayHeading> & { events: EventView[] }

/** Performances grouped by the day they begin. */
export function groupByDay(views: EventView[]): DayView[] {
  const days: DayView[] = []
  for (const view of views) {
    const last = days.at(-1)
    if (last?.day === view.day) last.events.push(view)
    else days.push({ day: view.day, dayNumber: view.dayNumber, weekday: view.weekday, month: view.month, events: [view] })
  }
  return days
}
