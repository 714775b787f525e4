import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestShop, SHOP_TOKEN, type TestShop } from '../shop/shop.ts'
import { createEvents } from '../support/create-events.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

type Group = { seat_group: string; prices: { price: string; code_price?: string }[]; takes_codes?: boolean }
type Answer = { code?: string; text?: string; uses?: number; seat_groups?: Group[]; response_code?: number; detail?: string }
type CartAnswer = { cart_url: string; tickets_quantity: number; response_code?: number; detail?: string }

describe('codes', () => {
  let shop: TestShop
  let app: TestApp
  let [evening, other, cancelled] = [0, 0, 0]
  beforeAll(async () => {
    shop = await openTestShop('pglite', 'http://127.0.0.1')
    for (const id of ['code-abend', 'code-anders', 'code-abgesagt']) await shop.offer(id, 'werkhalle')
    const define = (code: string, effect: object, rules: object = {}) => shop.call('PUT', `/codes/${code}`, { effect, ...rules })
    await define('FREUNDE', { kind: 'percent', value: 20 }, { performances: ['code-abend'], seatGroups: ['Kategorie 1'] })
    await define('EINER', { kind: 'set', value: 0 }, { maxUses: 1 })
    await define('GESTERN', { kind: 'percent', value: 20 }, { validUntil: '2026-11-20T12:00:00+01:00' })
    app = await createTestApp({ environment: { SHOP_URL: shop.url, SHOP_TOKEN } })
    ;[evening = 0, other = 0, cancelled = 0] = await createEvents(app, [
      { startsAt: '2026-11-22T20:00:00+01:00', idJet: 'code-abend' },
      { startsAt: '2026-11-23T20:00:00+01:00', idJet: 'code-anders' },
      { startsAt: '2026-11-24T20:00:00+01:00', idJet: 'code-abgesagt', status: 'cancelled' },
    ])
    await app.foyer.refreshOffers()
  })
  beforeEach(async () => {
    await shop.provoke('none')
    // Limits are counted in windows of ten minutes.
    app.clock.advance({ minutes: 10 })
  })
  afterAll(async () => {
    await app.close()
    await shop.close()
  })

  const check = (event: number, code: string) => app.visitor().send<Answer>('POST', `/api/events/${event}/code/`, { code })
  const order = (fields: object) =>
    app.visitor().send<CartAnswer>('POST', '/api/shop-cart/', {
      ...{ event_jet_id: 'code-abend', seat_group: 'Kategorie 1', sale_type_ids: [1], quantities: [2] },
      ...fields,
    })

  it('are answered in words and with the prices that they make, nothing of the shop’s key among them', async () => {
    const offer = await app.visitor().getJson<Answer>(`/api/events/${evening}/offer/`)
    expect(offer.body.seat_groups?.every(({ takes_codes }) => takes_codes)).toBe(true)
    const { status, body } = await check(evening, ' freunde ')
    expect([status, body.code, body.text, body.uses]).toEqual([200, 'FREUNDE', '20 % auf Kategorie 1', 1000])
    const prices = body.seat_groups?.map(({ seat_group, prices: [full] }) => [seat_group, full?.price, full?.code_price])
    expect(prices).toEqual([
      ['Kategorie 1', '24.00', '19.20'],
      ['Kategorie 2', '12.00', undefined],
    ])
    expect(JSON.stringify(body)).not.toContain(SHOP_TOKEN)
  })

  it('are refused in a sentence that says why', async () => {
    const refusals = await Promise.all(
      (
        [
          [evening, 'GIBT-ES-NICHT'],
          [other, 'FREUNDE'],
          [evening, 'GESTERN'],
          [evening, '§$%'],
        ] as const
      ).map(async ([event, code]) => {
        const { status, body } = await check(event, code)
        return [status, body.response_code, body.detail]
      }),
    )
    const unknown = 'Diesen Code kennt der Kartenverkauf nicht. Wertgutscheine lösen Sie beim Bezahlen ein.'
    expect(refusals).toEqual([
      [409, -240, unknown],
      [409, -243, 'Dieser Code gilt nicht für diese Vorstellung.'],
      [409, -242, 'Dieser Code ist abgelaufen.'],
      [409, -240, unknown],
    ])
    expect((await check(cancelled, 'FREUNDE')).status).toBe(404)
    expect((await check(999_999, 'FREUNDE')).status).toBe(404)
    for (const code of ['', 'x'.repeat(101)]) expect((await check(evening, code)).status).toBe(400)
    await shop.provoke('offline')
    const away = await check(evening, 'FREUNDE')
    expect([away.status, away.body.detail]).toEqual([
      503,
      'Der Kartenverkauf antwortet gerade nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    ])
  })

  it('go into the cart with as many tickets as they are for', async () => {
    const { body } = await order({ code: 'FREUNDE', code_quantities: [1] })
    const cart = await shop.call<{ items: { price: string }[] }>('GET', `/carts/${body.cart_url.split('/').at(-1)}`)
    expect(cart.body.items.map(({ price }) => price).toSorted()).toEqual(['19.20', '24.00'])
    expect((await order({ code: 'EINER', code_quantities: [1] })).body.tickets_quantity).toBe(2)
    const usedUp = await order({ code: 'EINER', code_quantities: [1] })
    expect([usedUp.status, usedUp.body.response_code, usedUp.body.detail]).toEqual([
      409,
      -241,
      'Dieser Code ist schon eingelöst oder liegt gerade in einem Warenkorb.',
    ])
    for (const wrong of [
      { code: 'FREUNDE' },
      { code_quantities: [1] },
      { code: 'FREUNDE', code_quantities: [3] },
      { code: 'FREUNDE', code_quantities: [1, 1] },
    ])
      expect((await order(wrong)).status).toBe(400)
  })

  it('cannot be guessed: an address may ask thirty times in ten minutes, in the widget and with orders together', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 20; attempt++) statuses.push((await check(evening, `RATEN${attempt}`)).status)
    for (let attempt = 0; attempt < 10; attempt++) statuses.push((await order({ code: `RATEN${attempt}`, code_quantities: [1] })).status)
    expect(new Set(statuses)).toEqual(new Set([409]))
    expect((await check(evening, 'FREUNDE')).status).toBe(429)
    expect((await order({ code: 'FREUNDE', code_quantities: [1] })).status).toBe(429)
    expect((await order({ quantities: [1] })).status).toBe(200)
  })
})
