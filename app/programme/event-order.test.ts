import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstFrom, orderOf } from './event-order.server.ts'

it('a list begins with the first performance at a moment or after it, wherever that stands in the order', () => {
  const moments = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 40 })
  fc.assert(
    fc.property(moments, fc.integer({ min: -1, max: 51 }), (unordered, from) => {
      const starts = Float64Array.from(unordered).sort()
      const expected = [...starts, Number.POSITIVE_INFINITY].findIndex((start) => start >= from)
      expect(firstFrom({ starts }, Temporal.Instant.fromEpochMilliseconds(from))).toBe(expected)
    }),
  )
})

it('a production has its performances alone, in the order of the whole programme', () => {
  const order = {
    ids: Int32Array.of(4, 2, 9),
    starts: Float64Array.of(10, 20, 30),
    seconds: Int32Array.of(1, 2, 3),
    productionIds: Int32Array.of(7, 8, 7),
    cancelled: Uint8Array.of(0, 0, 1),
  }
  expect(orderOf(order, (_, production) => production === 7)).toEqual({
    ids: Int32Array.of(4, 9),
    starts: Float64Array.of(10, 30),
    seconds: Int32Array.of(1, 3),
    productionIds: Int32Array.of(7, 7),
    cancelled: Uint8Array.of(0, 1),
  })
})
