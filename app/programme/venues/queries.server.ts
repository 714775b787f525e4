import { asc, eq } from 'drizzle-orm'
import { defineCachedRead, type ReadContext } from '../../platform/cache/cached-read.ts'
import { defineSelect } from '../../platform/cache/define-select.ts'
import { addCacheTags } from '../../platform/cache/dependencies.ts'
import { media } from '../../platform/media/tables.ts'
import { rowTranslator } from '../../records/translate-rows.server.ts'
import { rooms, venues } from '../tables.ts'

const selectVenues = defineSelect((db) =>
  db
    .select({ venue: venues, image: media, room: rooms })
    .from(venues)
    .leftJoin(media, eq(venues.imageId, media.id))
    .leftJoin(rooms, eq(rooms.venueId, venues.id))
    .orderBy(asc(venues.position), asc(rooms.position)),
)

/** All venues with picture and rooms, in display order. One statement; cached. */
export const listVenuesWithRooms = defineCachedRead('venues', async (context) => {
  addCacheTags('venues', 'media')
  const [rows, translate] = await Promise.all([selectVenues(context), rowTranslator(context)])
  const rowsOf = Map.groupBy(rows, ({ venue }) => venue.id)
  return [...rowsOf.values()].flatMap((ofVenue) => {
    const [first] = ofVenue
    if (!first) return []
    const shown = ofVenue.flatMap(({ room }) => (room ? translate('room', room) : []))
    return [{ venue: translate('venue', first.venue), image: first.image && translate('media', first.image), rooms: shown }]
  })
})

/** All venues, in display order. One statement; cached. */
export async function listVenues(platform: ReadContext) {
  return (await listVenuesWithRooms(platform)).map(({ venue }) => venue)
}

/** A venue with its picture and rooms; undefined when there is none. One statement; cached. */
export async function findVenue(platform: ReadContext, id: number) {
  return (await listVenuesWithRooms(platform)).find(({ venue }) => venue.id === id)
}

/** The name and the address of a room's venue. One statement; cached. */
export async function findVenueOf(platform: ReadContext, { venueId }: { venueId: number }) {
  const found = await findVenue(platform, venueId)
  return found && { id: found.venue.id, slug: found.venue.slug, name: found.venue.name }
}
