import { describe, expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import { divideText } from './divided-text.ts'
import { plainTextOf } from './plain-text.ts'
import { type RichText, type RichTextBlock, richTextSchema } from './rich-text.ts'

const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })
const textOf = (...content: RichTextBlock[]): RichText => ({ type: 'doc', content })
const words = (texts: RichText[]) => texts.map(plainTextOf).join('\n').split(/\s+/).filter(Boolean)

describe('a long text', () => {
  const sentences = 'Ein Satz steht hier. '.repeat(1300).trim()
  const lines = Array.from({ length: 700 }, (_, index) => [
    { type: 'text' as const, text: `Zeile ${index}` },
    { type: 'hardBreak' as const },
  ])
  const items = Array.from({ length: 400 }, (_, index) => ({ type: 'listItem' as const, content: [paragraph(`Punkt ${index}`)] }))

  it.each([
    ['of many paragraphs', textOf(...Array.from({ length: 400 }, (_, index) => paragraph(`Absatz ${index}.`)))],
    ['of one long paragraph', textOf(paragraph(sentences))],
    ['of one long word', textOf(paragraph('x'.repeat(45_000)))],
    ['of many lines', textOf({ type: 'paragraph', content: lines.flat() })],
    ['of a long list', textOf({ type: 'orderedList', attrs: { start: 5 }, content: items })],
    ['of a long quote', textOf({ type: 'blockquote', content: Array.from({ length: 301 }, () => paragraph('Wort.')) })],
  ])('%s is as many texts as it needs, each of which is accepted, and keeps every word', requirement('EDIT-22'), (_, text) => {
    expect(richTextSchema.safeParse(text).success).toBe(false)
    const texts = divideText(text)
    for (const part of texts) expect(richTextSchema.safeParse(part).error).toBeUndefined()
    const isWhole = (found: string[]) => found.join('') === words([text]).join('')
    expect(isWhole(words(texts))).toBe(true)
  })

  it('goes on with the numbers of its list, and ends paragraphs behind a sentence', () => {
    const [first, second] = divideText(textOf({ type: 'orderedList', attrs: { start: 5 }, content: items }))[0]?.content ?? []
    expect([first, second]).toMatchObject([{ attrs: { start: 5 } }, { attrs: { start: 305 } }])
    const [cut] = divideText(textOf(paragraph(sentences)))[0]?.content ?? []
    expect(plainTextOf(textOf(cut as RichTextBlock))).toMatch(/hier\.\s*$/)
  })

  it('that fits stays what it is', () => {
    const text = textOf(paragraph('Kurz.'))
    expect(divideText(text)).toEqual([text])
  })
})
