import { isoWithOffset, toInstant } from '../../platform/clock/clock.ts'
import { pictureOf, thumbnailsOf } from '../../platform/media/picture.ts'
import type { media } from '../../platform/media/tables.ts'
import { link } from '../../platform/routing/link.ts'
import type { EventRow } from '../events/queries.server.ts'
import type { personCategories, persons } from '../tables.ts'
import type { EventGroups } from './event-groups.server.ts'
import type { EventResponse, PersonResponse, ProductionResponse } from './responses.ts'

/** A performance in the field names of B §3. */
export function presentEvent(
  { event, seatGroups, production, room, typeName, image }: EventRow,
  { tags, series, genre, venue }: EventGroups,
): EventResponse {
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
    ticket_url: event.ticketUrl,
    ticketSaleFrom: event.ticketSaleFrom ? isoWithOffset(toInstant(event.ticketSaleFrom)) : null,
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
