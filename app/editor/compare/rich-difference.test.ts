import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isTextBlock } from '../../platform/rich-text/blocks.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import type { RichText, RichTextBlock, RichTextInline, RichTextParagraph } from '../../platform/rich-text/rich-text.ts'
import { type RichDifference, richDifference } from './rich-difference.ts'

const paragraph = (...content: (string | RichTextInline)[]): RichTextParagraph => ({
  type: 'paragraph',
  content: content.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part)),
})
const text = (...blocks: (string | RichTextBlock)[]): RichText => ({
  type: 'doc',
  content: blocks.map((block) => (typeof block === 'string' ? paragraph(block) : block)),
})
const list = (...items: string[]): RichTextBlock => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
})

/** A union in words: paragraphs between bars, what was added in {+ }, what was removed in {- }. */
function inWords({ text: { content }, marks }: RichDifference): string {
  const inline = (part: RichTextInline) => {
    const words = part.type === 'text' ? part.text : '↵'
    const kind = marks.get(part)
    return kind ? `{${kind === 'added' ? '+' : '-'}${words}}` : words
  }
  const block = (each: RichTextBlock): string => {
    if (isTextBlock(each)) return (each.content ?? []).map(inline).join('')
    if (each.type === 'blockquote') return `„${each.content.map(block).join('|')}“`
    return `[${each.content.map((item) => item.content.map(block).join('|')).join('; ')}]`
  }
  return content.map(block).join(' | ')
}
const difference = (older: RichText, newer: RichText) => inWords(richDifference(older, newer))

it('marks words within a paragraph, and whole paragraphs that only one of them has', () => {
  expect(difference(text('Der Bus hält am Markt.'), text('Der Bus hält heute vorm Markt.'))).toBe('Der Bus hält {-am }{+heute vorm }Markt.')
  expect(difference(text('Eins zwei.', 'Alt war das.'), text('Eins zwei.', 'Ganz neu.'))).toBe(
    'Eins zwei. | {-Alt war das.} | {+Ganz neu.}',
  )
  expect(difference(text('Eins zwei drei.', 'Vier.'), text('Null.', 'Eins zwei vier.'))).toBe(
    '{+Null.} | Eins zwei {-drei.}{+vier.} | {-Vier.}',
  )
})

it('marks what is in a list, item by item', () => {
  expect(difference(text(list('eins', 'zwei und drei')), text(list('eins', 'zwei und vier', 'fünf')))).toBe(
    '[eins; zwei und {-drei}{+vier}; {+fünf}]',
  )
})

it('takes words in another style for other words', () => {
  const bold: RichTextInline = { type: 'text', text: 'sehr', marks: [{ type: 'bold' }] }
  expect(difference(text('das ist sehr gut'), text(paragraph('das ist ', bold, ' gut')))).toBe('das ist {-sehr}{+sehr} gut')
})

it('has all words of a text that was or will be empty', () => {
  expect(inWords(richDifference(undefined, text('Neu.')))).toBe('{+Neu.}')
  expect(inWords(richDifference(text('Alt.'), undefined))).toBe('{-Alt.}')
})

it('for any two texts has the words of the newer one without what was removed, and of the older one without what was added', () => {
  const words = fc.array(fc.constantFrom('Bus', 'hält', 'am', 'Markt', 'vor'), { maxLength: 6 }).map((all) => all.join(' '))
  const texts = fc
    .array(
      words.map((all) => (all ? paragraph(all) : paragraph())),
      { maxLength: 5 },
    )
    .map((blocks) => text(...blocks))
  const only = ({ text: united, marks }: RichDifference, dropped: string) =>
    plainTextOf({
      type: 'doc',
      content: united.content.map((block) =>
        block.type === 'paragraph' ? { ...block, content: (block.content ?? []).filter((part) => marks.get(part) !== dropped) } : block,
      ),
    }).replace(/\s+/g, ' ')
  fc.assert(
    fc.property(texts, texts, (older, newer) => {
      const united = richDifference(older, newer)
      expect(only(united, 'removed').trim()).toBe(plainTextOf(newer).replace(/\s+/g, ' ').trim())
      expect(only(united, 'added').trim()).toBe(plainTextOf(older).replace(/\s+/g, ' ').trim())
    }),
  )
})
