import { describe, expect, it } from 'vitest'
import { placeOfQuote } from './quote-place.ts'

describe('the place of quoted words', () => {
  it('is found where text was added before them', () => {
    expect(placeOfQuote('Neu: Ziehen Sie an', 'Ziehen Sie', 0)).toEqual({ start: 5, end: 15 })
  })
  it('is the one nearest to where they stood', () => {
    expect(placeOfQuote('eins zwei eins', 'eins', 9)).toEqual({ start: 10, end: 14 })
    expect(placeOfQuote('eins zwei eins', 'eins', 2)).toEqual({ start: 0, end: 4 })
  })
  it('is found across paragraphs, which have no space between them', () => {
    expect(placeOfQuote('Der Anfang.Das Ende.', 'Anfang.\n\nDas', 4)).toEqual({ start: 4, end: 14 })
  })
  it('is nowhere when the words were changed', () => {
    expect(placeOfQuote('Ziehen Sie aus', 'Ziehen Sie an', 0)).toBeUndefined()
    expect(placeOfQuote('Text', ' ', 0)).toBeUndefined()
  })
})
