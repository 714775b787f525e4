import { describe, expect, it } from 'vitest'
import { blendOver, contrastOf, neededContrast } from './contrast.ts'

describe('contrast', () => {
  it('lies between 1 and 21, whichever colour is on top', () => {
    expect(contrastOf([0, 0, 0, 1], [255, 255, 255, 1])).toBeCloseTo(21)
    expect(contrastOf([255, 255, 255, 1], [0, 0, 0, 1])).toBeCloseTo(21)
    expect(contrastOf([120, 120, 120, 1], [120, 120, 120, 1])).toBe(1)
    expect(contrastOf([118, 118, 118, 1], [255, 255, 255, 1])).toBeCloseTo(4.54, 2)
  })

  it('is needed less by large text and by large bold text', () => {
    expect([neededContrast(16, 400), neededContrast(16, 900), neededContrast(19, 700), neededContrast(24, 400)]).toEqual([4.5, 4.5, 3, 3])
  })

  it('counts half a colour as what it looks like on its ground', () => {
    expect(blendOver([0, 0, 0, 0.5], [255, 255, 255, 1])).toEqual([127.5, 127.5, 127.5, 1])
  })
})
