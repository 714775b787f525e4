import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekOf } from '../../platform/clock/calendar-days.ts'
import { wallTime } from '../wall-clock.ts'
import type { BoardBooking, BoardEvent, BoardRoom } from './board.server.ts'
import { conflictsAt, entriesOf } from './entry.ts'
import { findWaysOut } from './ways-out.ts'

const rooms: BoardRoom[] = [
  { id: 1, name: 'Großes Haus', venue: 'Theater', seats: 620, changeoverMinutes: 60 },
  { id: 2, name: 'Werkhalle', venue: 'Werk', seats: 240, changeoverMinutes: 0 },
  { id: 3, name: 'Studio', venue: 'Theater', seats: 99, changeoverMinutes: 0 },
]
const days = weekOf('2026-12-05')
const now = Date.parse('2026-12-01T12:00Z') / 60_000

const event = (id: number, roomId: number, startsAt: string, endsAt: string, persons: number[] = []): BoardEvent =>
  ({
    type: 'event',
    id,
    title: `Stück ${id}`,
    roomId,
    room: '',
    parentId: null,
    startsAt,
    endsAt,
    persons,
    status: 'scheduled',
    idJet: '',
    sales: null,
  }) as never
const booking = (id: `feed:${number}` | `booking:${number}`, roomId: number, startsAt: string, endsAt: string): BoardBooking =>
  ({
    type: 'booking',
    id,
    title: id,
    roomId,
    room: '',
    parentId: null,
    startsAt,
    endsAt,
    persons: [],
    feed: id.startsWith('feed') ? 'Plan' : null,
  }) as never

/** The same performance in the ticket shop, which has counted what is taken, or not answered yet. */
const inShop = (sold: BoardEvent, taken: number | null): BoardEvent => ({
  ...sold,
  idJet: `mb-${sold.id}`,
  sales: taken === null ? null : { sold: taken, held: 0, taken, places: 620, readAt: '2026-12-01T12:00:00+01:00' },
})

const outOf = (id: number, shown: (BoardEvent | BoardBooking)[], houseRooms: BoardRoom[] = rooms) => {
  const entries = entriesOf(shown, new Map(), { rooms: houseRooms })
  const entry = entries.find((one) => one.id === id)
  if (!entry) throw new Error('not there')
  return findWaysOut(entry, { entries, rooms: houseRooms, days, now })
}
const waysOf = (id: number, shown: (BoardEvent | BoardBooking)[], houseRooms?: BoardRoom[]) =>
  outOf(id, shown, houseRooms).ways.map(({ kind, entry: moved, to }) => [moved.id, kind, wallTime(to.start), to.roomId])
const roomsOf = (id: number, shown: (BoardEvent | BoardBooking)[], houseRooms?: BoardRoom[]) =>
  waysOf(id, shown, houseRooms).flatMap(([moved, kind, , roomId]) => (kind === 'room' ? [[moved, roomId]] : []))

