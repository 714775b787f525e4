import { describe, expect } from 'vitest'
import { requirement } from '../support/requirement.ts'
import { FULL, LATER, REDUCED } from './pretix-season.ts'
import { it } from './pretix-test.ts'

describe('seats in pretix', () => {
  it(
    'chooses adjacent seats, others when those were taken meanwhile, and says when there are none',
    requirement('BOOK-45'),
    async ({ setup, pretix, shop, request, refusalOf }) => {
      const evening = { performance: `saison/${LATER}` }
      await shop.addToCart(
        request({
          ...evening,
          items: [
            { saleType: FULL, quantity: 1 },
            { saleType: REDUCED, quantity: 1 },
          ],
        }),
      )
      expect(pretix.positions.map(({ seat, price }) => [seat, price])).toEqual([
        ['A-1', '24.00'],
        ['A-2', '12.00'],
      ])
      // Only row B has three adjacent seats; while they are being chosen another buyer takes the first.
      pretix.beforeTaking = () => {
        const first = setup.seats.find(({ seat_guid }) => seat_guid === 'B-1')
        if (first) first.ordered = true
      }
      await shop.addToCart(request({ ...evening, items: [{ saleType: FULL, quantity: 3 }] }))
      expect(pretix.positions.slice(2).map(({ seat }) => seat)).toEqual(['B-2', 'B-3', 'B-4'])
      expect(await refusalOf({ ...evening, items: [{ saleType: FULL, quantity: 3 }] })).toBe(-214)
    },
  )

  it('sells no seat that is blocked: a hall that is blocked is sold out, and has no places', async ({ clock, setup, shop }) => {
    const [evening] = [`saison/${LATER}`]
    const [quota] = setup.quotas.filter(({ id }) => id === 3)
    if (quota) quota.size = 10
    const statusNow = async () => (await shop.offers([evening])).get(evening)?.seatGroups[0]?.status
    const placesNow = async () => (await shop.performanceStatuses([evening])).get(evening)
    expect(await statusNow()).toBe(1)
    for (const seat of setup.seats) seat.blocked = seat.seat_guid !== 'B-1'
    expect(await statusNow()).toBe(1)
    clock.advance({ minutes: 10 })
    expect(await statusNow()).toBe(2)
    for (const seat of setup.seats) seat.blocked = true
    clock.advance({ minutes: 10 })
    expect(await statusNow()).toBe(0)
    // The Rang has no seats, and no bounds.
    expect((await shop.offers([evening])).get(evening)?.seatGroups[1]?.status).toBe(1)
    expect(await placesNow()).toMatchObject({ taken: null })
  })

  it('reads a seating plan once, and then the row in which it chooses', async ({ clock, setup, pretix, shop, later5s, request }) => {
    const evening = { performance: `saison/${LATER}`, items: [{ saleType: FULL, quantity: 2 }] }
    pretix.perPage = 5
    await shop.addToCart(request(evening))
    pretix.calls.length = 0
    const before = setup.seats.find(({ seat_guid }) => seat_guid === 'B-2')
    if (before) before.ordered = true
    later5s()
    await shop.addToCart(request(evening))
    expect(pretix.positions.slice(2).map(({ seat }) => seat)).toEqual(['B-3', 'B-4'])
    expect(pretix.calls.filter((call) => call.includes('/seats/'))).toEqual([`GET /events/saison/subevents/${LATER}/seats/`])
    pretix.positions.length = 0
    if (before) before.ordered = false
    // Seats that were given back are found once none seem to be left, those given away here not for a while.
    clock.advance({ minutes: 1 })
    await shop.addToCart(request({ ...evening, items: [{ saleType: FULL, quantity: 4 }] }))
    expect(pretix.positions.map(({ seat }) => seat)).toEqual(['B-1', 'B-2', 'B-3', 'B-4'])
  })

  it('gives buyers of one moment seats of their own', async ({ pretix, shop, request }) => {
    const evening = { performance: `saison/${LATER}`, items: [{ saleType: FULL, quantity: 1 }] }
    await Promise.all(Array.from({ length: 6 }, () => shop.addToCart(request(evening))))
    expect(new Set(pretix.positions.map(({ seat }) => seat)).size).toBe(6)
    expect(pretix.calls.filter((call) => call.includes('bulk_create'))).toHaveLength(6)
  })
})
