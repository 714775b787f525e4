import { describe, expect, it } from 'vitest'
import { openPointsOf, type ProductionDate, totalsOf } from './production-dates.ts'

const sales = (sold: number | null, taken: number, places: number) => ({
  sold,
  held: null,
  taken,
  places,
  readAt: '2026-12-01T10:00:00+01:00',
})
const date = (more: Partial<ProductionDate>): ProductionDate => ({
  ...{ id: 1, title: '', revision: '', startsAt: '2026-12-04T19:30:00+01:00', endsAt: null, roomId: 1, status: 'scheduled', marks: [] },
  ...{ note: '', isOnline: true, isFree: false, idJet: 'mb-1', ticketUrl: '', ticketSaleFrom: null, isPast: false, sales: null },
  conflicts: [],
  sources: [],
  ...more,
})
const clash = { kind: 'room' as const, other: { id: 1, title: '', room: '', startsAt: '' }, persons: [] }

describe('what of the dates of a production needs somebody', () => {
  it('is a number in the shop, unless admission is free', () => {
    const dates = [date({ idJet: '' }), date({ idJet: '', isFree: true }), date({})]
    expect(openPointsOf({ dates, hasShop: true }).withoutNumber).toBe(1)
  })

  it('is to go online, and to stop being in the way of another', () => {
    expect(openPointsOf({ dates: [date({ isOnline: false }), date({ conflicts: [clash] })], hasShop: true })).toMatchObject({
      offline: 1,
      inConflict: 1,
    })
  })

  it('is nothing of what is over or cancelled', () => {
    const open = { idJet: '', isOnline: false, conflicts: [clash] }
    const over = openPointsOf({ dates: [date({ ...open, isPast: true }), date({ ...open, status: 'cancelled' })], hasShop: true })
    expect(over).toEqual({ withoutNumber: 0, offline: 0, inConflict: 0 })
  })
})

describe('the totals of a production', () => {
  it('count what is sold, or taken where the shop counts only that, of what takes place', () => {
    const dates = [date({ sales: sales(10, 12, 100) }), date({ sales: sales(null, 5, 50) })]
    expect(totalsOf([...dates, date({ status: 'cancelled', sales: sales(9, 9, 100) })])).toEqual({ cancelled: 1, sold: 15, places: 150 })
  })

  it('are unknown while the shop counts nothing', () => {
    expect(totalsOf([date({})])).toEqual({ cancelled: 0, sold: null, places: null })
  })
})
