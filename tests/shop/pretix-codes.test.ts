import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPretixShop } from '../../app/booking/pretix/pretix-shop.server.ts'
import {
  type CartRequest,
  CODE_EXPIRED,
  CODE_IN_SHOP_ONLY,
  CODE_NOT_HERE,
  CODE_UNKNOWN,
  CODE_USED_UP,
  ShopRejected,
  type TicketShop,
} from '../../app/booking/ticket-shop.ts'
import { freePort } from '../support/free-port.ts'
import { TEST_NOW, TestClock } from '../support/test-app.ts'
import { FULL, LATER, PARKETT, RANG, REDUCED, season, TOMORROW, voucher, WIESE } from './pretix-season.ts'
import type { PretixEventSetup } from './pretix-server/setup.ts'
import { openPretixServer, PRETIX_TOKEN, type PretixServer } from './pretix-server.ts'

const IMPATIENT = { attemptTimeoutMs: 500, requestTimeoutMs: 2000, maxAttempts: 2, backoffMs: 5, failureThreshold: 50 }
const EVENING = `saison/${TOMORROW}`

describe('codes in pretix', () => {
  let clock: TestClock
  let setup: PretixEventSetup
  let pretix: PretixServer
  let shop: TicketShop
  beforeEach(async () => {
    clock = new TestClock(TEST_NOW)
    setup = season()
    pretix = await openPretixServer([setup], clock, await freePort())
    shop = createPretixShop({ apiUrl: pretix.apiUrl, token: PRETIX_TOKEN, publicUrl: 'https://www.haus.example', clock, limits: IMPATIENT })
  })
  afterEach(() => pretix.close())

  const request = (code: string | undefined, withCode: number, fields: Partial<CartRequest> = {}): CartRequest => ({
    ...{ performance: EVENING, seatGroup: 'Parkett', items: [{ saleType: FULL, quantity: 2, withCode }], code, block: undefined },
    ...{ cartUrl: undefined, idempotencyKey: randomUUID(), ...fields },
  })
  const refusal = async (work: Promise<unknown> | undefined) => {
    const error = await work?.catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ShopRejected)
    return (error as ShopRejected).responseCode
  }
  const pricesWith = async (code: string) => {
    const offer = await shop.checkCode?.(EVENING, code)
    return offer?.seat_groups.flatMap(({ seat_group, prices }) =>
      prices.map((price) => [seat_group, price.price, price.code_price, price.needs_code]),
    )
  }
  /** An adapter that has read nothing before. */
  const renew = () => {
    shop = createPretixShop({ apiUrl: pretix.apiUrl, token: PRETIX_TOKEN, publicUrl: 'https://www.haus.example', clock, limits: IMPATIENT })
  }
  const saleNow = async () => (await shop.offers([EVENING])).get(EVENING)?.sale
  const heldPrices = () => pretix.positions.map(({ price, voucher: code }) => [price, code])

  it('are offered where pretix has some that can be redeemed, and the key may see them', async () => {
    const takesCodes = async () => {
      clock.advance({ minutes: 5 })
      return (await shop.offers([EVENING])).get(EVENING)?.seatGroups.map(({ takes_codes }) => takes_codes)
    }
    expect(await takesCodes()).toEqual([undefined, undefined])
    setup.vouchers = [voucher('ALT', { redeemed: 100 })]
    expect(await takesCodes()).toEqual([undefined, undefined])
    setup.vouchers = [voucher('FREUNDE')]
    expect(await takesCodes()).toEqual([true, true])
    pretix.showsVouchers = false
    expect(await takesCodes()).toEqual([undefined, undefined])
    expect(await refusal(shop.checkCode?.(EVENING, 'FREUNDE'))).toBe(CODE_UNKNOWN)
  })

  it('change prices as pretix does, and are held with the tickets that they are for', async () => {
    setup.vouchers = [voucher('FREUNDE', { price_mode: 'percent', value: '33.33', item: PARKETT, max_usages: 12, redeemed: 2 })]
    const offer = await shop.checkCode?.(EVENING, 'freunde')
    expect([offer?.code, offer?.effect, offer?.uses]).toEqual(['FREUNDE', { kind: 'percent', value: 33.33 }, 10])
    expect(await pricesWith('FREUNDE')).toEqual([
      ['Parkett', '24.00', '16.00', undefined],
      ['Parkett', '12.00', '8.00', undefined],
      ['Rang', '20.00', undefined, undefined],
    ])
    const items = [
      { saleType: FULL, quantity: 2, withCode: 1 },
      { saleType: REDUCED, quantity: 1, withCode: 1 },
    ]
    const before = pretix.calls.length
    expect((await shop.addToCart(request('FREUNDE', 0, { items }))).ticketsQuantity).toBe(3)
    expect(heldPrices()).toEqual([
      ['16.00', 'FREUNDE'],
      ['24.00', undefined],
      ['8.00', 'FREUNDE'],
    ])
    expect(pretix.calls.slice(before)).toEqual(['POST /events/saison/cartpositions/bulk_create/'])
    expect(
      await refusal(shop.addToCart(request('FREUNDE', 1, { seatGroup: 'Rang', items: [{ saleType: RANG, quantity: 1, withCode: 1 }] }))),
    ).toBe(CODE_NOT_HERE)
  })

  it('take an amount off, set a price, or are for a variation or for what a quota counts', async () => {
    setup.vouchers = [
      voucher('ABZUG', { price_mode: 'subtract', value: '15.00' }),
      voucher('FREI', { id: 901, price_mode: 'set', value: '0.00', item: PARKETT, variation: FULL }),
      voucher('KONTINGENT', { id: 902, price_mode: 'set', value: '9.00', quota: 2 }),
    ]
    expect((await pricesWith('ABZUG'))?.map(([, , price]) => price)).toEqual(['9.00', '0.00', '5.00'])
    expect((await pricesWith('FREI'))?.map(([, , price]) => price)).toEqual(['0.00', undefined, undefined])
    expect((await pricesWith('KONTINGENT'))?.map(([, , price]) => price)).toEqual([undefined, undefined, '9.00'])
  })

  it('are refused for what stands against them, those that pretix’s cart alone can count among it', async () => {
    setup.vouchers = [
      voucher('GANZ', { redeemed: 100 }),
      voucher('ALT', { id: 901, valid_until: '2026-11-20T12:00:00Z' }),
      voucher('MORGEN', { id: 902, subevent: LATER }),
      voucher('ANDERES', { id: 903, item: 999 }),
      voucher('BUDGET', { id: 904, budget: '100.00' }),
      voucher('PLATZ', { id: 905, seat: 'A-1' }),
      voucher('GRUPPE', { id: 906, min_usages: 5 }),
    ]
    const refusals = await Promise.all(
      ['GANZ', 'ALT', 'MORGEN', 'ANDERES', 'BUDGET', 'PLATZ', 'GRUPPE', 'FREMD'].map((code) => refusal(shop.checkCode?.(EVENING, code))),
    )
    expect(refusals).toEqual([
      ...[CODE_USED_UP, CODE_EXPIRED, CODE_NOT_HERE, CODE_NOT_HERE],
      ...[CODE_IN_SHOP_ONLY, CODE_IN_SHOP_ONLY, CODE_IN_SHOP_ONLY, CODE_UNKNOWN],
    ])
  })

  it('open what is sold only with them, if they show it', async () => {
    setup.quotas.push({ id: 5, name: 'q5', size: 10, items: [WIESE], variations: [], subevent: TOMORROW })
    setup.vouchers = [voucher('FREUNDE', { item: WIESE, max_usages: 3 })]
    expect((await shop.offers([EVENING])).get(EVENING)?.seatGroups.map(({ seat_group }) => seat_group)).toEqual(['Parkett', 'Rang'])
    const groups = (await shop.checkCode?.(EVENING, 'FREUNDE'))?.seat_groups
    const shown = groups?.map(({ seat_group, prices: [first], max_tickets }) => [seat_group, first?.needs_code, max_tickets])
    expect(shown).toEqual([
      ['Parkett', undefined, 10],
      ['Rang', undefined, 10],
      ['Freunde', true, 3],
    ])
    const wiese = { seatGroup: 'Freunde', items: [{ saleType: WIESE, quantity: 2, withCode: 2 }] }
    expect((await shop.addToCart(request('FREUNDE', 0, wiese))).ticketsQuantity).toBe(2)
    expect(await refusal(shop.addToCart(request('FREUNDE', 0, { ...wiese, items: [{ saleType: WIESE, quantity: 2, withCode: 1 }] })))).toBe(
      -404,
    )
    expect(await refusal(shop.addToCart(request(undefined, 0, wiese)))).toBe(-404)
    for (const item of setup.items) item.hide_without_voucher = item.id === WIESE
    setup.vouchers = [voucher('VERDECKT', { item: WIESE, show_hidden_items: false })]
    clock.advance({ minutes: 1 })
    expect(await refusal(shop.checkCode?.(EVENING, 'VERDECKT'))).toBe(CODE_NOT_HERE)
  })

  it('that keep tickets free sell them when no others are left', async () => {
    for (const quota of setup.quotas) if (quota.id === 2) quota.sold = 3
    setup.vouchers = [voucher('RESERVIERT', { item: RANG, block_quota: true })]
    expect((await shop.offers([EVENING])).get(EVENING)?.seatGroups.map(({ status }) => status)).toEqual([1, 0])
    const rang = (await shop.checkCode?.(EVENING, 'RESERVIERT'))?.seat_groups[1]
    expect([rang?.status, rang?.prices[0]?.needs_code]).toEqual([1, true])
    const items = [{ saleType: RANG, quantity: 1, withCode: 1 }]
    expect((await shop.addToCart(request('RESERVIERT', 0, { seatGroup: 'Rang', items }))).ticketsQuantity).toBe(1)
  })

  it('whose last use lies in another cart are told of when the tickets are held, of which none stays in the cart', async () => {
    setup.vouchers = [voucher('EINMAL', { price_mode: 'set', value: '0.00', max_usages: 1 })]
    await shop.addToCart(request('EINMAL', 1))
    expect((await shop.checkCode?.(EVENING, 'EINMAL'))?.uses).toBe(1)
    expect(await refusal(shop.addToCart(request('EINMAL', 1)))).toBe(CODE_USED_UP)
    expect(heldPrices()).toEqual([
      ['0.00', 'EINMAL'],
      ['24.00', undefined],
    ])
    clock.advance({ minutes: 16 })
    expect((await shop.addToCart(request('EINMAL', 1))).ticketsQuantity).toBe(2)
  })

  it('are left to the cart of a pretix that does not take them with tickets', async () => {
    setup.vouchers = [voucher('FREUNDE', { price_mode: 'percent', value: '20.00' })]
    pretix.knowsVouchers = false
    expect(await refusal(shop.addToCart(request('FREUNDE', 2)))).toBe(CODE_IN_SHOP_ONLY)
    expect(pretix.positions).toEqual([])
  })

  it('stand in no message of a failure', async () => {
    setup.vouchers = [voucher('GEHEIM')]
    await shop.offers([EVENING])
    for (const status of [400, 401, 503, 503]) pretix.provoked.push({ path: /\/vouchers\/$/, status })
    for (let attempt = 0; attempt < 3; attempt++) {
      const error = (await shop.checkCode?.(EVENING, 'GEHEIM').catch((caught: Error) => caught)) as Error
      expect(error).toBeInstanceOf(Error)
      expect(`${error.message} ${error.cause}`).not.toContain('GEHEIM')
    }
  })

  it('may open an evening that is sold out where some keep tickets, and only there', async () => {
    for (const quota of setup.quotas) if (quota.subevent === TOMORROW) quota.size = 0
    setup.vouchers.push(voucher('RABATT', { price_mode: 'percent', value: '10.00' }))
    expect(await saleNow()).not.toHaveProperty('opensWithCode')
    renew()
    setup.vouchers.push(voucher('FREUNDE', { id: 901, block_quota: true }))
    expect(await saleNow()).toMatchObject({ opensWithCode: true })
  })

  it('that only pretix’s own cart can take are refused with its page, which has the code and the date', async () => {
    setup.vouchers.push(voucher('BUDGET', { budget: '50.00' }), voucher('PLATZ', { id: 901, seat: 'B-1' }))
    for (const code of ['budget', 'PLATZ']) {
      const error = await shop.checkCode?.(EVENING, code).catch((caught: unknown) => caught)
      expect(error).toMatchObject({ responseCode: CODE_IN_SHOP_ONLY })
      expect((error as ShopRejected).page).toMatch(new RegExp(`/haus/saison/redeem\\?voucher=${code}&subevent=${TOMORROW}$`))
    }
  })

  it('leave the names of what was on sale without them', async () => {
    setup.categories.push({ id: 1, name: { de: 'Freunde des Hauses' }, is_addon: false })
    const friends = setup.items.find(({ id }) => id === WIESE)
    if (friends) Object.assign(friends, { category: 1, name: { de: 'Rang' } })
    setup.quotas.push({ id: 9, name: 'q9', size: 5, items: [WIESE], variations: [], subevent: TOMORROW })
    setup.vouchers.push(voucher('FREUNDE', { item: WIESE }))
    const names = (groups: { seat_group: string }[] | undefined) => groups?.map(({ seat_group }) => seat_group)
    expect(names((await shop.offers([EVENING])).get(EVENING)?.seatGroups)).toEqual(['Parkett', 'Rang'])
    const opened = (await shop.checkCode?.(EVENING, 'FREUNDE'))?.seat_groups
    expect(names(opened)).toEqual(['Parkett', 'Rang', 'Freunde des Hauses, Rang'])
  })
})
