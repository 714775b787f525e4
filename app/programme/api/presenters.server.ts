import { type BySale, forSale, type ShopCondition } from '../../booking/index.server.ts'
import { isoWithOffset, toInstant } from '../../platform/clock/clock.ts'
import { pictureOf, thumbnailsOf } from '../../platform/media/picture.ts'
import type { media } from '../../platform/media/tables.ts'
import { link } from '../../platform/routing/link.ts'
import { saleOf } from '../event-view.ts'
import type { EventRow } from '../events/queries.server.ts'
import type { personCategories, persons } from '../tables.ts'
import type { EventGroups } from './event-groups.server.ts'
import type { EventResponse, PersonResponse, ProductionResponse } from './responses.ts'

const SOLD: SaleFields = { seatGroups: true, ticketUrl: true }
const ONLY_ADDRESS: SaleFields = { seatGroups: false, ticketUrl: true }
const NOTHING: SaleFields = { seatGroups: false, ticketUrl: false }
type SaleFields = { seatGroups: boolean; ticketUrl: boolean }

/**
 * Which fields of a sale are filled: other programs offer what stands in them. What is sold out says so in its seat groups,
 * what is not yet on sale in `ticketSaleFrom`; the shop's own page may still sell what the site cannot.
 */
const SALE_FIELDS: BySale<SaleFields> = {
  'on-sale': () => SOLD,
  few: () => SOLD,
  'sold-out': () => SOLD,
  'online-sold-out': () => SOLD,
  'not-yet': () => SOLD,
  'online-over': () => NOTHING,
  'not-sold-here': () => NOTHING,
  'sold-elsewhere': () => ONLY_ADDRESS,
  'switched-off': () => NOTHING,
  'shop-away': () => ONLY_ADDRESS,
  'key-refused': () => ONLY_ADDRESS,
  'code-only': () => ONLY_ADDRESS,
  'box-office': () => NOTHING,
  'in-shop': () => SOLD,
  cancelled: () => NOTHING,
  moved: () => NOTHING,
  free: () => ONLY_ADDRESS,
  running: () => NOTHING,
  ended: () => NOTHING,
}

/** A performance in the field names of B §3; those of its sale are empty where nothing can be bought. */
export function presentEvent(
  row: EventRow,
  { tags, series, genre, venue }: EventGroups,
  { shop, now }: { shop: ShopCondition; now: Temporal.Instant },
): EventResponse {
  const { event, production, room, typeName, image } = row
  const { sale } = saleOf(row, shop, now)
  const fields = forSale(SALE_FIELDS, sale)
  const opens = sale.kind === 'not-yet' ? Temporal.Instant.from(sale.from) : event.ticketSaleFrom && toInstant(event.ticketSaleFrom)
  const seatGroups = fields.seatGroups ? row.seatGroups : []
  return {
    id: event.id,
    slug: production.slug,
    url: link('events-slug-id', { slug: production.slug, id: event.id }),
    title: production.title,
    subline: production.subline,
    date_start: isoWithOffset(toInstant(event.startsAt)),
    date_end: event.endsAt ? isoWithOffset(toInstant(event.endsAt)) : null,
    event_type_new: typeName,
    type: production.typeId === null ? null : { id: production.typeId, name: typeName ?? '' },
    genre,
    room: { id: room.id, name: room.name },
    venue,
    production: production.id,
    series,
    tags,
    status: event.status,
    note: event.note,
    marks: event.marks,
    is_free: event.isFree,
    ticket_url: fields.ticketUrl ? event.ticketUrl : '',
    ticketSaleFrom: opens && isoWithOffset(opens),
    id_jet: event.idJet,
    seat_groups: seatGroups,
    prices: seatGroups.flatMap((group) => group.prices),
    image_obj: pictureOf(image),
    image_thumbnails: thumbnailsOf(image),
  }
}

type ProductionRow = {
  production: EventRow['production']
  typeName: string | null
  seasonName: string | null
  image: typeof media.$inferSelect | null
}

/** A production as in list responses. */
export function presentProduction({ production, typeName, seasonName, image }: ProductionRow): ProductionResponse {
  return {
    id: production.id,
    slug: production.slug,
    url: link('productions-slug-id', { slug: production.slug, id: production.id }),
    title: production.title,
    subline: production.subline,
    teaser: production.teaser,
    duration_minutes: production.durationMinutes,
    intermissions: production.intermissions,
    age_from: production.ageFrom,
    exhibition_type: typeName,
    season: seasonName,
    image_obj: pictureOf(image),
    image_thumbnails: thumbnailsOf(image),
  }
}

type PersonRow = { person: typeof persons.$inferSelect; category: typeof personCategories.$inferSelect | null }

/** A member of the ensemble as in list responses. */
export function presentPerson({ person, category }: PersonRow): PersonResponse {
  return {
    id: person.id,
    slug: person.slug,
    url: link('ensemble-slug-id', { slug: person.slug, id: person.id }),
    first_name: person.firstName,
    last_name: person.lastName,
    position: person.position,
    category: category && { id: category.id, name: category.name },
  }
}
