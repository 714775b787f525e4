import { describe, expect, it } from 'vitest'
import type { SeatGroup } from '../../booking/schema.ts'
import { differingAspects, fingerprintOf, type HouseSide, isAdoptable, type ShopSide } from './shop-differences.ts'

const group = (id: number, status: number, price: string): SeatGroup => ({
  ...{ id, status, seat_group: `G${id}`, text: '', timeslots: [] },
  prices: [{ id, price, sale_type_id: 1, seat_group: `G${id}`, text: '', name: 'Vollpreis', has_discounts: false }],
})
const house: HouseSide = { startsAt: '2026-11-23T19:30:00+01:00', isCancelled: false, seats: 99, isOnSale: true }
const shop: ShopSide = { startsAt: '2026-11-23T18:30:00Z', isCancelled: false, places: 99, isOffered: true }

describe('where shop and programme differ', () => {
  it('is nowhere while both say the same, however they write the moment', () => {
    expect(differingAspects(house, shop)).toEqual([])
    expect(differingAspects({ ...house, isCancelled: true }, { ...shop, isCancelled: true, startsAt: '2026-11-24T18:30:00Z' })).toEqual([])
  })

  it('is the time, the state, too many places, and a sale that the shop does not know of', () => {
    expect(differingAspects(house, { ...shop, startsAt: '2026-11-23T19:00:00Z' })).toEqual(['time'])
    expect(differingAspects(house, { ...shop, isCancelled: true, isOffered: false })).toEqual(['cancelled'])
    expect(differingAspects(house, { ...shop, places: 120 })).toEqual(['places'])
    expect(differingAspects(house, { ...shop, isOffered: false })).toEqual(['not-sold'])
  })

  it('is in everything where the shop does not know the performance', () => {
    expect(differingAspects(house, undefined)).toEqual(['unknown'])
  })

  it('is nowhere where the house has cancelled what the shop does not know any more', () => {
    expect(differingAspects({ ...house, isCancelled: true }, undefined)).toEqual([])
  })

  it('is a date that is another performance’s, too, and one with the title of another play', () => {
    expect(differingAspects({ ...house, sharedWith: 'Salz, 23.11., 19:30 Uhr' }, shop)).toEqual(['shared'])
    expect(differingAspects({ ...house, titles: 'Kassensturz' }, { ...shop, title: 'Salz' })).toEqual(['title'])
    expect(differingAspects({ ...house, titles: 'Kassensturz' }, { ...shop, title: '' })).toEqual([])
    const left = fingerprintOf(['title'], { ...house, titles: 'Kassensturz' }, { ...shop, title: 'Salz' })
    expect(fingerprintOf(['title'], { ...house, titles: 'Kassensturz' }, { ...shop, title: 'Sand' })).not.toBe(left)
  })

  it('is in what is left and what it costs, once both say what they offer, in whatever order', () => {
    const groups = [group(1, 1, '20.00'), group(2, 1, '10.00')]
    const offered = (seatGroups: SeatGroup[]) => differingAspects({ ...house, seatGroups: groups }, { ...shop, startsAt: null, seatGroups })
    expect(offered(groups.toReversed())).toEqual([])
    expect(offered([group(1, 0, '20.00'), group(2, 1, '12.00')])).toEqual(['availability', 'prices'])
    expect(offered([group(1, 1, '20.00')])).toEqual(['availability', 'prices'])
  })

  it('is not in the offer of what one of them has cancelled', () => {
    const offering = { ...house, seatGroups: [group(1, 1, '20.00')] }
    expect(differingAspects({ ...offering, isCancelled: true }, { ...shop, seatGroups: [] })).toEqual(['cancelled'])
  })

  it('is not where the shop sells fewer places than the room has, or does not count them', () => {
    expect(differingAspects(house, { ...shop, places: 60 })).toEqual([])
    expect(differingAspects(house, { ...shop, places: null })).toEqual([])
    expect(differingAspects({ ...house, seats: null }, { ...shop, places: 120 })).toEqual([])
  })

  it('is not where the shop already shows what it will sell once the sale begins', () => {
    expect(differingAspects({ ...house, isOnSale: false }, shop)).toEqual([])
  })

  it('is told again when it is another difference than the one that was left', () => {
    const late = { ...shop, startsAt: '2026-11-23T19:00:00Z' }
    const left = fingerprintOf(['time'], house, late)
    expect(fingerprintOf(['time'], house, { ...late, places: 12 })).toBe(left)
    expect(fingerprintOf(['time'], house, { ...late, startsAt: '2026-11-23T19:15:00Z' })).not.toBe(left)
  })

  it('can be taken over where it is time or state', () => {
    expect([isAdoptable(['time']), isAdoptable(['cancelled']), isAdoptable(['places', 'not-sold'])]).toEqual([true, true, false])
  })
})
