import { expect, it } from 'vitest'
import type { HoldRequest } from './holds.ts'
import { Refusal } from './refusal.ts'
import { createTill, type ServeTogether } from './till.ts'

const request = (cart: string, performance = 'abend', idempotencyKey = `key-${cart}`): HoldRequest => ({
  cart,
  idempotencyKey,
  wish: { performance, seatGroup: null, block: null, items: [{ saleType: 1, quantity: 1 }] },
})

/** A till whose transactions end when the test says so. */
function openTill() {
  const served: {
    performance: string
    carts: string[]
    end: (refusals?: (Refusal | undefined)[]) => void
    fail: (error: Error) => void
  }[] = []
  const serve: ServeTogether = (performance, requests) =>
    new Promise((resolve, reject) => {
      const carts = requests.map(({ cart }) => cart)
      served.push({ performance, carts, end: (refusals = []) => resolve(refusals), fail: reject })
    })
  return { till: createTill(serve), served }
}

it('whoever comes while somebody is served is served together with all others who came, in their order', async () => {
  const { till, served } = openTill()
  const bought = ['a', 'b', 'c'].map((cart) => till.hold(request(cart)))
  expect(served.map(({ carts }) => carts)).toEqual([['a']])
  served[0]?.end()
  await bought[0]
  expect(served.map(({ carts }) => carts)).toEqual([['a'], ['b', 'c']])
  served[1]?.end([new Refusal('notEnoughSeats')])
  await expect(bought[1]).rejects.toThrow(Refusal)
  await bought[2]
})

it('buyers of another performance do not wait', () => {
  const { till, served } = openTill()
  void till.hold(request('a'))
  void till.hold(request('b', 'matinee'))
  expect(served.map(({ performance }) => performance)).toEqual(['abend', 'matinee'])
})

it('one cart, and one request, is never served twice at once', async () => {
  const { till, served } = openTill()
  const first = till.hold(request('a'))
  for (const next of [request('b'), request('b', 'abend', 'another'), request('c', 'abend', 'another')]) void till.hold(next)
  served[0]?.end()
  await first
  expect(served.at(-1)?.carts).toEqual(['b'])
})

it('a failure reaches those whom it befell, and the line goes on', async () => {
  const { till, served } = openTill()
  const first = till.hold(request('a'))
  const second = till.hold(request('b'))
  served[0]?.fail(new Error('the database is gone'))
  await expect(first).rejects.toThrow('the database is gone')
  served[1]?.end()
  await second
  void till.hold(request('c'))
  expect(served.map(({ carts }) => carts)).toEqual([['a'], ['b'], ['c']])
})
