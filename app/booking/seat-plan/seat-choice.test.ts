import { expect, it } from 'vitest'
import type { SeatGroup } from '../schema.ts'
import { bodiesOfSeats, brokenLimit, type ChosenSeat, centsOfSeats, toggleSeat } from './seat-choice.ts'
import type { PlanSeat } from './seat-plan.ts'

const group = (name: string, fields: Partial<SeatGroup> = {}): SeatGroup => ({
  ...{ id: 1, seat_group: name, status: 1, text: '', timeslots: [] },
  prices: ['38.00', '19.00'].map((price, index) => {
    return { id: index, price, sale_type_id: index + 1, seat_group: name, text: '', name: '', has_discounts: index === 0 }
  }),
  ...fields,
})
const groups = [group('K1'), group('K2')]
const seat = (id: string, seat_group = 'K1'): PlanSeat => ({ id, number: id, x: 0, y: 0, seat_group, status: 'free' })
const choose = (...seats: PlanSeat[]) => seats.reduce<ChosenSeat[]>((chosen, next) => toggleSeat(chosen, next, groups), [])

it('a seat is chosen at its full price, and given back when it is chosen again', () => {
  expect(centsOfSeats(choose(seat('1'), seat('2')))).toBe(7600)
  expect(choose(seat('1'), seat('2'), seat('1')).map((own) => own.seat.id)).toEqual(['2'])
  expect(choose(seat('1', 'unknown'))).toEqual([])
})

it('each seat group is one request, which names a seat per ticket in the order of its prices', () => {
  const chosen = choose(seat('1'), seat('2'), seat('9', 'K2'), seat('3'))
  const reduced = chosen.map((own) => (own.seat.id === '2' ? { ...own, price: { ...own.price, sale_type_id: 2 } } : own))
  expect(bodiesOfSeats(reduced)).toEqual([
    { seat_group: 'K1', quantities: [2, 1], sale_type_ids: [1, 2], seat_ids: ['1', '3', '2'] },
    { seat_group: 'K2', quantities: [1], sale_type_ids: [1], seat_ids: ['9'] },
  ])
})

it('wheelchair places are sent before the companion seats of another seat group', () => {
  const chosen = choose(seat('2', 'K2'), { ...seat('1'), access: 'wheelchair' })
  expect(bodiesOfSeats(chosen).map(({ seat_ids }) => seat_ids)).toEqual([['1'], ['2']])
})

it('limits of an order are told before it is sent', () => {
  const chosen = choose(seat('1'), seat('2'))
  expect(brokenLimit(chosen, groups)).toBeUndefined()
  expect(brokenLimit(chosen, [group('K1', { max_tickets: 1 })])).toEqual({ kind: 'max', limit: 1 })
  expect(brokenLimit(chosen, [group('K1', { min_tickets: 3 }), group('K2', { min_tickets: 3 })])).toEqual({ kind: 'min', limit: 3 })
})
