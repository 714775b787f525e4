import { describe, expect, it } from 'vitest'
import { contrastOf, contrastOfHex, mixHex } from './contrast.ts'

describe('contrast', () => {
  it('lies between 1 and 21, whichever colour is on top', () => {
    expect(contrastOf([0, 0, 0, 1], [255, 255, 255, 1])).toBeCloseTo(21)
    expect(contrastOf([255, 255, 255, 1], [0, 0, 0, 1])).toBeCloseTo(21)
    expect(contrastOf([120, 120, 120, 1], [120, 120, 120, 1])).toBe(1)
    expect(contrastOf([118, 118, 118, 1], [255, 255, 255, 1])).toBeCloseTo(4.54, 2)
  })

  it('is the same of colours in hexadecimal, and a mixture lies between its two', () => {
    expect(contrastOfHex('#000000', '#ffffff')).toBeCloseTo(21)
    expect(mixHex('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mixHex('#123456', '#ffffff', 1)).toBe('#123456')
  })
})
