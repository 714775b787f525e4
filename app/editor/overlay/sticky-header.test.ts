import { describe, expect, it } from 'vitest'
import { stickyToolsOffset } from './sticky-header.ts'

describe('the tools of a module at the top of the window', () => {
  const head = 100
  it('stand above it where there is room below the header', () => {
    expect(stickyToolsOffset({ top: 132, height: 400 }, head)).toBeUndefined()
  })
  it('stand within it, below the header, as far as it goes', () => {
    expect(stickyToolsOffset({ top: 110, height: 400 }, head)).toBe(0)
    expect(stickyToolsOffset({ top: -500, height: 900 }, head)).toBe(600)
    expect(stickyToolsOffset({ top: -500, height: 610 }, head)).toBe(578)
    expect(stickyToolsOffset({ top: 90, height: 20 }, head)).toBe(0)
  })
})
