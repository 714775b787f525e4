import { expect, it } from 'vitest'
import { accessKeys, accessOf, idOfSeat, isCompanionAlone, leavesSingle, seatOfId } from './own-choice.ts'
import { seatKey } from './seating.ts'

const block = { firstRow: 11, rows: 2, seatsPerRow: 8, isNumbered: true }

it('a seat is found by its id, within its block alone', () => {
  expect(seatOfId(2, block, idOfSeat(2, { row: 12, seat: 8 }))).toEqual({ row: 12, seat: 8 })
  for (const id of ['1-12-8', '2-13-1', '2-12-9', '2-12-0', '2-12-08', '2-12', '', 'x', '2-12-8-1']) {
    expect([id, seatOfId(2, block, id)]).toEqual([id, undefined])
  }
})

it('the ends of the last row have wheelchair places, and seats beside them for who comes along', () => {
  const row = Array.from({ length: 8 }, (_, index) => accessOf(2, block, { row: 12, seat: index + 1 })?.[0] ?? '-').join('')
  expect(row).toBe('wc----cw')
  expect(accessOf(2, block, { row: 11, seat: 1 })).toBeUndefined()
  expect(accessOf(1, block, { row: 12, seat: 1 })).toBeUndefined()
})

it('wheelchair places and the seats beside them are known by their keys', () => {
  expect([...accessKeys(2, block)]).toEqual([1, 2, 7, 8].map((seat) => seatKey({ row: 12, seat })))
  expect(accessKeys(1, block).size).toBe(0)
})

it('a companion seat goes with the wheelchair place beside it', () => {
  const isAlone = (...seats: number[]) => {
    const chosen = seats.map((seat) => ({ row: 12, seat }))
    return isCompanionAlone(2, block, chosen)
  }
  expect([isAlone(1, 2), isAlone(8, 7), isAlone(1), isAlone(3, 4)]).toEqual([false, false, false, false])
  expect([isAlone(2), isAlone(1, 7), isAlone(2, 3), isAlone(1, 2, 7)]).toEqual([true, true, true, true])
})

it('a choice leaves no single seat where as many can be chosen without', () => {
  const leaves = (row: number, taken: number[], seats: number[]) =>
    leavesSingle(
      2,
      block,
      new Set(taken.map((seat) => seatKey({ row, seat }))),
      seats.map((seat) => ({ row, seat })),
    )
  expect(leaves(11, [], [2, 3])).toBe(true)
  expect(leaves(11, [], [1, 2])).toBe(false)
  expect(leaves(11, [4], [1, 2])).toBe(false)
  expect(leaves(11, [], [3, 5])).toBe(true)
  expect(leaves(12, [], [3, 4])).toBe(false)
  expect(leaves(12, [], [4, 5])).toBe(true)
  expect(leaves(12, [], [1, 2])).toBe(false)
})
