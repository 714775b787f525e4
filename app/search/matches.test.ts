import { describe, expect, it } from 'vitest'
import { editDistance, gradeOf, isMistyped } from './matches.ts'

const word = (text: string, stem = text) => ({ word: text, stem })

describe('how a word of the index answers to a typed one', () => {
  it.each([
    ['hauses', 'haus', word('hauser', 'haus'), 'same'],
    ['thea', 'thea', word('theater'), 'beginning'],
    ['festival', 'festival', word('theaterfestival'), 'part'],
    ['oper', 'oper', word('kammeroper'), 'part'],
    ['oper', 'oper', word('kammeropern'), 'part'],
    ['kinder', 'kind', word('weihnachtskindertheater'), 'part'],
    ['oper', 'oper', word('kooperation'), undefined],
    ['ort', 'ort', word('kurort'), undefined],
    ['meer', 'meer', word('see'), undefined],
  ])('GEN-29 %s (%s) and %o: %s', (typed, stem, indexed, grade) => {
    expect(gradeOf(typed, stem, indexed)).toBe(grade)
  })

  it.each([
    ['hmalet', 'hamlet'],
    ['rehiem', 'reqiem'],
    ['riesnrad', 'riesenrad'],
    ['taubenzuchtrin', 'taubenzuchterin'],
    ['barierefrei', 'barrierefreiheit'],
  ])('GEN-29 %s may mean %s', (typed, meant) => {
    expect(isMistyped(typed, meant)).toBe(true)
  })

  it.each([
    ['rad', 'rat'],
    ['tanz', 'salz'],
    ['meer', 'tor'],
  ])('%s does not mean %s', (typed, other) => {
    expect(isMistyped(typed, other)).toBe(false)
  })

  it('counts letters left out, added, changed and swapped', () => {
    expect(editDistance('kassensturz', 'kasensturz').whole).toBe(1)
    expect(editDistance('ab', 'ba').whole).toBe(1)
    expect(editDistance('', 'abc')).toEqual({ whole: 3, beginning: 0 })
  })
})
