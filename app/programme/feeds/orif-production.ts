import { type SeatGroup, type ShopCondition, showsPrice } from '../../booking/index.server.ts'
import { isoWithOffset, toInstant } from '../../platform/clock/clock.ts'
import { addressAt, pictureOf } from '../../platform/media/picture.ts'
import type { media } from '../../platform/media/tables.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { link } from '../../platform/routing/link.ts'
import { statedEnd } from '../event-phase.ts'
import { saleOf } from '../event-view.ts'
import type { EventRow } from '../events/queries.server.ts'
import type { EventLocation } from '../locations.server.ts'
import type { ProductionRow } from '../productions/production-rows.server.ts'
import type { contributors, venues } from '../tables.ts'
import type { OrifEvent, OrifProduction } from './orif.ts'

/** A contributor with the name of the person. */
export type NamedContributor = { contributor: typeof contributors.$inferSelect; firstName: string; lastName: string }

/** A production with all that belongs to it. */
export type ProductionParts = {
  row: ProductionRow
  events: EventRow[]
  cast: NamedContributor[]
  images: (typeof media.$inferSelect)[]
}

/** What the texts of all productions need of the house. */
export type OrifHouse = {
  origin: string
  currency: string
  country: string
  places: Map<number, EventLocation>
  now: Temporal.Instant
  shop: ShopCondition
}

/** The format wants pictures of at most 1500 pixels. */
const PICTURE_WIDTH = 1280
/** Where the house names nobody to be credited; the format demands a name. */
const UNKNOWN_HOLDER = 'unbekannt'

/** The words of ORIF for genres, which are a fixed list. */
const GENRES = [
  ...['audiowalk', 'ballett', 'comedy', 'digitaltheater', 'figurentheater', 'game-theater', 'improtheater', 'inklusives-theater'],
  ...['installation', 'kabarett', 'kammerkonzert', 'konzert', 'lecture-performance', 'lesung', 'live-hoerspiel', 'musical'],
  ...['musiktheater', 'objekttheater', 'oper', 'operette', 'performance', 'physical-theatre', 'postmigrantisches-theater'],
  ...['puppentheater', 'sinfoniekonzert', 'sprechtheater', 'szenische-lesung', 'szenisches-konzert', 'tanz'],
  ...['theater-im-oeffentlichen-raum', 'workshop', 'zeitgenoessischer-tanz'],
]

/** A production with its performances in ORIF. */
export function orifProduction({ row, events, cast, images }: ProductionParts, house: OrifHouse): OrifProduction {
  const { production, genreName, typeName } = row
  const { title, subline, teaser, description, contentNotes, ageFrom, sponsors, id, updatedAt } = production
  const team = cast.filter(({ contributor }) => contributor.kind === 'team')
  const stage = cast.filter(({ contributor }) => contributor.kind === 'cast')
  const genre = [genreWord(genreName) ?? genreWord(typeName)].filter((word) => word !== undefined)
  const pictures = [row.image, row.poster, row.squareImage, ...images].flatMap((picture) => imageOf(picture, house))
  return {
    ...{ '@type': 'Play', identifier: String(id), dateModified: isoWithOffset(toInstant(updatedAt)), name: title },
    ...(subline ? { subtitle: subline } : {}),
    ...(description ? { description: paragraphsOf(description) } : {}),
    ...(teaser ? { abstract: teaser } : {}),
    ...(genre.length > 0 ? { genre } : {}),
    ...(pictures.length > 0 ? { image: distinct(pictures) } : {}),
    ...(contentNotes ? { contentWarning: [contentNotes] } : {}),
    ...(ageFrom ? { audience: { '@type': 'PeopleAudience', suggestedMinAge: ageFrom } } : {}),
    ...(sponsors ? { creditText: sponsors } : {}),
    ...(team.length > 0 ? { creator: team.map(roleOf) } : {}),
    events: events.map((event) => orifEvent(event, stage, house)),
  }
}

/** Paragraphs are told apart by an empty line. */
function paragraphsOf({ content, ...text }: RichText): string {
  return content.map((block) => plainTextOf({ ...text, content: [block] })).join('\n\n')
}

function roleOf(named: NamedContributor) {
  return { '@type': 'Role' as const, roleName: named.contributor.role, creator: [agentOf(named)] }
}

