import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { costsNothing, isPaidAtWill, isQuickBookable, priceFrom } from './offered-prices.ts'
import type { SeatGroup } from './schema.ts'

/** A seat group with this status; its first price is the full one. */
function group(status: number, ...prices: string[]): SeatGroup {
  return {
    ...{ id: 1, seat_group: 'K1', status, text: '', timeslots: [] },
    prices: prices.map((price, index) => {
      return { id: index, price, sale_type_id: index, seat_group: 'K1', text: '', name: '', has_discounts: false }
    }),
  }
}

describe('what visitors read of an offer', () => {
  it('names the lowest full price, not a discount, and none where nothing costs anything', () => {
    expect(priceFrom([group(1, '38.00', '9.00'), group(1, '14.50', '7.00')])).toBe('14,50\u00a0€')
    expect(priceFrom([group(1, '14.00')], 'CHF')).toBe('14\u00a0CHF')
    expect(priceFrom([group(1, '0.00')])).toBeUndefined()
    expect(priceFrom([])).toBeUndefined()
  })

  it('names no price of what is sold out while something is left', () => {
    expect(priceFrom([group(0, '12.00'), group(1, '18.00')])).toBe('18\u00a0€')
    expect(priceFrom([group(0, '12.00'), group(0, '18.00')])).toBe('12\u00a0€')
    expect(costsNothing([group(0, '12.00'), group(1, '0.00')])).toBe(true)
  })

  it('begins with nothing where a free ticket stands beside others', () => {
    expect(priceFrom([group(1, '12.00'), group(1, '0.00')])).toBe('0\u00a0€')
  })

  it('tells a ticket for which visitors pay what they like from one that is free', () => {
    const atWill = (minimum: string, status = 1): SeatGroup => {
      const { prices, ...others } = group(status, minimum)
      return { ...others, prices: prices.map((price) => ({ ...price, free_price: true as const })) }
    }
    expect([isPaidAtWill([atWill('0.00')]), isPaidAtWill([group(1, '0.00')]), isPaidAtWill([])]).toEqual([true, false, false])
    expect([isPaidAtWill([atWill('5.00')]), isPaidAtWill([group(1, '12.00'), atWill('0.00')])]).toEqual([false, false])
    expect(isPaidAtWill([atWill('0.00', 0), group(1, '0.00')])).toBe(false)
  })

  it(
    'is no quick way to pay where every price is 0.00; without tickets there is nothing that costs nothing',
    requirement('EVLIST-68'),
    () => {
      expect([isQuickBookable([group(1, '0.00')]), costsNothing([group(1, '0.00')])]).toEqual([false, true])
      expect([isQuickBookable([group(1, '0.00', '5.00')]), costsNothing([group(1, '0.00', '5.00')])]).toEqual([true, false])
      expect([isQuickBookable([]), costsNothing([])]).toEqual([false, false])
    },
  )
})
