import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { isChunkFailure, isLineFailure, mayReload } from './recovery.ts'

describe('after a script could not be fetched', () => {
  it('the page reloads at most once in 60 seconds', requirement('ERR-19'), () => {
    expect(mayReload(0, 1_800_000_000_000)).toBe(true)
    expect(mayReload(1000, 60_999)).toBe(false)
    expect(mayReload(1000, 61_000)).toBe(true)
  })
  it('recognises a script that could not be fetched', requirement('ERR-18'), () => {
    expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(true)
    expect(isChunkFailure(new Error('boom'))).toBe(false)
  })
  it('tells a page that never arrived from a script that is gone and from a fault', requirement('AMB-49'), () => {
    expect(isLineFailure(new TypeError('Failed to fetch'))).toBe(true)
    expect(isLineFailure(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(false)
    expect(isLineFailure(new TypeError('x is not a function'))).toBe(false)
  })
})
