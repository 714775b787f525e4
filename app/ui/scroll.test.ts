import { describe, expect, it } from 'vitest'
import { positionAt } from './scroll.ts'

describe('a scroll on its way', () => {
  it('begins where the window stands and ends exactly at the target, upwards too', () => {
    expect(positionAt(0, 800, 0)).toBe(0)
    expect(positionAt(0, 800, 1)).toBe(800)
    expect(positionAt(800, 0, 1)).toBe(0)
    expect(positionAt(0, 800, 1.4)).toBe(800)
    expect(positionAt(100, 800, -0.1)).toBe(100)
  })
  it('never turns back', () => {
    const positions = Array.from({ length: 21 }, (_, index) => positionAt(0, 500, index / 20))
    expect(positions).toEqual([...positions].sort((a, b) => a - b))
  })
})
