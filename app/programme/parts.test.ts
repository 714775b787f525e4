import { describe, expect, it } from 'vitest'
import { type CastPart, matchPart, suggestPart } from './parts.ts'

const parts: CastPart[] = ['Lopachin', 'Warja', 'Hexe 1', 'Hexe 2', 'Herr Peters'].map((role) => ({ kind: 'cast', role }))
const on = (role: string, more: { isExtra?: boolean; kind?: 'team' } = {}) => ({ kind: 'cast' as const, role, ...more })

describe('a part of one evening', () => {
  it('is the one of that name, whatever was said of the evening', () => {
    expect(matchPart(on('Warja', { isExtra: true }), parts)?.role).toBe('Warja')
  })

  it('may be a slip of one, in letters or capitals, on the same side of the stage, and of one alone', () => {
    for (const slip of ['Lopahin', 'LOPACHIN', 'Lopachni', 'lopachin ']) expect(matchPart(on(slip), parts)?.role).toBe('Lopachin')
    expect(matchPart(on('Lopachin', { kind: 'team' }), parts)).toBeUndefined()
    for (const unknownRole of ['Hexe 3', 'Frau Peters', 'Der Gast', 'Lopachin jung', ''])
      expect(matchPart(on(unknownRole), parts)).toBeUndefined()
    expect(matchPart(on('Lopahin', { isExtra: true }), parts)).toBeUndefined()
  })

  it('has the nearest proposed, and none where nothing is near', () => {
    expect(suggestPart(on('Peters'), parts)?.role).toBeUndefined()
    expect(suggestPart(on('Hr. Peters'), parts)?.role).toBe('Herr Peters')
    expect(suggestPart(on('Der Gast'), parts)).toBeUndefined()
  })
})
