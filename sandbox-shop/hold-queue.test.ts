import { expect, it } from 'vitest'
import { type BatchHold, createHoldQueue } from './hold-queue.ts'
import type { HoldRequest } from './holds.ts'
import { Rejection } from './rejection.ts'

const request = (cart: string, performance = 'abend', idempotencyKey = `key-${cart}`): HoldRequest => ({
  cart,
  idempotencyKey,
  seatRequest: { performance, seatGroup: null, block: null, items: [{ saleType: 1, quantity: 1 }] },
})

/** A queue whose transactions end when the test says so. */
function openTill() {
  const served: {
    performance: string
    carts: string[]
    end: (refusals?: (Rejection | undefined)[]) => void
    fail: (error: Error) => void
  }[] = []
  const serve: BatchHold = (performance, requests) =>
    new Promise((resolve, reject) => {
      const carts = requests.map(({ cart }) => cart)
      served.push({ performance, carts, end: (refusals = []) => resolve(refusals), fail: reject })
    })
  return { holdQueue: createHoldQueue(serve), served }
}

it('whoever comes while somebody is served is served together with all others who came, in their order', async () => {
  const { holdQueue, served } = openTill()
  const bought = ['a', 'b', 'c'].map((cart) => holdQueue.hold(request(cart)))
  expect(served.map(({ carts }) => carts)).toEqual([['a']])
  served[0]?.end()
  await bought[0]
  expect(served.map(({ carts }) => carts)).toEqual([['a'], ['b', 'c']])
  served[1]?.end([new Rejection('notEnoughSeats')])
  await expect(bought[1]).rejects.toThrow(Rejection)
  await bought[2]
})

it('buyers of another performance do not wait', () => {
  const { holdQueue, served } = openTill()
  void holdQueue.hold(request('a'))
  void holdQueue.hold(request('b', 'matinee'))
  expect(served.map(({ performance }) => performance)).toEqual(['abend', 'matinee'])
})

it('one cart, and one request, is never served twice at once', async () => {
  const { holdQueue, served } = openTill()
  const first = holdQueue.hold(request('a'))
  for (const next of [request('b'), request('b', 'abend', 'another'), request('c', 'abend', 'another')]) void holdQueue.hold(next)
  served[0]?.end()
  await first
  expect(served.at(-1)?.carts).toEqual(['b'])
})

it('a failure reaches those whom it befell, and the line goes on', async () => {
  const { holdQueue, served } = openTill()
  const first = holdQueue.hold(request('a'))
  const second = holdQueue.hold(request('b'))
  served[0]?.fail(new Error('the database is gone'))
  await expect(first).rejects.toThrow('the database is gone')
  served[1]?.end()
  await second
  void holdQueue.hold(request('c'))
  expect(served.map(({ carts }) => carts)).toEqual([['a'], ['b'], ['c']])
})
