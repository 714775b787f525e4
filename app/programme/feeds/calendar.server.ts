import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { lastingSaleLabel, type ShopCondition } from '../../booking/index.server.ts'
import { toDate } from '../../platform/clock/clock.ts'
import type { Notation } from '../../platform/format/notation.ts'
import { senderAddress } from '../../platform/mail/sender-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { countsAsOverAt } from '../event-phase.ts'
import { eventView } from '../event-view.ts'
import type { EventRow } from '../events/queries.server.ts'
import { addressLine, type EventLocation } from '../locations.server.ts'
import { entryTitle } from './entry-title.ts'

/** The refresh interval for calendar programs. */
const REFRESH_SECONDS = 6 * 60 * 60
/** The epoch of the sequence numbers of events, in seconds: they fit into 31 bits until 2088. */
const SEQUENCE_START = Date.UTC(2020, 0, 1)

type Calendar = {
  /** the name of the calendar in subscribing programs */
  name: string
  /** path of the page it belongs to */
  page: string
  /** path of the calendar itself */
  self: string
  rows: EventRow[]
  places: Map<number, EventLocation>
  notation: Notation
  /** the name of the house, which gives the performances */
  house: string
  /** whether the site can sell at all */
  shop: ShopCondition
}

/** Performances as an iCalendar (RFC 5545), with times in UTC. */
export function calendarText(platform: Pick<Platform, 'config' | 'clock'>, { name, page, self, ...entries }: Calendar): string {
  const origin = platform.config.publicUrl
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Foyer', product: 'Spielplan', language: 'DE' },
    url: origin + page,
    source: origin + self,
    ttl: REFRESH_SECONDS,
  })
  // RFC 5546 wants the organizer in what is published.
  const organizer = { name: entries.house, email: senderAddress(platform.config) }
  const setting = { origin, organizer, now: platform.clock.now(), notation: entries.notation, shop: entries.shop }
  for (const row of entries.rows) calendar.createEvent(entryOf(row, entries.places.get(row.event.roomId), setting))
  return calendar.toString()
}

/**
 * A cancelled performance says so in its title and blocks no time. It has no status: Google Calendar removes what is
 * `CANCELLED` from subscriptions, with the title that says why.
 */
const CANCELLED = { transparency: ICalEventTransparency.TRANSPARENT }

type Setting = {
  origin: string
  organizer: { name: string; email: string }
  now: Temporal.Instant
  notation: Notation
  shop: ShopCondition
}

function entryOf(row: EventRow, place: EventLocation | undefined, { origin, organizer, now, notation, shop }: Setting): ICalEventData {
  const { event, production } = row
  const view = eventView(row, now, notation, shop)
  const changedAt = new Date(Math.max(event.updatedAt.getTime(), production.updatedAt.getTime()))
  const url = origin + link('events-slug-id', { slug: production.slug, id: event.id })
  const descriptionLines = [
    [production.subline, ...view.marks].filter(Boolean).join(' · '),
    ...[event.note, production.teaser, view.priceLabel, lastingSaleLabel(view.sale, view.saleFrom), url],
  ]
  return {
    id: `event-${event.id}@${new URL(origin).hostname}`,
    start: event.startsAt,
    end: toDate(countsAsOverAt(row)),
    organizer,
    // The entry's last change, which includes its production's, not the time of the request: the same programme gives
    // the same text.
    stamp: changedAt,
    lastModified: changedAt,
    sequence: Math.max(0, Math.floor((changedAt.getTime() - SEQUENCE_START) / 1000)),
    summary: entryTitle(production.title, event.status),
    description: { plain: descriptionLines.filter(Boolean).join('\n') },
    location: place && {
      title: addressLine(place),
      ...(place.venue.latitude !== null && place.venue.longitude !== null
        ? { geo: { lat: place.venue.latitude, lon: place.venue.longitude } }
        : {}),
    },
    url,
    ...(event.status === 'cancelled' ? CANCELLED : { status: ICalEventStatus.CONFIRMED }),
    categories: row.typeName ? [{ name: row.typeName }] : [],
  }
}

/** A response that calendar programs understand; `filename` is what a browser saves it as. */
export function calendarResponse(text: string, filename: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${filename}.ics"`,
    },
  })
}
