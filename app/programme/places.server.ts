import { eq } from 'drizzle-orm'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import type { Reader } from './queries.server.ts'
import { rooms, venues } from './tables.ts'

/** Where a performance is, as somebody outside the house needs to know it. */
export type Place = { room: string; venue: typeof venues.$inferSelect }

/** The rooms of the house with their venues, by the room's number. One statement. */
export async function readPlaces(platform: Reader): Promise<Map<number, Place>> {
  addCacheTags('venues', 'options')
  const rows = await platform.db.select({ room: rooms, venue: venues }).from(rooms).innerJoin(venues, eq(rooms.venueId, venues.id))
  return new Map(rows.map(({ room, venue }) => [room.id, { room: room.name, venue }]))
}

/** The address of a place in one line, e.g. `Großes Haus, Theaterplatz 1, 12345 Marienbrück`. */
export function addressLine({ room, venue }: Place): string {
  const town = `${venue.postalCode} ${venue.city}`.trim()
  return [room, venue.name === room ? '' : venue.name, venue.street, town].filter(Boolean).join(', ')
}
