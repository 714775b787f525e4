import { describe, expect, it } from 'vitest'
import { clampCrop, inPixels, ratioNameOf, ratioOf, WHOLE, withPixels, withRatio } from './crop-shape.ts'

const size = { width: 2000, height: 1000 }
const middle = { x: 0.5, y: 0.5 }

describe('the shape of a crop', () => {
  it('is the largest of its ratio, around what no crop may lose', () => {
    expect(withRatio(middle, 1, size)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
    expect(inPixels(withRatio(middle, 4, size), size)).toEqual({ x: 0, y: 250, width: 2000, height: 500 })
    expect(withRatio({ x: 0.9, y: 0.2 }, 1, size)).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 })
  })

  it('keeps its ratio when one side is typed, and never leaves the picture', () => {
    expect(inPixels(withPixels(WHOLE, 'width', 500, size, 1), size)).toMatchObject({ width: 500, height: 500 })
    expect(inPixels(withPixels(WHOLE, 'height', 4000, size, 1), size)).toMatchObject({ width: 1000, height: 1000 })
    expect(inPixels(withPixels(WHOLE, 'height', 250, size, undefined), size)).toMatchObject({ width: 2000, height: 250 })
    expect(withPixels({ x: 0, y: 0, width: 0.5, height: 1 }, 'x', 1900, size, undefined).x).toBe(0.5)
    expect(clampCrop({ x: -1, y: 2, width: 0, height: 3 })).toEqual({ x: 0, y: 0, width: 0.02, height: 1 })
  })

  it('is recognised when the crop is opened again', () => {
    expect(ratioNameOf(WHOLE, size)).toBe('original')
    expect(ratioNameOf(withRatio(middle, 16 / 9, size), size)).toBe('wide')
    expect(ratioNameOf({ x: 0, y: 0, width: 0.3, height: 0.9 }, size)).toBe('free')
    expect(ratioOf('free', size)).toBeUndefined()
    expect(ratioOf('original', size)).toBe(2)
  })
})
