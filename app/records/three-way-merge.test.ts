import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedFields, threeWayMerge } from './three-way-merge.ts'

const values = fc.record({ a: fc.integer({ max: 3 }), b: fc.integer({ max: 3 }), c: fc.integer({ max: 3 }) })

describe('two people in one form', () => {
  it('keep every change that only one of them made', () => {
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        const { values: merged, conflicts } = threeWayMerge(base, mine, theirs)
        for (const field of ['a', 'b', 'c'] as const) {
          if (conflicts.some((conflict) => conflict.field === field)) continue
          const expected = mine[field] === base[field] ? theirs[field] : mine[field]
          expect(merged[field]).toBe(expected)
        }
      }),
    )
  })

  it('are asked about exactly the fields that both changed differently', () => {
    const merged = threeWayMerge({ a: 1, b: 1, c: 1 }, { a: 2, b: 2, c: 1 }, { a: 3, b: 2, c: 4 })
    expect(merged).toEqual({ values: { a: 3, b: 2, c: 4 }, conflicts: [{ field: 'a', mine: 2, theirs: 3 }] })
  })

  it('see a list as changed when its order is', () => {
    expect(changedFields({ tags: [1, 2], title: 'x' }, { tags: [2, 1], title: 'x' })).toEqual(['tags'])
  })

  it('keep the texts of both where each wrote another one of an article', () => {
    const text = (id: string, words: string) => ({ id, words })
    const base = { body: [text('a', '1'), text('b', '1'), text('c', '1')] }
    const mine = { body: [text('a', '2'), text('n', '1'), text('b', '1'), text('c', '1')] }
    const theirs = { body: [text('a', '1'), text('b', '3'), text('z', '1')] }
    expect(threeWayMerge(base, mine, theirs)).toEqual({
      values: { body: [text('a', '2'), text('n', '1'), text('b', '3'), text('z', '1')] },
      conflicts: [],
    })
  })

  it('are asked where both wrote the same text, or one changed what the other removed', () => {
    const base = { body: [{ id: 'a', words: '1' }] }
    const asked = (mine: object[], theirs: object[]) => threeWayMerge(base, { body: mine }, { body: theirs }).conflicts.length
    expect(asked([{ id: 'a', words: '2' }], [{ id: 'a', words: '3' }])).toBe(1)
    expect(asked([{ id: 'a', words: '2' }], [])).toBe(1)
    expect(
      asked(
        [],
        [
          { id: 'n', words: '1' },
          { id: 'a', words: '1' },
        ],
      ),
    ).toBe(0)
  })
})
