import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsIn, type SeatPlan } from '../../app/booking/seat-plan/seat-plan.ts'
import { openTestShop, SHOP_TOKEN, type TestShop } from '../shop/shop.ts'
import { createEvents } from '../support/create-events.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

type Answer = { tickets_quantity?: number; response_code?: number; seats?: string[]; detail?: string; code?: string }

describe('the seats of a performance', () => {
  let shop: TestShop
  let app: TestApp
  let [hall, studio, cancelled, unsold] = [0, 0, 0, 0]
  beforeAll(async () => {
    shop = await openTestShop('pglite', 'http://127.0.0.1')
    await shop.offer('saal', 'werkhalle')
    await shop.offer('studio', 'studio')
    await shop.offer('abgesagt', 'werkhalle')
    app = await createTestApp({ environment: { SHOP_URL: shop.url, SHOP_TOKEN } })
    ;[hall = 0, studio = 0, cancelled = 0, unsold = 0] = await createEvents(app, [
      { startsAt: '2026-11-22T20:00:00+01:00', idJet: 'saal' },
      { startsAt: '2026-11-23T20:00:00+01:00', idJet: 'studio' },
      { startsAt: '2026-11-24T20:00:00+01:00', idJet: 'abgesagt', status: 'cancelled' },
      { startsAt: '2026-11-25T20:00:00+01:00', idJet: '' },
    ])
    await app.foyer.refreshOffers()
  })
  beforeEach(() => shop.provoke('none'))
  afterAll(async () => {
    await app.close()
    await shop.close()
  })

  const seats = (event: number) => app.visitor().getJson<SeatPlan>(`/api/events/${event}/seats/`)
  const choose = (seat_ids: string[], quantities = [seat_ids.length]) =>
    app.visitor().send<Answer>('POST', '/api/shop-cart/', {
      ...{ event_jet_id: 'saal', seat_group: 'Kategorie 1', sale_type_ids: quantities.map((_, index) => index + 1), quantities, seat_ids },
    })

  it('are shown as the shop has them, with nothing of its key, and those of the next seconds from one reading', async () => {
    const first = await seats(hall)
    expect(first.status).toBe(200)
    expect(rowsIn(first.body).flatMap((row) => row.seats)).toHaveLength(240)
    expect(JSON.stringify(first.body)).not.toContain(SHOP_TOKEN)
    await shop.provoke('offline')
    expect((await seats(hall)).body).toEqual(first.body)
    app.clock.advance({ seconds: 4 })
    expect((await seats(hall)).status).toBe(503)
  })

  it('are 404 of a hall without a plan, a cancelled performance, one the shop does not sell, or one that does not exist', async () => {
    for (const id of [studio, cancelled, unsold, 999_999]) expect([id, (await seats(id)).status]).toEqual([id, 404])
    expect((await seats(studio)).body).toMatchObject({
      code: 'no_seat_plan',
      detail: 'Die Plätze dieser Vorstellung lassen sich nicht einzeln wählen.',
    })
  })

  it('are put into the cart as they were chosen, or named where they are taken', async () => {
    expect((await choose(['1-3-1', '1-3-2'], [1, 1])).body.tickets_quantity).toBe(2)
    expect(
      rowsIn((await seats(hall)).body)[2]
        ?.seats.map(({ status }) => status === 'held')
        .slice(0, 3),
    ).toEqual([true, true, false])
    const taken = await choose(['1-3-2', '1-3-3'])
    expect(taken.status).toBe(409)
    expect(taken.body).toMatchObject({
      response_code: -218,
      seats: ['1-3-2'],
      detail: 'Jemand war schneller: Diese Plätze sind nicht mehr frei.',
    })
    const single = await choose(['1-4-2', '1-4-3'])
    expect(single.body).toMatchObject({ response_code: -219, detail: 'Bitte wählen Sie so, dass kein einzelner Platz frei bleibt.' })
  })

  it('are refused where their number is not that of the tickets', async () => {
    expect((await choose(['1-5-1', '1-5-2'], [1])).status).toBe(400)
    expect((await choose(['x'.repeat(191)])).status).toBe(400)
  })
})
