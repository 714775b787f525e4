import { describe, expect, it } from 'vitest'
import { plainTextOf } from './plain-text.ts'
import { type RichTextBlock, type RichTextHeading, type RichTextParagraph, richTextSchema } from './rich-text.ts'

const paragraph = (text: string): RichTextParagraph => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const heading = (level: number, text = 'Anfahrt') => ({ ...paragraph(text), type: 'heading', attrs: { level } }) as RichTextHeading
const isValid = (...content: unknown[]) => richTextSchema.safeParse({ type: 'doc', content }).success

describe('a rich text', () => {
  it('holds headings of the levels below those of modules, and no other', () => {
    expect([2, 3, 4, 5].map((level) => isValid(heading(level)))).toEqual([false, true, true, false])
    expect(isValid({ type: 'heading', content: [] })).toBe(false)
  })

  it('has headings and quotes at its top level alone, lists within quotes too', () => {
    const listOf = (inner: unknown) => ({ type: 'bulletList', content: [{ type: 'listItem', content: [inner] }] })
    const quoteOf = (inner: unknown) => ({ type: 'blockquote', content: [inner] })
    expect(isValid(quoteOf(paragraph('Ein Wort.')), quoteOf(listOf(paragraph('Eins'))))).toBe(true)
    for (const inner of [heading(3), quoteOf(paragraph('Tief.'))]) {
      expect(isValid(quoteOf(inner))).toBe(false)
      expect(isValid(listOf(inner))).toBe(false)
    }
    expect(isValid({ type: 'blockquote', content: [] })).toBe(false)
  })

  it('raises and lowers words', () => {
    const words = (type: string) => ({ type: 'paragraph', content: [{ type: 'text', text: '2', marks: [{ type }] }] })
    expect(['superscript', 'subscript', 'strike'].map((mark) => isValid(words(mark)))).toEqual([true, true, false])
  })

  it('is found by all its words', () => {
    const blocks: RichTextBlock[] = [heading(3), { type: 'blockquote', content: [paragraph('Mit der Fähre.')] }, paragraph('Am Kai.')]
    expect(plainTextOf({ type: 'doc', content: blocks })).toBe('Anfahrt\nMit der Fähre.\nAm Kai.')
  })
})
