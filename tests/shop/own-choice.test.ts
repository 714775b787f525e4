import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandboxShop } from '../../app/booking/sandbox/sandbox-shop.server.ts'
import { rowsIn } from '../../app/booking/seat-plan/seat-plan.ts'
import { type CartRequest, COMPANION_ALONE, SEATS_LEFT_SINGLE, SEATS_TAKEN, ShopRejected } from '../../app/booking/ticket-shop.ts'
import { DATABASES } from '../support/test-app.ts'
import { openTestShop, type TestShop } from './shop.ts'

describe.each(DATABASES)('seats of one’s own choice in the sandbox shop on %s', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(database)
  })
  afterAll(() => shop.close())
  const adapter = () => createSandboxShop(shop.url, { publicUrl: 'http://www.marienbrueck.example' })
  const request = (performance: string, seats: string[], fields: Partial<CartRequest> = {}): CartRequest => ({
    ...{ performance, seatGroup: 'Kategorie 2', items: [{ saleType: 1, quantity: seats.length }], seats, block: undefined },
    ...{ cartUrl: undefined, idempotencyKey: randomUUID(), ...fields },
  })
  async function seatsOf(performance: string) {
    const plan = await adapter().seats(performance)
    return new Map((plan ? rowsIn(plan) : []).flatMap(({ seats }) => seats.map((seat) => [seat.id, seat] as const)))
  }
  async function rejectionOf(wanted: CartRequest) {
    const error = await adapter()
      .addToCart(wanted)
      .catch((caught) => caught)
    expect(error).toBeInstanceOf(ShopRejected)
    return { code: (error as ShopRejected).responseCode, seats: (error as ShopRejected).seats }
  }

  it('shows every seat of a hall once, where it stands, with its seat group and its state', async () => {
    await shop.offer('saalplan', 'werkhalle')
    const plan = await adapter().seats('saalplan')
    expect(plan?.zones.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['Tribüne vorn', 8],
      ['Tribüne hinten', 8],
    ])
    const seats = await seatsOf('saalplan')
    expect(seats.size).toBe(240)
    expect(new Set([...seats.values()].map(({ x, y }) => `${x}/${y}`)).size).toBe(240)
    expect(seats.get('2-9-1')).toEqual({ id: '2-9-1', number: '1', x: 1, y: 9, seat_group: 'Kategorie 2', status: 'free' })
    expect([...seats.values()].filter(({ access }) => access).map(({ id, access }) => [id, access])).toEqual([
      ['2-16-1', 'wheelchair'],
      ['2-16-2', 'companion'],
      ['2-16-13', 'companion'],
      ['2-16-14', 'wheelchair'],
    ])
  })

  it('names the seats that it has just given, and none where places have no numbers', async () => {
    await shop.offer('genannt', 'seebuehne')
    const best = (fields: Partial<CartRequest>): CartRequest => ({
      ...{ performance: 'genannt', seatGroup: 'Kategorie 1', items: [{ saleType: 1, quantity: 2 }], block: undefined },
      ...{ cartUrl: undefined, idempotencyKey: randomUUID(), ...fields },
    })
    const first = best({})
    const cart = await adapter().addToCart(first)
    const given = [13, 14].map((seat) => ({ zone: 'Ufertribüne unten', row: '1', seat: String(seat) }))
    expect(cart.givenSeats).toEqual(given)
    const more = await adapter().addToCart(best({ items: [{ saleType: 1, quantity: 1 }], cartUrl: cart.url }))
    expect([more.ticketsQuantity, more.givenSeats]).toEqual([3, [{ zone: 'Ufertribüne unten', row: '1', seat: '12' }]])
    expect((await adapter().addToCart({ ...first, cartUrl: cart.url })).givenSeats).toEqual(given)
    const meadow = await adapter().addToCart(best({ seatGroup: 'Kategorie 3', block: 1 }))
    expect([meadow.ticketsQuantity, meadow.givenSeats]).toEqual([2, undefined])
  })

  it('holds the seats that are named, shows them as held and frees them when the hold ends', async () => {
    await shop.offer('eigene', 'werkhalle')
    const cart = await adapter().addToCart(
      request('eigene', ['2-10-5', '2-10-6', '2-10-7'], {
        items: [
          { saleType: 1, quantity: 1 },
          { saleType: 2, quantity: 2 },
        ],
      }),
    )
    expect(cart.ticketsQuantity).toBe(3)
    expect((await seatsOf('eigene')).get('2-10-6')?.status).toBe('held')
    const { body } = await shop.call<{ items: { row: number; seat: number; price: string }[] }>(
      'GET',
      `/carts/${cart.url.split('/').at(-1)}`,
    )
    expect(body.items.map(({ row, seat, price }) => [row, seat, price])).toEqual([
      [10, 5, '12.00'],
      [10, 6, '6.00'],
      [10, 7, '6.00'],
    ])
    shop.clock.advance({ minutes: 15 })
    expect((await seatsOf('eigene')).get('2-10-6')?.status).toBe('free')
  })

  it('gives all of the named seats or none, and says which are taken', async () => {
    await shop.offer('vergeben', 'werkhalle')
    await adapter().addToCart(request('vergeben', ['2-10-5', '2-10-6']))
    expect(await rejectionOf(request('vergeben', ['2-10-6', '2-10-7']))).toEqual({ code: SEATS_TAKEN, seats: ['2-10-6'] })
    expect(await rejectionOf(request('vergeben', ['1-1-1', '2-99-1', '2-10-9']))).toEqual({ code: SEATS_TAKEN, seats: ['1-1-1', '2-99-1'] })
    expect([...(await seatsOf('vergeben')).values()].filter(({ status }) => status !== 'free')).toHaveLength(2)
  })

  it('leaves no single seat, and takes no seat twice in one request', async () => {
    await shop.offer('einzeln', 'werkhalle')
    expect((await rejectionOf(request('einzeln', ['2-10-2', '2-10-3']))).code).toBe(SEATS_LEFT_SINGLE)
    expect((await rejectionOf(request('einzeln', ['2-10-3', '2-10-3']))).code).toBe(-400)
    expect((await rejectionOf(request('einzeln', ['2-10-3'], { items: [{ saleType: 1, quantity: 2 }] }))).code).toBe(-400)
    expect((await adapter().addToCart(request('einzeln', ['2-10-1', '2-10-2']))).ticketsQuantity).toBe(2)
  })

  it('sells a companion seat with the wheelchair place beside it alone, and gives both to others last', async () => {
    await shop.offer('begleitet', 'werkhalle')
    expect((await rejectionOf(request('begleitet', ['2-16-2']))).code).toBe(COMPANION_ALONE)
    expect((await rejectionOf(request('begleitet', ['2-16-1', '2-16-13']))).code).toBe(COMPANION_ALONE)
    expect((await adapter().addToCart(request('begleitet', ['2-16-1', '2-16-2']))).ticketsQuantity).toBe(2)
    const best = async (quantity: number) => {
      const { seats: _, ...wanted } = request('begleitet', [], { items: [{ saleType: 1, quantity }] })
      await adapter().addToCart(wanted)
    }
    for (let row = 9; row < 16; row++) await best(14)
    await best(10)
    const free = async () => [...(await seatsOf('begleitet')).values()].filter(({ status }) => status === 'free').map(({ id }) => id)
    expect((await free()).filter((id) => id.startsWith('2-'))).toEqual(['2-16-13', '2-16-14'])
    await best(2)
    expect((await free()).filter((id) => id.startsWith('2-'))).toEqual([])
  })

  it('sells a seat once, however many want it at the same time, and the others hear so', async () => {
    await shop.offer('andrang', 'werkhalle')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, () => adapter().addToCart(request('andrang', ['2-12-1', '2-12-2']))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ responseCode: SEATS_TAKEN, seats: ['2-12-1', '2-12-2'] })
  })

  it('has no plan of a hall without numbers, nor of a performance that it does not know', async () => {
    await shop.offer('ohne-plan', 'studio')
    expect(await adapter().seats('ohne-plan')).toBeUndefined()
    expect(await adapter().seats('unbekannt')).toBeUndefined()
  })
})
