import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { excerptOf, markWords, piecesToHtml } from './excerpt.ts'
import type { Passage } from './source.ts'
import { normalizeText } from './words.ts'

const indexed = (...passages: Passage[]) => passages.map((passage) => ({ ...passage, words: normalizeText(passage.text) }))
const html = (passages: Passage[], ...found: string[]) => piecesToHtml(excerptOf(indexed(...passages), new Set(found)).pieces)
const filler = 'wort '.repeat(60)

describe('an excerpt', () => {
  it('is the part with the most different hits, with single spaces', requirement('GEN-29'), () => {
    const text = `Das Meer. ${filler}Am Meer\n\n liegt  ein Café, und ${filler}`
    expect(html([{ text: filler }, { text }], 'meer', 'cafe')).toMatch(
      /^… (wort )+Am <mark>Meer<\/mark> liegt ein <mark>Café<\/mark>, und (wort )+…$/,
    )
  })

  it('is the beginning of the first passage when nothing in it was found', () => {
    expect(html([{ text: `Anfang ${filler}` }, { text: 'Ende' }], 'meer')).toMatch(/^Anfang (wort )+…$/)
    expect(excerptOf([], new Set(['meer']))).toEqual({ label: '', pieces: [] })
  })

  it('takes the words from the card and normalizes none again', () => {
    const pieces = excerptOf([{ text: 'eins zwei drei', words: 'x y z' }], new Set(['y', 'drei'])).pieces
    expect(pieces).toEqual([{ text: 'eins ' }, { text: 'zwei', hit: true }, { text: ' drei' }])
  })

  it('marks the words of a text whose letters become several words by themselves', () => {
    // U+FDFA is one letter that stands for four words.
    expect(html([{ text: '\ufdfa am Meer' }], 'meer')).toBe('\ufdfa am <mark>Meer</mark>')
    expect(markWords('\ufdfa am Meer', new Set(['meer']))).toEqual([{ text: '\ufdfa am ' }, { text: 'Meer', hit: true }])
  })
})
