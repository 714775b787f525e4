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
import { admittingOf, type BySale, costsNothing, forSale, leadingPrice, type ShopCondition } from '../../booking/index.server.ts'
import { isoWithOffset, toInstant } from '../../platform/clock/clock.ts'
import { link } from '../../platform/routing/link.ts'
import type { CastRow } from '../cast.ts'
import { countsAsOverAt } from '../event-phase.ts'
import { saleOf } from '../event-view.ts'
import type { EventRow } from '../events/queries.server.ts'
import type { EventLocation } from '../locations.server.ts'
import type { persons, venues } from '../tables.ts'

// JSON-LD of the programme in the vocabulary of schema.org, within Google's rules for events.

const CONTEXT = 'https://schema.org'

/** What the metadata of every page needs of the site. */
export type MetadataContext = {
  origin: string
  houseName: string
  /** currency of prices (ISO 4217) and country of the venues (ISO 3166) */
  currency: string
  country: string
  now: Temporal.Instant
}

/** What the metadata of performances needs besides: whether the site can sell at all. */
export type SaleContext = MetadataContext & { shop: ShopCondition }

type EventJsonLd = WithContext<TheaterEvent | MusicEvent | DanceEvent>

type EventDetails = { place: EventLocation | undefined; cast?: CastRow[]; pictures: string[] }

/**
 * A performance as an `Event`.
 * @param pictures paths of its pictures, one per aspect ratio
 */
export function eventJsonLd(row: EventRow, { place, cast = [], pictures }: EventDetails, context: SaleContext): EventJsonLd {
  const { event, production } = row
  const { origin, houseName } = context
  const url = origin + link('events-slug-id', { slug: production.slug, id: event.id })
  const offers = offersJsonLd(row, url, context)
  const house: Organization = { '@type': 'Organization', name: houseName, url: `${origin}/de` }
  const performers = cast.filter(({ kind }) => kind === 'cast').map(({ name, url: page }) => performerJsonLd(name, page && origin + page))
  return {
    '@context': CONTEXT,
    '@type': eventTypeOf(row.typeName ?? ''),
    name: production.title,
    description: production.teaser || production.subline || production.title,
    url,
    startDate: isoWithOffset(toInstant(event.startsAt)),
    endDate: isoWithOffset(countsAsOverAt(row)),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: STATUSES[event.status],
    ...(event.status === 'moved' && event.previousStartsAt ? { previousStartDate: isoWithOffset(toInstant(event.previousStartsAt)) } : {}),
    ...(place ? { location: placeJsonLd(place, context) } : {}),
    ...(pictures.length > 0 ? { image: pictures.map((path) => origin + path) } : {}),
    isAccessibleForFree: event.isFree || costsNothing(row.seatGroups),
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

/** Maps the theatre's own name of a branch to an event type; the default is theatre. */
function eventTypeOf(branch: string): 'TheaterEvent' | 'MusicEvent' | 'DanceEvent' {
  if (/tanz|ballett|dance/i.test(branch)) return 'DanceEvent'
  return /musik|konzert|oper|music|concert/i.test(branch) ? 'MusicEvent' : 'TheaterEvent'
}

/** One offer per seat group at its full price, a single one of 0 where admission is free; none where nothing can be bought. */
function offersJsonLd(row: EventRow, url: string, { origin, currency, now, shop }: SaleContext): Offer[] {
  const { event, seatGroups } = row
  const shared = {
    '@type': 'Offer',
    url: event.ticketUrl ? new URL(event.ticketUrl, origin).href : url,
    priceCurrency: currency,
    ...(event.ticketSaleFrom ? { validFrom: isoWithOffset(toInstant(event.ticketSaleFrom)) } : {}),
  } as const
  // Orders of a shop in test mode are not real.
  if (shop.flags['test-mode']?.has(event.idJet)) return []
  const { sale } = saleOf(row, shop, now)
  if (sale.kind === 'free') return [{ ...shared, price: '0', availability: 'https://schema.org/InStock' }]
  return admittingOf(seatGroups).flatMap((group): Offer[] => {
    const full = leadingPrice(group)
    const availability = forSale(OFFER_AVAILABILITY, saleOf({ ...row, seatGroups: [group] }, shop, now).sale)
    const opens = sale.kind === 'not-yet' ? { validFrom: isoWithOffset(Temporal.Instant.from(sale.from)) } : {}
    if (!full || !availability) return []
    const description = group.text ? { description: group.text } : {}
    const priceCurrency = full.currency ?? currency
    return [
      {
        ...shared,
        ...opens,
        ...(group.in_shop ? { url: group.in_shop.url } : {}),
        name: group.seat_group,
        ...description,
        price: full.price,
        priceCurrency,
        availability,
      },
    ]
  })
}

type OfferAvailability = `https://schema.org/${'InStock' | 'LimitedAvailability' | 'SoldOut' | 'PreOrder'}`

const none = () => null

/** How an offer is available, in words of schema.org; null where there is none. */
const OFFER_AVAILABILITY: BySale<OfferAvailability | null> = {
  'on-sale': () => 'https://schema.org/InStock',
  few: () => 'https://schema.org/LimitedAvailability',
  'sold-out': () => 'https://schema.org/SoldOut',
  'online-sold-out': none,
  'not-yet': () => 'https://schema.org/PreOrder',
  'online-over': none,
  'not-sold-here': none,
  'sold-elsewhere': none,
  'switched-off': none,
  'shop-away': none,
  'key-refused': none,
  'code-only': none,
  'box-office': none,
  'in-shop': () => 'https://schema.org/InStock',
  cancelled: none,
  moved: none,
  free: () => 'https://schema.org/InStock',
  running: none,
  ended: none,
}

function placeJsonLd({ room, venue }: EventLocation, context: MetadataContext): PlaceThing {
  return { '@type': 'Place', name: room === venue.name ? room : `${venue.name}, ${room}`, ...addressJsonLd(venue, context) }
}

function addressJsonLd(venue: typeof venues.$inferSelect, { country }: MetadataContext) {
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

/** A venue as a `PerformingArtsTheater`. */
export function venueJsonLd(
  venue: typeof venues.$inferSelect,
  picture: string,
  context: MetadataContext,
): WithContext<PerformingArtsTheater> {
  const { origin } = context
  return {
    '@context': CONTEXT,
    '@type': 'PerformingArtsTheater',
    name: venue.name,
    description: venue.claim || venue.name,
    url: origin + link('venues-slug-id', { slug: venue.slug, id: venue.id }),
    image: origin + picture,
    ...addressJsonLd(venue, context),
  }
}

/** A member of the ensemble as a `ProfilePage`. */
export function personJsonLd(
  person: typeof persons.$inferSelect,
  picture: string,
  { origin, houseName }: MetadataContext,
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

function performerJsonLd(name: string, url: string | null): Person {
  return { '@type': 'Person', name, ...(url ? { url } : {}) }
}
