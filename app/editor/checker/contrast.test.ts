import { describe, expect, it } from 'vitest'
import { blendOver, neededContrast } from './contrast.ts'

describe('contrast', () => {
  it('is needed less by large text and by large bold text', () => {
    expect([neededContrast(16, 400), neededContrast(16, 900), neededContrast(19, 700), neededContrast(24, 400)]).toEqual([4.5, 4.5, 3, 3])
  })

  it('counts half a colour as what it looks like on its ground', () => {
    expect(blendOver([0, 0, 0, 0.5], [255, 255, 255, 1])).toEqual([127.5, 127.5, 127.5, 1])
  })
})
