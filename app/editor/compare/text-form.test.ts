import { beforeAll, describe, expect, it } from 'vitest'
import { setCatalogue } from '../../platform/i18n/i18n.ts'
import type { RichText, RichTextBlock, RichTextInline } from '../../platform/rich-text/rich-text.ts'
import { staffTexts } from '../../texts/browser-texts.ts'
import { textFormChange } from './text-form.ts'

beforeAll(() => setCatalogue(staffTexts('de'), 'de'))

const doc = (...content: RichTextBlock[]): RichText => ({ type: 'doc', content })
const paragraph = (text: string, textAlign?: 'center' | 'right', marks?: (RichTextInline & { type: 'text' })['marks']): RichTextBlock => ({
  type: 'paragraph',
  ...(textAlign ? { attrs: { textAlign } } : {}),
  content: [{ type: 'text', text, ...(marks ? { marks } : {}) }],
})

describe('what differs in a text of the same words', () => {
  it('is its alignment, before and after, once however many paragraphs have it', () => {
    const older = doc(paragraph('Eins'), paragraph('Zwei'), paragraph('Drei'))
    const newer = doc(paragraph('Eins', 'center'), paragraph('Zwei', 'center'), paragraph('Drei'))
    expect(textFormChange(older, newer)).toBe('Ausrichtung: Linksbündig → Zentriert')
    expect(textFormChange(newer, older)).toBe('Ausrichtung: Zentriert → Linksbündig')
  })
  it('is that words are distinguished', () => {
    expect(textFormChange(doc(paragraph('Eins')), doc(paragraph('Eins', undefined, [{ type: 'bold' }])))).toBe(
      'Wörter anders ausgezeichnet',
    )
    const both = doc(paragraph('Eins', 'right', [{ type: 'bold' }]))
    expect(textFormChange(doc(paragraph('Eins')), both)).toBe('Ausrichtung: Linksbündig → Rechtsbündig · Wörter anders ausgezeichnet')
  })
  it('is that a paragraph has become a list, a quote or a heading', () => {
    const quote: RichTextBlock = { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Eins' }] }] }
    const heading: RichTextBlock = { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Eins' }] }
    expect(textFormChange(doc(paragraph('Eins')), doc(quote))).toBe('Absätze anders gegliedert')
    expect(textFormChange(doc(paragraph('Eins')), doc(heading))).toBe('Absätze anders gegliedert')
  })
  it('is nothing to be said here where words differ, or where it is no text', () => {
    expect(textFormChange(doc(paragraph('Eins')), doc(paragraph('Zwei')))).toBeUndefined()
    expect(textFormChange('Eins', undefined)).toBeUndefined()
  })
})
