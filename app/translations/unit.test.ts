import { describe, expect, it } from 'vitest'
import { draftsOf, nextOpenUnit, progressOf, type TranslationState } from './unit.ts'

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

it('drafts are counted by whether they can go live, or wait for their German', () => {
  const draft = { revision: 'r', by: 'Rita', at: '2026-11-29T10:00:00+01:00', isMine: true }
  const all = [
    { draft, waits: false },
    { draft, waits: true },
    { draft: null, waits: true },
  ]
  expect(draftsOf(all)).toEqual({ ready: 1, waiting: 1 })
})
