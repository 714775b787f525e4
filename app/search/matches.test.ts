import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { editDistance } from '../platform/format/edit-distance.ts'
import { candidateFragments, matchKind, typoDistance } from './matches.ts'

const word = (text: string, stem = text) => ({ word: text, stem })

describe('how a word of the index answers to a typed one', () => {
  it.each([
    ['hauses', 'haus', word('hauser', 'haus'), 'stem'],
    ['thea', 'thea', word('theater'), 'prefix'],
    ['festival', 'festival', word('theaterfestival'), 'substring'],
    ['oper', 'oper', word('kammeroper'), 'substring'],
    ['oper', 'oper', word('kammeropern'), 'substring'],
    ['kinder', 'kind', word('weihnachtskindertheater'), 'substring'],
    ['oper', 'oper', word('kooperation'), undefined],
    ['ort', 'ort', word('kurort'), undefined],
    ['meer', 'meer', word('see'), undefined],
  ])('%s (%s) and %o: %s', requirement('GEN-29'), (typed, stem, indexed, kind) => {
    expect(matchKind(typed, stem, indexed)).toBe(kind)
  })

  it.each([
    ['hmalet', 'hamlet', 1],
    ['rehiem', 'reqiem', 1],
    ['riesnrad', 'riesenrad', 1],
    ['taubenzuchtrin', 'taubenzuchterin', 1],
    ['taubnzuchtrin', 'taubenzuchterin', 2],
    ['barierefrei', 'barrierefreiheit', 1],
  ])('%s may mean %s', requirement('GEN-29'), (typed, meant, errors) => {
    expect(typoDistance(typed, meant)).toBe(errors)
  })

  it.each([
    ['rad', 'rat'],
    ['tanz', 'salz'],
    ['meer', 'tor'],
  ])('%s does not mean %s', (typed, other) => {
    expect(typoDistance(typed, other)).toBeUndefined()
  })

  it('an error anywhere leaves a clue to the word that was meant', requirement('GEN-29'), () => {
    for (const meant of ['bild', 'pfad', 'tanze', 'rahmen', 'theater', 'riesenrad', 'taubenzuchterin']) {
      for (const typed of typingErrors(meant)) {
        const clues = candidateFragments(typed)
        const found = meant.startsWith(clues.prefix) || meant.endsWith(clues.suffix) || (clues.middle && meant.includes(clues.middle))
        expect(found, `${typed} for ${meant}`).toBe(true)
      }
    }
  })

  it('counts letters left out, added, changed and swapped', () => {
    expect(editDistance('kassensturz', 'kasensturz').whole).toBe(1)
    expect(editDistance('ab', 'ba').whole).toBe(1)
    expect(editDistance('', 'abc')).toEqual({ whole: 3, beginning: 0 })
  })
})

/** A word with each of its letters left out, doubled, changed or swapped with the next. */
function typingErrors(word: string): string[] {
  return Array.from(word).flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    const swapped = before + after.slice(0, 1) + letter + after.slice(1)
    return [before + after, before + letter + letter + after, `${before}x${after}`, swapped].filter(({ length }) => length > 3)
  })
}
