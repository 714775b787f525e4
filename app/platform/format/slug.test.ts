import { describe, expect, it } from 'vitest'
import { isBlank } from './blank.ts'
import { slugOf } from './slug.ts'

describe('the readable part of an address', () => {
  it('has umlauts spelled out and no other signs', () => {
    expect(slugOf('Größe, Wahn & 99 Küsse! 👩‍👩‍👧')).toBe('groesse-wahn-99-kuesse')
    expect(slugOf('שלום')).toBe('')
  })
  it('ends with the last word that fits, and within a word that is too long alone', () => {
    expect(slugOf('eine kleine Nachtmusik', 14)).toBe('eine-kleine')
    expect(slugOf('eine kleine Nachtmusik', 11)).toBe('eine-kleine')
    expect(slugOf('O Donaudampfschifffahrt', 10)).toBe('o-donaudam')
    expect(slugOf('a'.repeat(300))).toHaveLength(120)
  })
})

it('a text is blank when nobody sees anything of it', () => {
  for (const text of ['', ' \t\n', '\u00A0', '\u200B\u200D', '\u00AD', '\u2800']) expect(isBlank(text)).toBe(true)
  for (const text of ['.', '👩‍👧', 'ä', '\u200Ba']) expect(isBlank(text)).toBe(false)
})
