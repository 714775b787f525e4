import { describe, expect, it } from 'vitest'
import { typesettingHints } from './typesetting.ts'

describe('hints on German typesetting', () => {
  it('names straight quotation marks, hyphens as dashes and three points', () => {
    expect(typesettingHints('Sie sagte "nein" - und ging ...')).toHaveLength(3)
  })
  it('asks for a point and a no-break space in times', () => {
    expect(typesettingHints('Beginn 19:30 Uhr')).toHaveLength(2)
    expect(typesettingHints('Beginn 19.30 Uhr')).toHaveLength(1)
  })
  it('is silent about what is set well', () => {
    expect(typesettingHints('„Der Sturm“ – heute, 19.30\u00a0Uhr … im Großen Haus, Reihe 5-7')).toEqual([])
  })
})
