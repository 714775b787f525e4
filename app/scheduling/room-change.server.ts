import { eq, inArray } from 'drizzle-orm'
import { readSales } from '../booking/sales/sales.server.ts'
import type { Database } from '../platform/database/database.ts'
import { events, rooms } from '../programme/tables.ts'
import { type SizedRoom, type TakenSeats, takenSeats } from './room-size.ts'

/** A performance that is to have another room than it is stored with: its seats taken, and both rooms. */
export type RoomChange = TakenSeats & { rooms: SizedRoom[] }

/** What another room has to hold, of a performance that is stored in one already; null where it stays. Three statements. */
export async function readRoomChange(db: Database, eventId: number, roomId: number): Promise<RoomChange | null> {
  const [stored] = await db.select({ roomId: events.roomId, idJet: events.idJet }).from(events).where(eq(events.id, eventId))
  if (!stored || stored.roomId === roomId) return null
  const sales = stored.idJet ? await readSales({ db }, [stored.idJet]) : undefined
  const both = await db
    .select({ id: rooms.id, name: rooms.name, seats: rooms.seats })
    .from(rooms)
    .where(inArray(rooms.id, [stored.roomId, roomId]))
  return { ...takenSeats({ ...stored, sales: sales?.get(stored.idJet) ?? null }), rooms: both }
}
