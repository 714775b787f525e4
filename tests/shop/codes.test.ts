import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandboxShop } from '../../app/booking/sandbox/sandbox-shop.server.ts'
import {
  type CartRequest,
  CODE_EXPIRED,
  CODE_NOT_HERE,
  CODE_UNKNOWN,
  CODE_USED_UP,
  ShopRejected,
  ShopUnavailable,
} from '../../app/booking/ticket-shop.ts'
import { DATABASES } from '../support/test-app.ts'
import { openTestShop, SHOP_TOKEN, type TestShop } from './shop.ts'

describe.each(DATABASES)('codes in the sandbox shop on %s', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(database)
  })
  afterAll(() => shop.close())
  const adapter = (token: string | undefined = SHOP_TOKEN) =>
    createSandboxShop(shop.url, { publicUrl: 'http://www.marienbrueck.example', token })

  async function define(code: string, kind: string, value: number, rules: Record<string, unknown> = {}) {
    const { status } = await shop.call('PUT', `/codes/${code}`, { effect: { kind, value }, ...rules })
    expect(status).toBe(200)
  }
  const request = (
    performance: string,
    code: string,
    withCode: number,
    quantity = withCode,
    fields: Partial<CartRequest> = {},
  ): CartRequest => ({
    ...{ performance, seatGroup: 'Kategorie 1', items: [{ saleType: 1, quantity, withCode }], code, block: undefined },
    ...{ cartUrl: undefined, idempotencyKey: randomUUID(), ...fields },
  })
  async function pricesIn(cartUrl: string) {
    const { body } = await shop.call<{ items: { price: string }[] }>('GET', `/carts/${cartUrl.split('/').at(-1)}`)
    return body.items.map(({ price }) => price)
  }
  const check = async (performance: string, code: string) => {
    const offer = await adapter().checkCode?.(performance, code)
    const prices = offer?.seat_groups.map(({ seat_group, prices: [full] }) => [seat_group, full?.price, full?.code_price])
    return { ...offer, seat_groups: prices }
  }
  const refusal = async (work: Promise<unknown> | undefined) => {
    const error = await work?.catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ShopRejected)
    return (error as ShopRejected).responseCode
  }

  it('take a share off the seat groups for which they are valid, in the offer and in the cart', async () => {
    await shop.offer('fuenftel', 'werkhalle')
    await define('FUENFTEL', 'percent', 20, { seatGroups: ['Kategorie 1'] })
    expect(await check('fuenftel', ' fuenftel ')).toEqual({
      ...{ code: 'FUENFTEL', effect: { kind: 'percent', value: 20 }, uses: 1000 },
      seat_groups: [
        ['Kategorie 1', '24.00', '19.20'],
        ['Kategorie 2', '12.00', undefined],
      ],
    })
    const items = [
      { saleType: 1, quantity: 2, withCode: 1 },
      { saleType: 2, quantity: 1, withCode: 1 },
    ]
    const { url } = await adapter().addToCart(request('fuenftel', 'FUENFTEL', 0, 0, { items }))
    expect((await pricesIn(url)).toSorted()).toEqual(['19.20', '24.00', '9.60'])
    expect(await refusal(adapter().addToCart(request('fuenftel', 'FUENFTEL', 1, 1, { seatGroup: 'Kategorie 2' })))).toBe(CODE_NOT_HERE)
  })

  it('take an amount off, but not more than a ticket costs, or make tickets free', async () => {
    await shop.offer('abzug', 'werkhalle')
    await define('ZWANZIGER', 'subtract', 2000)
    await define('FREI', 'set', 0)
    expect((await check('abzug', 'ZWANZIGER')).seat_groups).toEqual([
      ['Kategorie 1', '24.00', '4.00'],
      ['Kategorie 2', '12.00', '0.00'],
    ])
    expect(await pricesIn((await adapter().addToCart(request('abzug', 'FREI', 1))).url)).toEqual(['0.00'])
  })

  it('are used up by tickets that are held, free again when the hold ends, and gone when they are bought', async () => {
    await shop.offer('begrenzt', 'werkhalle')
    await define('ZWEIMAL', 'set', 0, { maxUses: 2 })
    const { url } = await adapter().addToCart(request('begrenzt', 'ZWEIMAL', 1))
    expect((await check('begrenzt', 'ZWEIMAL')).uses).toBe(1)
    expect(await refusal(adapter().addToCart(request('begrenzt', 'ZWEIMAL', 2)))).toBe(CODE_USED_UP)
    await adapter().addToCart(request('begrenzt', 'ZWEIMAL', 1, 1, { cartUrl: url }))
    expect(await refusal(adapter().checkCode?.('begrenzt', 'ZWEIMAL'))).toBe(CODE_USED_UP)
    shop.clock.advance({ minutes: 15 })
    expect((await check('begrenzt', 'ZWEIMAL')).uses).toBe(2)
    const again = await adapter().addToCart(request('begrenzt', 'ZWEIMAL', 2))
    await fetch(`${shop.url}/cart/${again.url.split('/').at(-1)}/pay`, { method: 'POST', redirect: 'manual' })
    shop.clock.advance({ minutes: 15 })
    expect(await refusal(adapter().checkCode?.('begrenzt', 'ZWEIMAL'))).toBe(CODE_USED_UP)
  })

  it('with one use left go to one of those who want it at the same time, on whatever evening', async () => {
    await shop.offer('wettlauf-1', 'werkhalle')
    await shop.offer('wettlauf-2', 'werkhalle')
    await define('EINMAL', 'set', 0, { maxUses: 1 })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => adapter().addToCart(request(`wettlauf-${1 + (index % 2)}`, 'EINMAL', 1))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ responseCode: CODE_USED_UP })
  })

  it('end at their time, and are for the performances for which they are made', async () => {
    await shop.offer('hier', 'werkhalle')
    await define('KURZ', 'percent', 10, { validUntil: shop.clock.now().add({ minutes: 30 }).toString(), performances: ['hier'] })
    expect((await check('hier', 'KURZ')).code).toBe('KURZ')
    await shop.offer('woanders', 'werkhalle')
    expect(await refusal(adapter().checkCode?.('woanders', 'KURZ'))).toBe(CODE_NOT_HERE)
    shop.clock.advance({ minutes: 31 })
    expect(await refusal(adapter().checkCode?.('hier', 'KURZ'))).toBe(CODE_EXPIRED)
    expect(await refusal(adapter().addToCart(request('hier', 'KURZ', 1)))).toBe(CODE_EXPIRED)
  })

  it('give access to what nobody sees without one', async () => {
    await shop.offer('loge', 'werkhalle', { onlyWithCode: ['Kategorie 1'] })
    await define('LOGE', 'none', 0, { maxUses: 3, seatGroups: ['Kategorie 1'] })
    const offered = (await adapter().offers(['loge'])).get('loge')
    expect(offered?.seatGroups.map(({ seat_group, takes_codes }) => [seat_group, takes_codes])).toEqual([['Kategorie 2', true]])
    const shown = (await adapter().checkCode?.('loge', 'LOGE'))?.seat_groups
    expect(shown?.map(({ seat_group, prices: [full], max_tickets }) => [seat_group, full?.needs_code, max_tickets])).toEqual([
      ['Kategorie 1', true, 3],
      ['Kategorie 2', undefined, undefined],
    ])
    expect(await refusal(adapter().addToCart(request('loge', 'LOGE', 1, 2)))).toBe(-102)
    expect(await refusal(adapter().addToCart({ ...request('loge', 'LOGE', 0, 1), code: undefined }))).toBe(-102)
    expect((await adapter().addToCart(request('loge', 'LOGE', 2))).ticketsQuantity).toBe(2)
  })

  it('are asked for by the site alone, and an unknown one is like one that cannot be', async () => {
    await shop.offer('raten', 'werkhalle')
    await define('GEHEIM', 'percent', 10)
    for (const code of ['GEHEIN', 'a', '%&/', '']) expect(await refusal(adapter().checkCode?.('raten', code))).toBe(CODE_UNKNOWN)
    for (const work of [adapter('').checkCode?.('raten', 'GEHEIM'), adapter('').addToCart(request('raten', 'GEHEIM', 1))])
      expect(await refusal(work)).toBe(-90)
    await shop.provoke('offline')
    await expect(adapter().checkCode?.('raten', 'GEHEIM')).rejects.toBeInstanceOf(ShopUnavailable)
    await shop.provoke('none')
  })
})
