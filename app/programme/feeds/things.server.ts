import type {
  DanceEvent,
  MusicEvent,
  Offer,
  Organization,
  PerformingArtsTheater,
  Person,
  Place as PlaceThing,
  ProfilePage,
  TheaterEvent,
  WithContext,
} from 'schema-dts'
import { availabilityOf } from '../../booking/index.server.ts'
import { isoWithOffset, toInstant } from '../../platform/clock/clock.ts'
import { link } from '../../platform/routing/link.ts'
import type { CastRow } from '../cast.ts'
import { endOf, phaseOf } from '../end-of.ts'
import type { Place } from '../places.server.ts'
import type { EventRow } from '../queries.server.ts'
import type { persons, venues } from '../tables.ts'

// What the programme says to search engines, in the words of schema.org and by the rules of Google for events.

const CONTEXT = 'https://schema.org'

/** What all things of a page share. */
export type Setting = {
  origin: string
  houseName: string
  /** what the house is paid in (ISO 4217), and where it stands (ISO 3166) */
  currency: string
  country: string
  now: Temporal.Instant
}

type EventThing = WithContext<TheaterEvent | MusicEvent | DanceEvent>

type About = { place: Place | undefined; cast?: CastRow[]; pictures: string[] }

/**
 * A performance.
 * @param pictures paths of pictures, in several shapes where there are several
 */
export function eventThing(row: EventRow, { place, cast = [], pictures }: About, setting: Setting): EventThing {
  const { event, production } = row
  const { origin, houseName } = setting
  const end = endOf(row)
  const url = origin + link('events-slug-id', { slug: production.slug, id: event.id })
  const offers = offersOf(row, url, setting)
  const house: Organization = { '@type': 'Organization', name: houseName, url: `${origin}/de` }
  const performers = cast.filter(({ kind }) => kind === 'cast').map(({ name, url: page }) => personOf(name, page && origin + page))
  return {
    '@context': CONTEXT,
    '@type': eventTypeOf(row.typeName ?? ''),
    name: production.title,
    description: production.teaser || production.subline || production.title,
    url,
    startDate: isoWithOffset(toInstant(event.startsAt)),
    ...(end ? { endDate: isoWithOffset(toInstant(end)) } : {}),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: STATUSES[event.status],
    ...(place ? { location: placeOf(place, setting) } : {}),
    ...(pictures.length > 0 ? { image: pictures.map((path) => origin + path) } : {}),
    isAccessibleForFree: event.isFree,
    ...(offers.length > 0 ? { offers } : {}),
    organizer: house,
    performer: performers.length > 0 ? performers : { '@type': 'PerformingGroup', name: houseName, url: `${origin}/de` },
    workPerformed: {
      '@type': 'CreativeWork',
      name: production.title,
      url: origin + link('productions-slug-id', { slug: production.slug, id: production.id }),
    },
  }
}

const STATUSES = {
  scheduled: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  moved: 'https://schema.org/EventRescheduled',
} as const

/** Branches are words of the house; what is neither danced nor music is theatre. */
function eventTypeOf(branch: string): 'TheaterEvent' | 'MusicEvent' | 'DanceEvent' {
  if (/tanz|ballett|dance/i.test(branch)) return 'DanceEvent'
  return /musik|konzert|oper|music|concert/i.test(branch) ? 'MusicEvent' : 'TheaterEvent'
}

/** What a ticket costs, one offer for each seat group's full price; admission that is free costs nothing. */
function offersOf(row: EventRow, url: string, { origin, currency, now }: Setting): Offer[] {
  const { event, seatGroups } = row
  // Nobody is offered what has begun, or what does not take place.
  if (event.status === 'cancelled' || phaseOf(row, now) !== 'coming') return []
  const saleFrom = event.ticketSaleFrom ? toInstant(event.ticketSaleFrom) : null
  const shared = {
    '@type': 'Offer',
    url: event.ticketUrl ? new URL(event.ticketUrl, origin).href : url,
    priceCurrency: currency,
    ...(saleFrom ? { validFrom: isoWithOffset(saleFrom) } : {}),
  } as const
  if (event.isFree) return [{ ...shared, price: '0', availability: 'https://schema.org/InStock' }]
  return seatGroups.flatMap((group): Offer[] => {
    const [full] = group.prices
    return full ? [{ ...shared, name: group.text, price: full.price, availability: SELLING[availabilityOf([group], saleFrom, now)] }] : []
  })
}

const SELLING = {
  available: 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  'sold-out': 'https://schema.org/SoldOut',
  'not-yet': 'https://schema.org/PreOrder',
  none: 'https://schema.org/OutOfStock',
} as const

function placeOf({ room, venue }: Place, setting: Setting): PlaceThing {
  return { '@type': 'Place', name: room === venue.name ? room : `${venue.name}, ${room}`, ...whereOf(venue, setting) }
}

function whereOf(venue: typeof venues.$inferSelect, { country }: Setting) {
  const { street, postalCode, city, latitude, longitude } = venue
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: country,
    },
    ...(latitude !== null && longitude !== null ? { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } } : {}),
  } as const
}

/** A venue of the house. */
export function venueThing(venue: typeof venues.$inferSelect, picture: string, setting: Setting): WithContext<PerformingArtsTheater> {
  const { origin } = setting
  return {
    '@context': CONTEXT,
    '@type': 'PerformingArtsTheater',
    name: venue.name,
    description: venue.claim || venue.name,
    url: origin + link('venues-slug-id', { slug: venue.slug, id: venue.id }),
    image: origin + picture,
    ...whereOf(venue, setting),
  }
}

/** Somebody of the house. */
export function personThing(
  person: typeof persons.$inferSelect,
  picture: string,
  { origin, houseName }: Setting,
): WithContext<ProfilePage> {
  const name = `${person.firstName} ${person.lastName}`.trim()
  return {
    '@context': CONTEXT,
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name,
      url: origin + link('ensemble-slug-id', { slug: person.slug, id: person.id }),
      jobTitle: person.position || undefined,
      image: origin + picture,
      worksFor: { '@type': 'Organization', name: houseName, url: `${origin}/de` },
    },
  }
}

function personOf(name: string, url: string | null): Person {
  return { '@type': 'Person', name, ...(url ? { url } : {}) }
}
