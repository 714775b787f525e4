import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { rooms, venues } from '../../programme/tables.ts'

/** The rooms by venue. One statement. */
export function readRoomNames(db: Database): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: rooms.id, name: rooms.name })
    .from(rooms)
    .innerJoin(venues, eq(rooms.venueId, venues.id))
    .orderBy(asc(venues.position), asc(rooms.position), asc(rooms.id))
}
