import { expect, it } from 'vitest'
import { formatComparison, parseComparison } from './comparison.ts'

it('reads two states from an address and writes them back', () => {
  for (const value of ['live..draft', '3..7', '12..live', 'draft..2']) expect(formatComparison(parseComparison(value))).toBe(value)
})

it('compares the draft with what is live where an address says nothing it knows', () => {
  for (const value of ['', 'live', '0..draft', '3..x', '1..2..3', '-1..draft', '99999999999..draft'])
    expect(parseComparison(value)).toEqual({ older: 'live', newer: 'draft' })
})
