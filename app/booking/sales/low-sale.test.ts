import { describe, expect, it } from 'vitest'
import { isJudged, isLowSale, lowSaleWords } from './low-sale.ts'
import type { Sales } from './sales.ts'

const sold = (tickets: number, places: number): Sales => ({ sold: tickets, held: 0, taken: tickets, places, readAt: '' })
const byShare = { lowSalePercent: 30, lowSaleTickets: 0 }
const byTickets = { lowSalePercent: 0, lowSaleTickets: 20 }

describe('little sold', () => {
  it('is what the theatre says: a share of the places, a number of tickets, or either of them', () => {
    expect([isLowSale(sold(29, 100), byShare), isLowSale(sold(30, 100), byShare)]).toEqual([true, false])
    expect([isLowSale(sold(19, 800), byTickets), isLowSale(sold(20, 800), byTickets)]).toEqual([true, false])
    expect(isLowSale(sold(40, 800), { lowSalePercent: 30, lowSaleTickets: 20 })).toBe(true)
    expect(isLowSale(sold(0, 100), { lowSalePercent: 0, lowSaleTickets: 0 })).toBe(false)
  })

  it('is never a house that is full, nor one without places', () => {
    expect(isLowSale(sold(12, 12), byTickets)).toBe(false)
    expect(isLowSale(sold(0, 0), byShare)).toBe(false)
  })

  it('counts what is sold and held together where the shop tells no more', () => {
    expect(isLowSale({ ...sold(0, 100), sold: null, taken: 31 }, byShare)).toBe(false)
  })

  it('is said in the week before a performance, not earlier and not once it has begun', () => {
    const now = Temporal.Instant.from('2026-11-21T12:00:00+01:00')
    const at = (text: string) => isJudged(Temporal.Instant.from(text), now)
    expect([at('2026-11-28T12:00:00+01:00'), at('2026-11-28T12:01:00+01:00'), at('2026-11-21T11:59:00+01:00')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('says by which rule', () => {
    expect([lowSaleWords(byShare), lowSaleWords(byTickets), lowSaleWords({ lowSalePercent: 30, lowSaleTickets: 20 })]).toEqual([
      'weniger als 30 % verkauft',
      'weniger als 20 Karten verkauft',
      'weniger als 30 % oder 20 Karten verkauft',
    ])
  })
})
