import { describe, expect, it } from 'vitest'
import { approximateSize } from './approximate-size.ts'

describe('approximateSize', () => {
  it('grows with what the value holds, in maps, sets and typed arrays too', () => {
    const row = { id: 1, title: 'x'.repeat(1000) }
    expect(approximateSize(row)).toBeGreaterThan(1000)
    expect(approximateSize([row, { ...row }])).toBeGreaterThan(2 * 1000)
    expect(approximateSize(new Map([['a', row]]))).toBeGreaterThan(1000)
    expect(approximateSize(new Set(['x'.repeat(1000)]))).toBeGreaterThan(1000)
    expect(approximateSize(new Float64Array(1000))).toBeGreaterThan(8000)
  })

  it('counts what is reached twice once, and ends with a circle', () => {
    const row: { title: string; self?: unknown } = { title: 'x'.repeat(1000) }
    row.self = row
    expect(approximateSize([row, row])).toBeLessThan(2000)
  })

  it('takes what is nothing', () => {
    for (const value of [undefined, null, 0, '']) expect(approximateSize(value)).toBe(16)
  })
})
