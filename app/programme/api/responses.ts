import { z } from 'zod'
import { priceSchema, seatGroupSchema } from '../../booking/index.server.ts'
import { pictureOrNull, thumbnailsOrNull } from '../../platform/media/picture-schema.ts'
import { richTextOrNull } from '../../platform/rich-text/rich-text-answer.ts'
import { EVENT_MARKS, EVENT_STATUSES } from '../schema.ts'

// Response schemas of the programme API, with the field names of B §3.

const named = z.object({ id: z.int(), name: z.string() })
const moment = z.string().meta({ description: 'Local time with its UTC offset, e.g. 2026-11-21T19:30:00+01:00.' })
const pictures = { image_obj: pictureOrNull, image_thumbnails: thumbnailsOrNull }

export const eventResponse = z
  .object({
    id: z.int(),
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    subline: z.string(),
    date_start: moment,
    date_end: moment.nullable(),
    event_type_new: z.string().nullable().meta({ description: 'The branch, e.g. Schauspiel.' }),
    type: named.nullable().meta({ description: 'The branch under the number by which lists are filtered: `?type=`.' }),
    genre: named.nullable().meta({ description: '`?genre=`' }),
    room: named.meta({ description: '`?room=`' }),
    venue: named.meta({ description: 'Where the room is.' }),
    production: z.int(),
    series: z.array(named).meta({ description: '`?series=`, for each of them' }),
    tags: z.array(named).meta({ description: 'Those of the production and its own: `?tag=`, for each of them' }),
    status: z.enum(EVENT_STATUSES),
    note: z.string(),
    marks: z.array(z.enum(EVENT_MARKS)),
    is_free: z.boolean(),
    ticket_url: z.string(),
    ticketSaleFrom: moment.nullable(),
    id_jet: z.string().meta({ description: 'The ticket shop’s number; empty when nothing is booked.' }),
    seat_groups: z.array(seatGroupSchema),
    prices: z.array(priceSchema),
    ...pictures,
  })
  .meta({ id: 'Event', description: 'A performance.' })
export type EventResponse = z.input<typeof eventResponse>

export const teaserResponse = z
  .object({
    id: z.int(),
    name: z.string(),
    link: z.object({ url: z.string() }),
    preline: z.string(),
    subline: z.string(),
    headline: z.string(),
    link_text: z.string(),
    ...pictures,
    position: z.iso.date().meta({ description: 'The day at whose end it stands.' }),
  })
  .meta({ id: 'Teaser', description: 'What stands between the days of the Spielplan.' })

export const optionResponse = named
export const filteredOptionResponse = named.extend({
  show_in_filter: z.boolean().meta({ description: 'Whether the filter offers it.' }),
})
export const exhibitionTypeResponse = z.object({
  slug: z.string().meta({ description: 'The number by which lists are filtered, as text.' }),
  name: z.string(),
})
export const seasonResponse = named.extend({ starts_on: z.iso.date(), ends_on: z.iso.date() })

export const productionResponse = z
  .object({
    id: z.int(),
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    subline: z.string(),
    teaser: z.string(),
    duration_minutes: z.int().nullable(),
    intermissions: z.int(),
    age_from: z.int().nullable(),
    exhibition_type: z.string().nullable(),
    season: z.string().nullable(),
    ...pictures,
  })
  .meta({ id: 'Production' })
export type ProductionResponse = z.input<typeof productionResponse>

export const productionDetailResponse = productionResponse
  .extend({
    description: richTextOrNull,
    contributors: z.array(
      z.object({ id: z.int(), role: z.string(), kind: z.enum(['team', 'cast']), name: z.string(), url: z.string().nullable() }),
    ),
  })
  .meta({ id: 'ProductionDetail' })

export const personResponse = z
  .object({
    id: z.int(),
    slug: z.string(),
    url: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    position: z.string(),
    category: named.nullable(),
  })
  .meta({ id: 'Person' })
export type PersonResponse = z.input<typeof personResponse>
export const personDetailResponse = personResponse
  .extend({ biography: richTextOrNull, image_obj: pictureOrNull })
  .meta({ id: 'PersonDetail' })
export const personCategoryResponse = named.extend({ slug: z.string() })

export const venueResponse = named.extend({ slug: z.string(), url: z.string() }).meta({ id: 'Venue' })
export type VenueResponse = z.input<typeof venueResponse>
export const venueDetailResponse = venueResponse
  .extend({
    claim: z.string(),
    street: z.string(),
    postal_code: z.string(),
    city: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    description: richTextOrNull,
    directions: richTextOrNull,
    accessibility: richTextOrNull,
    rooms: z.array(named.extend({ seats: z.int().nullable() })),
    image_obj: pictureOrNull,
  })
  .meta({ id: 'VenueDetail' })

export const seriesDetailResponse = z
  .object({
    id: z.int(),
    slug: z.string(),
    url: z.string(),
    name: z.string(),
    claim: z.string(),
    description: richTextOrNull,
    image_obj: pictureOrNull,
  })
  .meta({ id: 'SeriesDetail' })

export const productionDatesResponse = z.object({
  id: z.int(),
  title: z.string(),
  first_start: moment.nullable(),
  last_start: moment.nullable(),
  sale_start: moment.nullable().meta({ description: 'When the first tickets go on sale.' }),
})