describe('the ways out of a conflict', () => {
  it('are another room of the same venue, the nearest time and the nearest day at which nothing is in the way', () => {
    const shown = [event(1, 1, '2026-12-05T20:00', '2026-12-05T22:00'), event(2, 1, '2026-12-05T20:00', '2026-12-05T21:30')]
    expect(waysOf(1, shown)).toEqual([
      [1, 'room', '2026-12-05T20:00', 3],
      // An hour to strike and set up lies between them.
      [1, 'time', '2026-12-05T17:00', 1],
      [1, 'day', '2026-12-04T20:00', 1],
      [2, 'room', '2026-12-05T20:00', 3],
    ])
  })

  it('leave nobody doubled: a person needed on another stage rules out every room at that time', () => {
    const shown = [event(1, 1, '2026-12-05T20:00', '2026-12-05T22:00', [7]), event(2, 2, '2026-12-05T20:30', '2026-12-05T22:30', [7])]
    expect(waysOf(1, shown).map(([id, kind, at]) => [id, kind, at])).toEqual([
      [1, 'time', '2026-12-05T18:30'],
      [1, 'day', '2026-12-04T20:00'],
      [2, 'time', '2026-12-05T22:00'],
    ])
  })

  it('move nothing that is over, nothing a planning system says, and nothing into the past', () => {
    const shown = [event(1, 1, '2026-12-01T20:00', '2026-12-01T22:00'), booking('feed:4', 1, '2026-12-01T14:00', '2026-12-02T00:00')]
    expect(waysOf(1, shown)).toEqual([
      [1, 'room', '2026-12-01T20:00', 3],
      [1, 'day', '2026-12-02T20:00', 1],
    ])
    expect(
      waysOf(1, [event(1, 1, '2026-11-30T20:00', '2026-11-30T22:00'), booking('booking:4', 1, '2026-11-30T14:00', '2026-11-30T23:00')]),
    ).toEqual([])
  })

  it('name a room only where it holds what is sold and reserved', () => {
    const at = ['2026-12-05T20:00', '2026-12-05T22:00'] as const
    const clash = (one: number | null, other: number | null) => [inShop(event(1, 1, ...at), one), inShop(event(2, 1, ...at), other)]
    // The studio of the same venue comes first only for what fits into it.
    expect(roomsOf(1, clash(99, 100))).toEqual([
      [1, 3],
      [2, 2],
    ])
    expect(roomsOf(1, clash(386, 240))).toEqual([[2, 2]])
    expect(roomsOf(1, clash(0, 241))).toEqual([[1, 3]])
    // Of a room without a number of seats nobody knows whether it holds them.
    const unknown = rooms.map((room) => (room.id === 2 ? { ...room, seats: null } : room))
    expect(roomsOf(1, clash(100, 0), unknown)).toEqual([[2, 3]])
  })

  it('take a room that holds as many where the shop has not said how many are sold', () => {
    const shown = [inShop(event(1, 3, '2026-12-05T20:00', '2026-12-05T22:00'), null), event(2, 3, '2026-12-05T20:00', '2026-12-05T22:00')]
    expect(roomsOf(1, shown)).toContainEqual([1, 1])
    const large = [inShop(event(1, 1, '2026-12-05T20:00', '2026-12-05T22:00'), null), event(2, 1, '2026-12-05T20:00', '2026-12-05T22:00')]
    expect(roomsOf(1, large)).toEqual([[2, 3]])
  })

  it('say which free rooms are too small where none holds what is sold, and when none is free', () => {
    const shown = [inShop(event(1, 1, '2026-12-05T20:00', '2026-12-05T22:00'), 386), event(2, 1, '2026-12-05T20:00', '2026-12-05T22:00')]
    const without = (list: (BoardEvent | BoardBooking)[]) =>
      outOf(1, list).withoutRoom.map(({ entry, tooSmall }) => [entry.id, tooSmall.map(({ name }) => name)])
    expect(without(shown)).toEqual([[1, ['Studio', 'Werkhalle']]])
    const full = [
      booking('booking:4', 2, '2026-12-05T18:00', '2026-12-05T23:00'),
      booking('booking:5', 3, '2026-12-05T18:00', '2026-12-05T23:00'),
    ]
    expect(without([...shown, ...full])).toEqual([
      [1, []],
      [2, []],
    ])
  })

  it('never lead into another conflict', () => {
    const entry = fc.record({
      room: fc.constantFrom(1, 2, 3),
      day: fc.integer({ min: 2, max: 6 }),
      hour: fc.integer({ min: 10, max: 21 }),
      person: fc.constantFrom(7, 8),
    })
    fc.assert(
      fc.property(fc.array(entry, { minLength: 2, maxLength: 12 }), (planned) => {
        const shown = planned.map(({ room, day, hour, person }, index) =>
          event(index + 1, room, `2026-12-0${day}T${hour}:00`, `2026-12-0${day}T${hour + 2}:00`, [person]),
        )
        const entries = entriesOf(shown, new Map(), { rooms })
        for (const one of entries)
          for (const { entry: moved, to } of findWaysOut(one, { entries, rooms, days, now }).ways)
            expect(conflictsAt(moved, to, entries, rooms)).toEqual([])
      }),
    )
  })
})
