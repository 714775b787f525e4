import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requirement } from '../tests/support/requirement.ts'
import { Rejection } from './rejection.ts'
import { allocateSeats, type GroupOnSale, type SeatRequest } from './seat-allocation.ts'

const QUOTA = 5

function hall(): GroupOnSale[] {
  const prices = () => [
    { sale_type: 1, cents: 2000, quota: null, taken: 0 },
    { sale_type: 4, cents: 600, quota: QUOTA, taken: 0 },
  ]
  const block = (number: number, rows: number, isNumbered: boolean) => ({
    block: number,
    firstRow: 1,
    rows,
    seatsPerRow: 8,
    isNumbered,
    taken: new Set<number>(),
  })
  return [
    { number: 1, name: 'Parkett', prices: prices(), blocks: [block(0, 3, true)] },
    { number: 2, name: 'Wiese', prices: prices(), blocks: [block(1, 1, false), block(2, 1, false)] },
  ]
}

const seatRequests = fc.array(
  fc.record({
    performance: fc.constant('abend'),
    seatGroup: fc.constantFrom(null, 'Parkett', 'Wiese'),
    block: fc.constantFrom(null, 1, 2),
    items: fc.array(fc.record({ saleType: fc.constantFrom(1, 4), quantity: fc.integer({ min: 1, max: 4 }) }), {
      minLength: 1,
      maxLength: 2,
    }),
  }),
  { maxLength: 40 },
)

function tryToAllot(groups: GroupOnSale[], seatRequest: SeatRequest) {
  try {
    return allocateSeats(groups, seatRequest)
  } catch (error) {
    if (!(error instanceof Rejection)) throw error
    return []
  }
}

describe('finding seats for one request after another', () => {
  it(
    'never gives a seat twice, never more of a kind than its quota, and each request all it asks for or nothing',
    requirement('BOOK-45'),
    () => {
      fc.assert(
        fc.property(seatRequests, (several) => {
          const groups = hall()
          const given = several.map((seatRequest) => tryToAllot(groups, seatRequest))
          const seats = given.flat().map(({ group, block, row, seat }) => `${group}/${block}/${row}/${seat}`)
          expect(new Set(seats).size).toBe(seats.length)
          for (const group of [1, 2]) {
            const young = given.flat().filter((ticket) => ticket.group === group && ticket.saleType === 4)
            expect(young.length).toBeLessThanOrEqual(QUOTA)
          }
          for (const [index, seatRequest] of several.entries()) {
            const kinds = seatRequest.items.flatMap(({ saleType, quantity }) => Array.from({ length: quantity }, () => saleType))
            const own = given[index] ?? []
            if (own.length > 0) expect(own.map(({ saleType }) => saleType)).toEqual(kinds)
            for (const ticket of own) if (seatRequest.block !== null) expect(ticket.block).toBe(seatRequest.block)
          }
        }),
      )
    },
  )

  it('says what is missing: the group, the kind of ticket, its quota, the timeslot or the seats', () => {
    const seatRequest = { performance: 'abend', seatGroup: 'Wiese', block: null, items: [{ saleType: 1, quantity: 1 }] }
    const reasonOf = (fields: Partial<SeatRequest>, groups = hall()) => {
      try {
        return allocateSeats(groups, { ...seatRequest, ...fields }).length
      } catch (error) {
        return (error as Rejection).reason
      }
    }
    expect(reasonOf({})).toBe(1)
    expect(reasonOf({ seatGroup: 'Balkon' })).toBe('unknownSeatGroup')
    expect(reasonOf({ items: [{ saleType: 9, quantity: 1 }] })).toBe('unknownSaleType')
    const split = Array.from({ length: QUOTA + 1 }, () => ({ saleType: 4, quantity: 1 }))
    expect(reasonOf({ items: split })).toBe('quotaUsedUp')
    expect(reasonOf({ block: 3 })).toBe('unknownTimeslot')
    expect(reasonOf({ items: [{ saleType: 1, quantity: 9 }] })).toBe('notEnoughSeats')
  })
  it('gives wheelchair places and the seats beside them last, when nothing else is left', () => {
    const [parkett] = hall()
    const block = { block: 0, firstRow: 1, rows: 1, seatsPerRow: 8, isNumbered: true, taken: new Set<number>() }
    const groups = [
      { ...parkett, number: 2, name: 'Hinten', blocks: [{ ...block, taken: new Set<number>() }] },
      { ...parkett, number: 3, name: 'Rang', blocks: [{ ...block, seatsPerRow: 2, taken: new Set<number>() }] },
    ] as GroupOnSale[]
    const given = (seatGroup: string | null, quantity: number) =>
      tryToAllot(groups, { performance: 'abend', seatGroup, block: null, items: [{ saleType: 1, quantity }] }).map(
        ({ group, seat }) => `${group}/${seat}`,
      )
    expect(given(null, 4)).toEqual(['2/3', '2/4', '2/5', '2/6'])
    expect(given(null, 2)).toEqual(['3/1', '3/2'])
    expect(given('Hinten', 2)).toEqual(['2/1', '2/2'])
    expect(given(null, 3)).toEqual([])
    expect(given(null, 2)).toEqual(['2/7', '2/8'])
  })
})
