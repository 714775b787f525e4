import fc from 'fast-check'
import { expect, it } from 'vitest'
import { assignColumns } from './columns.ts'

it('puts side by side what happens at once, and gives the whole width to what stands alone', () => {
  const lanes = assignColumns([
    { id: 1, start: 600, end: 720 },
    { id: 2, start: 660, end: 780 },
    { id: 3, start: 720, end: 800 },
    { id: 4, start: 800, end: 900 },
  ])
  expect(Object.fromEntries(lanes)).toEqual({
    1: { column: 0, columns: 2 },
    2: { column: 1, columns: 2 },
    3: { column: 0, columns: 2 },
    4: { column: 0, columns: 1 },
  })
})

it('keeps the given order among what begins together, and never lets two lie over each other', () => {
  expect(assignColumns([2, 1].map((id) => ({ id, start: 0, end: 10 }))).get(2)).toEqual({ column: 0, columns: 2 })
  const performance = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 30 }))
  fc.assert(
    fc.property(fc.array(performance, { maxLength: 14 }), (given) => {
      const entries = given.map(([start, length], id) => ({ id, start, end: start + length }))
      const lanes = assignColumns(entries)
      for (const one of entries)
        for (const other of entries) {
          if (one.id >= other.id || one.start >= other.end || other.start >= one.end) continue
          expect(lanes.get(one.id)?.column).not.toBe(lanes.get(other.id)?.column)
          expect(lanes.get(one.id)?.columns).toBe(lanes.get(other.id)?.columns)
        }
    }),
  )
})
