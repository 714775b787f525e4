import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator'
import { dateOf, instantOf } from '../../platform/clock/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { eventView } from '../event-view.ts'
import { addressLine, type Place } from '../places.server.ts'
import type { EventRow } from '../queries.server.ts'

/** How often calendar programs should look for changes. */
const REFRESH_SECONDS = 6 * 60 * 60
/** From here on the seconds are counted that number the states of an event: they fit into 31 bits until 2088. */
const SEQUENCE_START = Date.UTC(2020, 0, 1)

type Calendar = {
  /** what the calendar is called in the program that subscribes to it */
  name: string
  /** path of the page it belongs to */
  page: string
  /** path of the calendar itself */
  self: string
  rows: EventRow[]
  places: Map<number, Place>
}

/** Performances as an iCalendar (RFC 5545). Times are written in UTC, which every program turns into its own. */
export function calendarText(platform: Pick<Platform, 'config' | 'clock'>, { name, page, self, rows, places }: Calendar): string {
  const origin = platform.config.publicUrl
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Foyer', product: 'Spielplan', language: 'DE' },
    url: origin + page,
    source: origin + self,
    ttl: REFRESH_SECONDS,
  })
  const now = platform.clock.now()
  for (const row of rows) calendar.createEvent(entryOf(row, places.get(row.event.roomId), { origin, now }))
  return calendar.toString()
}

function entryOf(row: EventRow, place: Place | undefined, { origin, now }: { origin: string; now: Temporal.Instant }): ICalEventData {
  const { event, production } = row
  const view = eventView(row, now)
  const url = origin + link('events-slug-id', { slug: production.slug, id: event.id })
  const words = [[production.subline, ...view.marks].filter(Boolean).join(' · '), event.note, production.teaser, view.price, url]
  return {
    id: `event-${event.id}@${new URL(origin).hostname}`,
    start: event.startsAt,
    end: endOf(row),
    // The state of the entry, not the moment of asking: the same programme is the same text.
    stamp: event.updatedAt,
    lastModified: event.updatedAt,
    sequence: Math.max(0, Math.floor((event.updatedAt.getTime() - SEQUENCE_START) / 1000)),
    summary: event.status === 'scheduled' ? production.title : `${view.statusLabel}: ${production.title}`,
    description: { plain: words.filter(Boolean).join('\n') },
    location: place && {
      title: addressLine(place),
      ...(place.venue.latitude !== null && place.venue.longitude !== null
        ? { geo: { lat: place.venue.latitude, lon: place.venue.longitude } }
        : {}),
    },
    url,
    status: event.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    categories: row.typeName ? [{ name: row.typeName }] : [],
  }
}

/** When a performance ends: as planned, else by the production's duration; null when nobody knows. */
export function endOf({ event, production }: Pick<EventRow, 'event' | 'production'>): Date | null {
  if (event.endsAt) return event.endsAt
  return production.durationMinutes ? dateOf(instantOf(event.startsAt).add({ minutes: production.durationMinutes })) : null
}

/** An answer that calendar programs understand; `filename` is what a browser saves it as. */
export function calendarResponse(text: string, filename: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${filename}.ics"`,
    },
  })
}
