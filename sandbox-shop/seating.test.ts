import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requirement } from '../tests/support/requirement.ts'
import { chooseSeats, seatKey } from './seating.ts'

const hall = { firstRow: 5, rows: 4, seatsPerRow: 9 }
const seats = Array.from({ length: hall.rows * hall.seatsPerRow }, (_, index) => ({
  row: hall.firstRow + Math.floor(index / hall.seatsPerRow),
  seat: (index % hall.seatsPerRow) + 1,
}))
const halfTaken = fc.subarray(seats).map((some) => new Set(some.map(seatKey)))

/** The longest run of free seats in any row. */
function longestRun(taken: ReadonlySet<number>): number {
  let [longest, run] = [0, 0]
  for (const seat of seats) {
    run = taken.has(seatKey(seat)) ? 0 : seat.seat === 1 ? 1 : run + 1
    longest = Math.max(longest, run)
  }
  return longest
}

describe('choosing seats', () => {
  it('finds free seats beside each other in one row exactly when there are that many', requirement('BOOK-45'), () => {
    fc.assert(
      fc.property(halfTaken, fc.integer({ min: 1, max: 10 }), (taken, count) => {
        const chosen = chooseSeats({ ...hall, isNumbered: true }, taken, count)
        expect(chosen !== undefined).toBe(longestRun(taken) >= count)
        for (const [index, seat] of (chosen ?? []).entries()) {
          expect(seat).toEqual({ row: chosen?.[0]?.row, seat: (chosen?.[0]?.seat ?? 0) + index })
          expect(taken.has(seatKey(seat))).toBe(false)
        }
      }),
    )
  })

  it('gives any free places where nobody has a seat of their own', () => {
    const places = { firstRow: 1, rows: 1, seatsPerRow: 20, isNumbered: false }
    const all = Array.from({ length: 20 }, (_, index) => ({ row: 1, seat: index + 1 }))
    fc.assert(
      fc.property(fc.subarray(all), fc.integer({ min: 1, max: 25 }), (some, count) => {
        const taken = new Set(some.map(seatKey))
        const chosen = chooseSeats(places, taken, count)
        expect(chosen?.length).toBe(20 - taken.size >= count ? count : undefined)
        expect(new Set([...taken, ...(chosen ?? []).map(seatKey)]).size).toBe(taken.size + (chosen?.length ?? 0))
      }),
    )
  })

  it('sits people in front and in the middle, but leaves nobody a single seat', () => {
    const row = { firstRow: 1, rows: 2, seatsPerRow: 7, isNumbered: true }
    expect(chooseSeats(row, new Set(), 3)?.map(({ row, seat }) => [row, seat])).toEqual([
      [1, 3],
      [1, 4],
      [1, 5],
    ])
    expect(chooseSeats(row, new Set(), 2)?.[0]).toEqual({ row: 1, seat: 3 })
    const taken = new Set([1, 2, 6].map((seat) => seatKey({ row: 1, seat })))
    expect(chooseSeats(row, taken, 2)?.map(({ seat }) => seat)).toEqual([3, 4])
  })
})
