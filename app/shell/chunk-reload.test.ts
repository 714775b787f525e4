import { describe, expect, it } from 'vitest'
import { isChunkFailure, mayReload } from './chunk-reload.ts'

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
})
