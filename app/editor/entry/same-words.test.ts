import { describe, expect, it } from 'vitest'
import { likeness, movedPlace } from './same-words.ts'

describe('two states of one text', () => {
  it('are found by what they begin and end with', () => {
    expect(likeness('Ein Koffer reist', 'Ein Koffer reist')).toBe(1)
    expect(likeness('Ein Koffer reist um die Wel', 'Ein Koffer reist um die Welt')).toBeGreaterThan(0.9)
    expect(likeness('Ein Koffer reist', 'Ein alter Koffer reist')).toBeGreaterThan(likeness('Ein Koffer reist', 'Ein Koffer steht im Flur'))
  })

  it('are no two texts that only look alike at an end', () => {
    expect(likeness('Karten ab 12 Euro', 'Karten und Abonnements gibt es an der Kasse')).toBe(0)
    expect(likeness('', '')).toBe(0)
  })

  it('have a place where it was, before and behind what has changed', () => {
    expect(movedPlace(3, 'Ein Koffer reist', 'Ein alter Koffer reist')).toBe(3)
    expect(movedPlace(10, 'Ein Koffer reist', 'Ein alter Koffer reist')).toBe(16)
    expect(movedPlace(2, 'abc', '')).toBe(0)
  })

  it('do not count a letter twice that stands once', () => {
    expect(likeness('aaa', 'aa')).toBeCloseTo(2 / 3)
  })
})
