import { asc, eq, inArray } from 'drizzle-orm'
import { addCacheTags } from '../../platform/cache/dependencies.ts'
import { media } from '../../platform/media/tables.ts'
import type { ReadContext } from '../read-context.ts'
import { rooms, venues } from '../tables.ts'

/** A venue with its rooms; undefined when there is none. Two statements. */
export async function findVenue(platform: ReadContext, id: number) {
  addCacheTags(`venue:${id}`)
  const [row] = await platform.db
    .select({ venue: venues, image: media })
    .from(venues)
    .leftJoin(media, eq(venues.imageId, media.id))
    .where(eq(venues.id, id))
  if (!row) return undefined
  const venueRooms = await platform.db.select().from(rooms).where(eq(rooms.venueId, id)).orderBy(asc(rooms.position))
  return { ...row, rooms: venueRooms }
}

/** The name and the address of a room's venue. One statement. */
export async function findVenueOf(platform: ReadContext, { venueId }: { venueId: number }) {
  addCacheTags(`venue:${venueId}`)
  const [venue] = await platform.db
    .select({ id: venues.id, slug: venues.slug, name: venues.name })
    .from(venues)
    .where(eq(venues.id, venueId))
  return venue
}

/** All venues. One statement. */
export async function listVenues(platform: ReadContext) {
  addCacheTags('venues')
  return platform.db.select().from(venues).orderBy(asc(venues.position))
}

/** Venues with picture and rooms, in display order; only those with the ids when given. Two statements. */
export async function listVenuesWithRooms(platform: ReadContext, ids?: number[]) {
  addCacheTags('venues')
  const rows = await platform.db
    .select({ venue: venues, image: media })
    .from(venues)
    .leftJoin(media, eq(venues.imageId, media.id))
    .where(ids && inArray(venues.id, ids))
    .orderBy(asc(venues.position))
  const allRooms = await platform.db.select().from(rooms).orderBy(asc(rooms.position))
  return rows.map((row) => ({ ...row, rooms: allRooms.filter((room) => room.venueId === row.venue.id) }))
}
