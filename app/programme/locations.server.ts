import type { ReadContext } from '../platform/cache/cached-read.ts'
import type { venues } from './tables.ts'
import { listVenuesWithRooms } from './venues/queries.server.ts'

/** The room of a performance with its venue. */
export type EventLocation = { room: string; venue: typeof venues.$inferSelect }

/** All rooms with their venues, by room id. Two statements; cached. */
export async function readLocations(platform: ReadContext): Promise<Map<number, EventLocation>> {
  const rows = await listVenuesWithRooms(platform)
  return new Map(rows.flatMap(({ venue, rooms }) => rooms.map((room) => [room.id, { room: room.name, venue }] as const)))
}

/** The postal address of a location in one line, e.g. `Großes Haus, Theaterplatz 1, 12345 Marienbrück`. */
export function addressLine({ room, venue }: EventLocation): string {
  const town = `${venue.postalCode} ${venue.city}`.trim()
  return [room, venue.name === room ? '' : venue.name, venue.street, town].filter(Boolean).join(', ')
}
