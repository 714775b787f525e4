import { describe, expect, it } from 'vitest'
import type { RichText, RichTextBlock, RichTextParagraph } from '../../platform/rich-text/rich-text.ts'
import { textOfWords } from '../../platform/rich-text/text-of-words.ts'
import { joinTexts, plainWordsOf } from './text-blocks.ts'

const paragraph = (text: string): RichTextParagraph => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const list = (...texts: string[]): RichTextBlock => ({
  type: 'bulletList',
  content: texts.map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
})
const doc = (...content: RichTextBlock[]): RichText => ({ type: 'doc', content })

describe('two texts joined', () => {
  it('go on in one paragraph, and all others stay as they were', () => {
    expect(joinTexts(doc(paragraph('A'), paragraph('Der Vor')), doc(paragraph('hang fällt.'), list('B')))).toEqual(
      doc(paragraph('A'), paragraph('Der Vorhang fällt.'), list('B')),
    )
  })
  it('keep the marks on either side of the seam', () => {
    const bold: RichTextBlock = { type: 'paragraph', content: [{ type: 'text', text: 'fett', marks: [{ type: 'bold' }] }] }
    expect(joinTexts(doc(paragraph('mager ')), doc(bold)).content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'mager ' }, ...(bold.content ?? [])] },
    ])
  })
  it('go on in the last entry of a list, and do not break up a list that begins the second', () => {
    expect(joinTexts(doc(list('eins', 'zwei')), doc(paragraph('einhalb')))).toEqual(doc(list('eins', 'zweieinhalb')))
    expect(joinTexts(doc(paragraph('A')), doc(list('eins')))).toEqual(doc(paragraph('A'), list('eins')))
  })
  it('go on in a heading or a quote', () => {
    const heading: RichTextBlock = { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Der Vor' }] }
    const whole = { ...heading, content: [{ type: 'text' as const, text: 'Der Vorhang' }] }
    expect(joinTexts(doc(heading), doc(paragraph('hang')))).toEqual(doc(whole))
    const quote = (text: string): RichTextBlock => ({ type: 'blockquote', content: [paragraph(text)] })
    expect(joinTexts(doc(quote('zwei')), doc(paragraph('einhalb')))).toEqual(doc(quote('zweieinhalb')))
  })
  it('leave no trace of an empty one', () => {
    expect(joinTexts(textOfWords(''), doc(paragraph('A')))).toEqual(doc(paragraph('A')))
    expect(joinTexts(doc(paragraph('A')), textOfWords(''))).toEqual(doc(paragraph('A')))
  })
})

it('a headline takes over plain words only: a link in it would be lost', () => {
  expect(plainWordsOf(paragraph('Der Vorhang'))).toBe('Der Vorhang')
  expect(plainWordsOf({ type: 'paragraph' })).toBe('')
  const link = { type: 'link', attrs: { href: '/de' } } as const
  expect(plainWordsOf({ type: 'paragraph', content: [{ type: 'text', text: 'Karten', marks: [link] }] })).toBeUndefined()
  expect(plainWordsOf(list('eins'))).toBeUndefined()
})
