import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { availabilityOf, costsNothing, isQuickBookable, priceFrom } from './availability.ts'
import type { SeatGroup } from './schema.ts'

const NOW = Temporal.Instant.from('2026-11-21T11:00:00Z')

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
  it(
    'is sold out when nothing is left, few when little is, and available as long as one group has plenty',
    requirement('EVLIST-45'),
    () => {
      const availability = (...groups: SeatGroup[]) => availabilityOf(groups, null, NOW)
      expect(availability()).toBe('none')
      expect(availability(group(0), group(0))).toBe('sold-out')
      expect(availability(group(0), group(2))).toBe('few')
      expect(availability(group(2), group(1))).toBe('available')
    },
  )

  it('begins with the sale, to the second', requirement('EVLIST-45'), () => {
    const from = (moment: Temporal.Instant) => availabilityOf([group(1)], moment, NOW)
    expect(from(NOW.add({ seconds: 1 }))).toBe('not-yet')
    expect(from(NOW)).toBe('available')
  })

  it('says when the sale begins also of what the shop has not laid out yet', requirement('EVLIST-45'), () => {
    expect(availabilityOf([], NOW.add({ hours: 1 }), NOW)).toBe('not-yet')
    expect(availabilityOf([], NOW, NOW)).toBe('none')
  })

  it('names the lowest full price, not a discount, and none where nothing costs anything', () => {
    expect(priceFrom([group(1, '38.00', '9.00'), group(1, '14.50', '7.00')])).toBe('14,50\u00a0€')
    expect(priceFrom([group(1, '14.00')], 'CHF')).toBe('14\u00a0CHF')
    expect(priceFrom([group(1, '0.00')])).toBeUndefined()
    expect(priceFrom([])).toBeUndefined()
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
