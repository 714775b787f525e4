import { describe, expect, it } from 'vitest'
import { cleanMultiline, mentionedIn, partsOf } from './comment-text.ts'

const rita = { id: 'r', name: 'Rita' }
const ritaR = { id: 'rr', name: 'Rita Redaktion' }

describe('the text of a comment', () => {
  it('keeps its lines and nothing that cannot be seen', () => {
    expect(cleanMultiline(' eins\r\nzwei\u0007\n\n\n\n\ndrei ')).toBe('eins\nzwei\n\n\ndrei')
  })
  it('is split at the names mentioned in it, the longer of two that begin alike first', () => {
    expect(partsOf('Hallo @Rita Redaktion und @Rita.', [rita, ritaR])).toEqual([
      { text: 'Hallo ' },
      { text: '@Rita Redaktion', mention: ritaR },
      { text: ' und ' },
      { text: '@Rita', mention: rita },
      { text: '.' },
    ])
  })
  it('mentions only those whose names stand behind an @', () => {
    expect(mentionedIn('Rita Redaktion und @Rita', [rita, ritaR])).toEqual([rita])
  })
})
