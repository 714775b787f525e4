import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstFrom } from './event-order.server.ts'

it('a list begins with the first performance at a moment or after it, wherever that stands in the order', () => {
  const moments = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 40 })
  fc.assert(
    fc.property(moments, fc.integer({ min: -1, max: 51 }), (unordered, from) => {
      const starts = Float64Array.from(unordered).sort()
      const expected = [...starts, Number.POSITIVE_INFINITY].findIndex((start) => start >= from)
      const order = { ids: new Int32Array(starts.length), starts }
      expect(firstFrom(order, Temporal.Instant.fromEpochMilliseconds(from))).toBe(expected)
    }),
  )
})
