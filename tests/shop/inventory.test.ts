import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requirement } from '../support/requirement.ts'
import { DATABASES } from '../support/test-app.ts'
import { type CartAnswer, openTestShop, type TestShop } from './shop.ts'

const PLACES = 100
const BUYERS = 200
const MAX_PER_CART = 40

describe.each(DATABASES)('the stock of the sandbox shop on %s', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(database)
  })
  afterAll(() => shop.close())

  async function counts(id: string): Promise<{ free: number; held: number; sold: number }> {
    const page = await shop.admin(`/performances/${id}`)
    const [free = -1, held = -1, sold = -1] = ['frei', 'reserviert', 'verkauft'].map((word) =>
      Number(new RegExp(`>${word}: (\\d+)<`).exec(page)?.[1] ?? -1),
    )
    return { free, held, sold }
  }

  /** A buyer whose connection breaks after the request was sent: there is no answer, and the shop may or may not have acted. */
  async function buyAndDie(cart: string, performance: string, quantity: number): Promise<void> {
    const controller = new AbortController()
    const request = fetch(`${shop.url}/v1/carts/${cart}/items`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ performance, items: [{ sale_type: 1, quantity }] }),
      signal: controller.signal,
    }).catch(() => undefined)
    // When another request has been answered, this one has been sent long before.
    await fetch(`${shop.url}/healthz`)
    controller.abort()
    await request
  }

  it.each([
    ['numbered seats', 'probebuehne'],
    ['unnumbered places', 'garten'],
  ])(
    'two hundred buyers at once, every fourth dying midway, never get one of a hundred %s twice, and none is lost',
    requirement('BOOK-45', 'CART-12'),
    async (_, hall) => {
      const performance = `gedraenge-${hall}`
      await shop.offer(performance, hall)
      const carts = await Promise.all(Array.from({ length: BUYERS }, () => shop.cart()))
      const answers = await Promise.all(
        carts.map((cart, index) => {
          const quantity = (index % 3) + 1
          return index % 4 === 3 ? buyAndDie(cart, performance, quantity) : shop.hold({ performance, quantity }, { cart })
        }),
      )
      for (const [index, answer] of answers.entries()) {
        if (!answer) continue
        expect(answer.status === 201 ? answer.body.tickets_quantity : answer.body.response_code).toBe(
          answer.status === 201 ? (index % 3) + 1 : -214,
        )
      }
      const held = await Promise.all(carts.map(async (cart) => (await shop.call<CartAnswer>('GET', `/carts/${cart}`)).body.items))
      const tickets = held.flat()
      if (hall === 'probebuehne') expect(new Set(tickets.map((ticket) => `${ticket.row}/${ticket.seat}`)).size).toBe(tickets.length)
      expect(new Set(tickets.map((ticket) => ticket.id)).size).toBe(tickets.length)
      expect(await counts(performance)).toEqual({ free: PLACES - tickets.length, held: tickets.length, sold: 0 })

      // All free seats can be held, and not one more.
      const left = PLACES - tickets.length
      const others = await Promise.all(Array.from({ length: left + 1 }, () => shop.hold({ performance })))
      expect(others.filter(({ status }) => status === 201)).toHaveLength(left)
      expect(others.find(({ status }) => status !== 201)?.body.response_code).toBe(-214)

      shop.clock.advance({ minutes: 15 })
      expect(await counts(performance)).toEqual({ free: PLACES, held: 0, sold: 0 })
    },
  )

  it(
    'whatever is held, released, paid and left to run out, every place is free, held or sold, and each answer true',
    requirement('CART-12'),
    async () => {
      const action = fc.oneof(
        fc.record({ kind: fc.constant('hold' as const), cart: fc.nat(2), quantity: fc.integer({ min: 1, max: 40 }) }),
        fc.record({ kind: fc.constant('release' as const), cart: fc.nat(2) }),
        fc.record({ kind: fc.constant('pay' as const), cart: fc.nat(2) }),
        fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 15 }) }),
      )
      let run = 0
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 14 }), async (actions) => {
          const performance = `zufall-${run++}`
          await shop.offer(performance, 'garten')
          const carts = await Promise.all(
            [0, 1, 2].map(async () => ({ id: await shop.cart(), held: 0, endsAt: 0, sold: 0, isPaid: false })),
          )
          const minute = () => shop.clock.now().epochMilliseconds / 60_000
          for (const step of actions) {
            if (step.kind === 'wait') shop.clock.advance({ minutes: step.minutes })
            for (const cart of carts) if (cart.endsAt <= minute()) cart.held = 0
            if (step.kind === 'wait') continue
            const cart = carts[step.cart]
            if (!cart) continue
            const taken = carts.reduce((sum, entry) => sum + entry.held + entry.sold, 0)
            if (step.kind === 'hold') {
              const { status, body } = await shop.hold({ performance, quantity: step.quantity }, { cart: cart.id })
              if (cart.isPaid) expect(body.response_code).toBe(-204)
              else if (cart.held + step.quantity > MAX_PER_CART) expect(body.response_code).toBe(-215)
              else if (taken + step.quantity > PLACES) expect(body.response_code).toBe(-214)
              else {
                cart.held += step.quantity
                cart.endsAt = minute() + 15
                expect([status, body.tickets_quantity]).toEqual([201, cart.held])
              }
            } else if (step.kind === 'release') {
              await shop.call('DELETE', `/carts/${cart.id}`)
              cart.held = 0
            } else {
              const paid = await fetch(`${shop.url}/cart/${cart.id}/pay`, { method: 'POST', redirect: 'manual' })
              expect(paid.status).toBe(cart.isPaid || cart.held === 0 ? 409 : 303)
              if (paid.status === 303) Object.assign(cart, { sold: cart.held, held: 0, isPaid: true })
            }
            const [held, sold] = [carts.reduce((sum, entry) => sum + entry.held, 0), carts.reduce((sum, entry) => sum + entry.sold, 0)]
            expect(await counts(performance)).toEqual({ free: PLACES - held - sold, held, sold })
          }
        }),
        { numRuns: 10, endOnFailure: true },
      )
    },
  )
})
