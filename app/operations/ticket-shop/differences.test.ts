import { expect, it } from 'vitest'
import type { SeatGroup } from '../../booking/schema.ts'
import { differencesOf } from './differences.ts'

const group = (id: number, status: number, price: string): SeatGroup => ({
  ...{ id, status, seat_group: `G${id}`, text: '', timeslots: [] },
  prices: [{ id, price, sale_type_id: 1, seat_group: `G${id}`, text: '', name: 'Vollpreis', has_discounts: false }],
})
const house = { startsAt: 100, isCancelled: false, seatGroups: [group(1, 1, '20.00'), group(2, 1, '10.00')] }

it('finds nothing where both say the same, in whatever order', () => {
  expect(differencesOf(house, { ...house, seatGroups: house.seatGroups.toReversed() })).toEqual([])
  expect(differencesOf(house, { ...house, startsAt: null })).toEqual([])
})

it('names what differs: the time, whether it takes place, what is left, what it costs, and what the shop does not know', () => {
  expect(differencesOf(house, undefined)).toEqual(['unknown'])
  expect(differencesOf(house, { ...house, startsAt: 115 })).toEqual(['time'])
  expect(differencesOf(house, { ...house, seatGroups: [group(1, 0, '20.00'), group(2, 1, '12.00')] })).toEqual(['places', 'prices'])
  expect(differencesOf(house, { ...house, seatGroups: [group(1, 1, '20.00')] })).toEqual(['places', 'prices'])
})

it('does not compare the offer of what one of them has cancelled', () => {
  expect(differencesOf({ ...house, isCancelled: true }, { ...house, seatGroups: [] })).toEqual(['cancelled'])
  expect(differencesOf({ ...house, isCancelled: true }, { ...house, isCancelled: true, seatGroups: [] })).toEqual([])
})
