import { describe, expect, it } from 'vitest'
import { nextOpenUnit, progressOf, type TranslationState } from './unit.ts'

const units = (...states: TranslationState[]) => states.map((state, index) => ({ unit: `u${index}`, state }))

describe('what is left to translate', () => {
  it('is counted by what is missing and what is outdated', () => {
    expect(progressOf(units('current', 'missing', 'outdated', 'current'))).toEqual({ done: 2, total: 4, missing: 1, outdated: 1 })
  })

  it('is gone through from where somebody is, and round to the beginning', () => {
    const all = units('missing', 'current', 'missing', 'current')
    expect(nextOpenUnit(all)?.unit).toBe('u0')
    expect(nextOpenUnit(all, 'u0')?.unit).toBe('u2')
    expect(nextOpenUnit(all, 'u3')?.unit).toBe('u0')
  })

  it('is what is missing first, then what is outdated', () => {
    expect(nextOpenUnit(units('outdated', 'current', 'missing'))?.unit).toBe('u2')
    expect(nextOpenUnit(units('outdated', 'current', 'current'))?.unit).toBe('u0')
  })

  it('does not lead to the unit somebody is in, and nowhere when all is done', () => {
    expect(nextOpenUnit(units('current', 'missing'), 'u1')).toBeUndefined()
    expect(nextOpenUnit(units('current'))).toBeUndefined()
  })
})
