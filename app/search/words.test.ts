import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { compoundsOf, neighboursOf, normalize, normalizeText, questionOf, tokenize } from './words.ts'

describe('words in the search', () => {
  it.each([
    ['Müller', 'Mueller'],
    ['Größe', 'Groesse'],
    ['Brücke', 'BRUECKE'],
    ['Café', 'cafe'],
    ['Spiel\u00adplan', 'Spielplan'],
    ['Ünal', 'unal'],
    ['Guðrún', 'Gudrun'],
    ['Соня', 'Sonja'],
    ['Æsir', 'Aesir'],
    ['Königinnen', 'Königin'],
  ])('are the same however an umlaut is typed, and in the plural of women: %s and %s', requirement('GEN-29'), (one, other) => {
    expect(normalize(one)).toBe(normalize(other))
  })

  it.each(['neue', 'Quelle', 'Frauen', 'Abenteuer', 'Bauer', 'gewinnen', 'beginnen', 'spinnen', 'innen'])(
    'keep what only looks like an umlaut, or like several women: %s',
    (word) => {
      expect(normalize(word)).toBe(word.toLowerCase())
    },
  )

  it('know their place in the text they come from', () => {
    const text = 'Zum „Café-Müller“, 2. Akt'
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Zum', 'Café', 'Müller', '2', 'Akt'])
    expect(normalizeText(text)).toBe('zum cafe muller 2 akt')
  })

  it('make the same question however they are set apart and capitalized, and keep their accents', () => {
    for (const typed of ['über das Meer', '  Über das: MEER!', 'u\u0308ber  das\tmeer']) expect(questionOf(typed)).toBe('über das meer')
    expect(questionOf('?!')).toBe('')
  })

  it('keep in a question what makes a date, a time or a compound of them', () => {
    expect(questionOf(' Am 5.12., um 19:30 Uhr; E-Mail!')).toBe('am 5.12. um 19:30 uhr e-mail')
    expect(questionOf('5/12 – 2026-12-05')).toBe('5/12 2026-12-05')
  })

  it('are one word too where hyphens or dots join their parts', () => {
    const compounds = (text: string) => compoundsOf(text).map(({ normalized }) => normalized)
    expect(compounds('Per E-Mail oder in der Open-Air-Bühne')).toEqual(['email', 'openair', 'openairbuhne', 'airbuhne'])
    expect(compounds('R.U.R. von Čapek')).toEqual(['rur'])
    expect(compounds('Mach-dir-einen-schönen-Tag, Kunst- und Kulturhaus. Und – dann')).toEqual([])
  })
  it('are one word too with a neighbour, but for articles and the like and across signs', () => {
    const neighbours = (text: string) => neighboursOf(text).map(({ normalized }) => normalized)
    expect(neighbours('Das große Open Air auf der Werk Halle')).toEqual(['grosseopen', 'openair', 'werkhalle'])
    expect(neighbours('T Shirt, U Bahn. The box office')).toEqual(['tshirt', 'ubahn', 'boxoffice'])
    expect(neighbours('ab am im so. Bar, Café – Bühne')).toEqual([])
  })
})
