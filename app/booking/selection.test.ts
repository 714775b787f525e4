import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { MAX_TICKETS_PER_TYPE } from './constants.ts'
import type { Price } from './schema.ts'
import {
  addTicket,
  addToCartBodies,
  amountIn,
  amountOf,
  firstOpenTimeslot,
  maxOf,
  removeTicket,
  type SelectedTicket,
  totalOf,
} from './selection.ts'

function price(seat_group: string, sale_type_id: number, value = '38.00'): Price {
  return { id: sale_type_id, price: value, sale_type_id, seat_group, text: '', name: 'Vollpreis', has_discounts: false }
}
const group = (name: string, prices: Price[]) => ({ id: 1, seat_group: name, status: 1, text: name, prices, timeslots: [] })

describe('choosing tickets', () => {
  const full = price('K1', 1)
  const reduced = price('K1', 2, '19.50')
  const other = price('K2', 1, '26.00')

  it('raises the amount of the same seat group and sale type by one', requirement('BOOK-15', 'BOOK-17'), () => {
    expect(addTicket(addTicket([], full), full)).toEqual([{ ticket: { id: 1, seat_group: 'K1', sale_type_id: 1 }, amount: 2 }])
  })
  it('starts another ticket at one', requirement('BOOK-18', 'BOOK-68', 'BOOK-69'), () => {
    const selected = addTicket(addTicket(addTicket([], full), full), other)
    expect(amountOf(selected, other)).toBe(1)
    expect(amountOf(selected, full)).toBe(2)
  })
  it('lowers by one, takes the entry away at zero and never goes below', requirement('BOOK-16', 'BOOK-19', 'BOOK-20'), () => {
    const two = addTicket(addTicket([], full), full)
    expect(amountOf(removeTicket(two, full), full)).toBe(1)
    expect(removeTicket(removeTicket(two, full), full)).toEqual([])
    expect(removeTicket([], full)).toEqual([])
  })
  it('stops where one order takes no more of a seat group', () => {
    const limited = { ...group('K1', [full, reduced]), max_tickets: 3 }
    const two = addTicket(addTicket([], full), full)
    expect([maxOf(two, limited, full), maxOf(two, limited, reduced), amountIn(two, limited)]).toEqual([3, 1, 2])
    expect([maxOf(two, { ...limited, max_tickets: 1 }, full), maxOf(two, group('K1', [full]), full)]).toEqual([2, MAX_TICKETS_PER_TYPE])
  })
  it('stops where one visitor may take no more of a kind', () => {
    const many = Array.from({ length: MAX_TICKETS_PER_TYPE + 1 }).reduce<SelectedTicket[]>((selected) => addTicket(selected, full), [])
    expect(amountOf(many, full)).toBe(MAX_TICKETS_PER_TYPE)
  })
  it('adds up tickets and money without rounding errors', () => {
    const selected = addTicket(addTicket(addTicket([], full), reduced), other)
    expect(totalOf(selected, [group('K1', [full, reduced]), group('K2', [other])])).toEqual({ tickets: 3, cents: 8350 })
  })
  it('preselects the first timeslot that can be booked', requirement('BOOK-21', 'BOOK-22'), () => {
    const slot = (id: number, status: number) => ({ id, status, time_start: '10:00', block_id: id })
    expect(firstOpenTimeslot([slot(1, 0), slot(2, 1), slot(3, 1)])?.id).toBe(2)
    expect(firstOpenTimeslot([slot(1, 0)])).toBeUndefined()
  })
  it(
    'makes one call per seat group, with parallel lists and the block of its timeslot',
    requirement('API-42', 'CART-03', 'CART-04', 'CART-05'),
    () => {
      const selected = addTicket(addTicket(addTicket([], full), reduced), other)
      const slots = [6, 7].map((block_id) => ({ id: block_id, status: 1, time_start: '18:00', block_id }))
      const seatGroups = [group('K1', [full, reduced]), { ...group('K2', [other]), timeslots: slots }]
      expect(addToCartBodies([{ ticket: { id: 1, seat_group: 'K2', sale_type_id: 1 }, amount: 1 }], seatGroups, {})).toMatchObject([
        { block_id: 6 },
      ])
      expect(addToCartBodies(selected, seatGroups, { K2: 7 })).toEqual([
        { seat_group: 'K1', quantities: [1, 1], sale_type_ids: [1, 2] },
        { seat_group: 'K2', quantities: [1], sale_type_ids: [1], block_id: 7 },
      ])
    },
  )
})
