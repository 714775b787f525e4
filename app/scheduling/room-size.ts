import type { Sales } from '../booking/sales/sales.ts'
import { formatCount } from '../platform/format/count.ts'
import { t } from '../platform/i18n/i18n.ts'

/** A room with its number of seats; null where the house has entered none. */
export type SizedRoom = { id: number; name: string; seats: number | null }
/** The room of a performance, and how many of its seats are sold or reserved; null where the shop has not said. */
export type TakenSeats = { roomId: number; taken: number | null }

/** The seats taken of a performance as the house last read them. What is not in the shop has sold nothing there. */
export function takenSeats({ roomId, idJet, sales }: { roomId: number; idJet: string; sales: Pick<Sales, 'taken'> | null }): TakenSeats {
  return { roomId, taken: sales ? sales.taken : idJet === '' ? 0 : null }
}

/**
 * Whether another room is known to hold everybody who has a ticket or a reservation. Where the shop has not counted, a room
 * holds them that has as many seats as the present one.
 * @param rooms all rooms, for the size of the present one
 */
export function holdsTaken({ roomId, taken }: TakenSeats, room: SizedRoom, rooms: readonly SizedRoom[]): boolean {
  if (taken === 0 || room.id === roomId) return true
  const needed = taken ?? rooms.find(({ id }) => id === roomId)?.seats ?? null
  return needed !== null && room.seats !== null && room.seats >= needed
}

/** What speaks against another room as to its size, in two sentences; undefined where it holds what is taken. */
export function roomSizeWarning(seats: TakenSeats, roomId: number, rooms: readonly SizedRoom[]): string | undefined {
  const room = rooms.find(({ id }) => id === roomId)
  if (!room || holdsTaken(seats, room, rooms)) return undefined
  const size =
    room.seats === null
      ? t('The number of seats of {room} is not entered.', { room: room.name })
      : t('{room} holds {seats}.', { room: room.name, seats: formatCount(room.seats) })
  return `${size} ${takenSentence(seats)}`
}

/** How many seats are sold or reserved, as a sentence. */
export function takenSentence({ taken }: TakenSeats): string {
  if (taken === null) return t('The ticket shop does not report whether tickets have been sold.')
  return t('{n} seats are sold or reserved in the ticket shop.', { n: taken })
}
