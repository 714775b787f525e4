import { describe, expect, it } from 'vitest'
import { holdsTaken, roomSizeWarning, takenSeats } from './room-size.ts'

const [hall, foyer, rehearsal] = [
  { id: 1, name: 'Großes Haus', seats: 620 },
  { id: 2, name: 'Foyer', seats: 120 },
  { id: 3, name: 'Probebühne', seats: null },
]
const rooms = [hall, foyer, rehearsal]
const inHall = (taken: number | null) => ({ roomId: hall.id, taken })

describe('the size of another room', () => {
  it('is enough for exactly as many as are sold and reserved', () => {
    expect(holdsTaken(inHall(120), foyer, rooms)).toBe(true)
    expect(holdsTaken(inHall(121), foyer, rooms)).toBe(false)
    expect(holdsTaken(inHall(0), rehearsal, rooms)).toBe(true)
    expect(holdsTaken(inHall(1), rehearsal, rooms)).toBe(false)
  })

  it('is compared with the present room while nobody knows what is sold', () => {
    const unknown = takenSeats({ roomId: foyer.id, idJet: 'mb-1', sales: null })
    expect(holdsTaken(unknown, hall, rooms)).toBe(true)
    expect(holdsTaken(inHall(null), foyer, rooms)).toBe(false)
    expect(holdsTaken(takenSeats({ roomId: hall.id, idJet: '', sales: null }), foyer, rooms)).toBe(true)
  })

  it('is a warning in words where it does not hold them, and none for the room it is in', () => {
    expect(roomSizeWarning(inHall(386), foyer.id, rooms)).toBe('Foyer fasst 120. 386 Plätze sind im Ticketshop verkauft oder reserviert.')
    expect(roomSizeWarning(inHall(1), rehearsal.id, rooms)).toBe(
      'Die Zahl der Plätze ist nicht eingetragen: Probebühne. Ein Platz ist im Ticketshop verkauft oder reserviert.',
    )
    expect(roomSizeWarning(inHall(null), foyer.id, rooms)).toBe(
      'Foyer fasst 120. Der Ticketshop sagt nicht, ob schon Karten verkauft sind.',
    )
    expect(roomSizeWarning(inHall(700), hall.id, rooms)).toBeUndefined()
    expect(roomSizeWarning(inHall(120), foyer.id, rooms)).toBeUndefined()
  })
})