function agentOf({ firstName, lastName }: NamedContributor) {
  return { '@type': 'Person' as const, name: `${firstName} ${lastName}`.trim() }
}

function orifEvent(row: EventRow, stage: NamedContributor[], { origin, currency, country, places, now, shop }: OrifHouse): OrifEvent {
  const { event, production, seatGroups } = row
  const end = statedEnd(row)
  const place = places.get(event.roomId)
  const eventType = [
    ...(event.marks.includes('premiere') || event.marks.includes('world-premiere') ? (['Premiere'] as const) : []),
    ...(event.marks.includes('last-time') ? (['LastShow'] as const) : []),
  ]
  const url = origin + link('events-slug-id', { slug: production.slug, id: event.id })
  const { sale } = saleOf(row, shop, now)
  // Also of one that is over: another house takes over that it was free.
  const offers = event.isFree
    ? [offerOf('', [0], { url, currency })]
    : offersOf(showsPrice(sale) ? seatGroups : [], event.ticketUrl || url, currency)
  return {
    ...{ '@type': 'Event', identifier: String(event.id), startDate: isoWithOffset(toInstant(event.startsAt)), url },
    ...(end ? { endDate: isoWithOffset(toInstant(end)) } : {}),
    ...(production.durationMinutes ? { duration: production.durationMinutes } : {}),
    ...(production.intermissions ? { intermission: production.intermissions } : {}),
    ...(place?.venue.city ? { location: [locationOf(place, country)] } : {}),
    ...(stage.length > 0 ? { performer: stage.map(partOf) } : {}),
    ...(offers.length > 0 ? { offers } : {}),
    ...(eventType.length > 0 ? { eventType } : {}),
    ...(event.marks.includes('sign-language') ? { subtitleLanguage: ['gsg'] } : {}),
    eventStatus: ({ scheduled: 'EventScheduled', cancelled: 'EventCancelled', moved: 'EventScheduled' } as const)[event.status],
  }
}

function partOf(named: NamedContributor) {
  return { '@type': 'PerformanceRole' as const, characterName: named.contributor.role, performer: [agentOf(named)] }
}

function offersOf(groups: SeatGroup[], url: string, currency: string) {
  return groups.map(({ seat_group, prices }) =>
    offerOf(
      seat_group,
      prices.map(({ price }) => Number(price)),
      { url, currency },
    ),
  )
}

function offerOf(name: string, prices: number[], { url, currency }: { url: string; currency: string }) {
  const range = { minPrice: Math.min(...prices), maxPrice: Math.max(...prices), priceCurrency: currency }
  return {
    '@type': 'Offer' as const,
    ...(name ? { name } : {}),
    url,
    priceSpecification: { '@type': 'PriceSpecification' as const, ...range },
  }
}

function locationOf({ room, venue }: EventLocation, country: string) {
  const { latitude, longitude } = venue
  const at = latitude === null || longitude === null ? {} : { latitude, longitude }
  return { '@type': 'Place' as const, name: room, address: orifAddress(venue, country), ...at }
}

/** The postal address of a venue. */
export function orifAddress({ street, postalCode, city }: typeof venues.$inferSelect, country: string) {
  return {
    ...{ '@type': 'PostalAddress' as const, ...(street ? { streetAddress: street } : {}) },
    ...{ postalCode, addressLocality: city, addressCountry: country },
  }
}

function imageOf(row: ProductionRow['image'], { origin }: OrifHouse) {
  const picture = pictureOf(row)
  if (!picture) return []
  const contentUrl = origin + addressAt(picture, PICTURE_WIDTH)
  const copyrightHolder = { '@type': 'Person' as const, name: picture.credit || UNKNOWN_HOLDER }
  return [{ '@type': 'ImageObject' as const, contentUrl, copyrightHolder, ...(picture.credit ? { copyrightNotice: picture.credit } : {}) }]
}

function distinct<Image extends { contentUrl: string }>(images: Image[]): Image[] {
  return [...new Map(images.map((image) => [image.contentUrl, image])).values()]
}

/** The format's word for a genre of the house; undefined for one that it does not have. */
function genreWord(name: string | null): string | undefined {
  const word = (name ?? '').toLowerCase().replaceAll('ö', 'oe').replaceAll('ä', 'ae').replaceAll('ü', 'ue').replaceAll(' ', '-')
  return GENRES.includes(word) ? word : { schauspiel: 'sprechtheater' }[word]
}
