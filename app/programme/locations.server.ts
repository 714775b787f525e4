import { eq } from 'drizzle-orm'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import type { ReadContext } from './read-context.ts'
import { rooms, venues } from './tables.ts'

/** The room of a performance with its venue. */
export type EventLocation = { room: string; venue: typeof venues.$inferSelect }

/** All rooms with their venues, by room id. One statement. */
export async function readLocations(platform: ReadContext): Promise<Map<number, EventLocation>> {
  addCacheTags('venues', 'options')
  const rows = await platform.db.select({ room: rooms, venue: venues }).from(rooms).innerJoin(venues, eq(rooms.venueId, venues.id))
  return new Map(rows.map(({ room, venue }) => [room.id, { room: room.name, venue }]))
}

/** The postal address of a location in one line, e.g. `Großes Haus, Theaterplatz 1, 12345 Marienbrück`. */
export function addressLine({ room, venue }: EventLocation): string {
  const town = `${venue.postalCode} ${venue.city}`.trim()
  return [room, venue.name === room ? '' : venue.name, venue.street, town].filter(Boolean).join(', ')
}
