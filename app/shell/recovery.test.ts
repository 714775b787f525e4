import { describe, expect, it } from 'vitest'
import { isChunkFailure, isLineFailure, mayReload } from './recovery.ts'

describe('after a script could not be fetched', () => {
  it('ERR-19 the page reloads at most once in 60 seconds', () => {
    expect(mayReload(0, 1_800_000_000_000)).toBe(true)
    expect(mayReload(1000, 60_999)).toBe(false)
    expect(mayReload(1000, 61_000)).toBe(true)
  })
  it('ERR-18 recognises a script that could not be fetched', () => {
    expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(true)
    expect(isChunkFailure(new Error('boom'))).toBe(false)
  })
  it('AMB-49 tells a page that never arrived from a script that is gone and from a fault', () => {
    expect(isLineFailure(new TypeError('Failed to fetch'))).toBe(true)
    expect(isLineFailure(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(false)
    expect(isLineFailure(new TypeError('x is not a function'))).toBe(false)
  })
})
