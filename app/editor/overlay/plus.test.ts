import { describe, expect, it } from 'vitest'
import { isGapFree } from './plus.ts'

describe('the plus below a module', () => {
  it('stands where nothing else does', () => {
    expect(isGapFree({ end: 400, nextBegins: 464, windowEnds: 900 })).toBe(true)
    expect(isGapFree({ end: 400, nextBegins: undefined, windowEnds: 900 })).toBe(true)
    expect(isGapFree({ end: 400, nextBegins: 410, windowEnds: 900 })).toBe(false)
  })
  it('never adds anything out of sight', () => {
    expect(isGapFree({ end: 1400, nextBegins: 1500, windowEnds: 900 })).toBe(false)
    expect(isGapFree({ end: 890, nextBegins: undefined, windowEnds: 900 })).toBe(false)
    expect(isGapFree({ end: -20, nextBegins: 40, windowEnds: 900 })).toBe(false)
  })
})
