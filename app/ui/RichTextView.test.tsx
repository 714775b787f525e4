import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { RichTextBlock, RichTextInline, RichTextMark } from '../platform/rich-text/rich-text.ts'
import { RichTextView } from './RichTextView.tsx'

const words = (text: string, ...marks: RichTextMark[]): RichTextInline => ({ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) })

it('headings, quotes, raised and lowered words reach visitors as plain elements', () => {
  const markup = renderToStaticMarkup(
    <RichTextView
      text={{
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 3, textAlign: 'center' }, content: [words('Der Saal')] },
          { type: 'heading', attrs: { level: 4 }, content: [words('Die Bühne')] },
          {
            type: 'paragraph',
            content: [words('120 m'), words('2', { type: 'superscript' }), words(', H'), words('2', { type: 'subscript' })],
          },
          { type: 'blockquote', content: [{ type: 'paragraph', content: [words('Ein Wort.')] }] },
        ],
      }}
    />,
  )
  expect(markup).toBe(
    '<h3 style="text-align:center">Der Saal</h3><h4>Die Bühne</h4><p>120 m<sup>2</sup>, H<sub>2</sub></p><blockquote><p>Ein Wort.</p></blockquote>',
  )
})

const paragraph = (...content: RichTextInline[]) => ({ type: 'paragraph' as const, content })
const drawn = (...content: RichTextBlock[]) => renderToStaticMarkup(<RichTextView text={{ type: 'doc', content }} />)

it('a paragraph of Arabic, Persian or Hebrew words runs from right to left itself, and so does a list of them', () => {
  const arabic = 'أهلاً وسهلاً بكم في المسرح (2026)!'
  const marked = words(arabic, { type: 'language', attrs: { lang: 'ar' } })
  expect(drawn(paragraph(marked))).toBe(`<p dir="rtl"><span lang="ar" dir="rtl">${arabic}</span></p>`)
  expect(drawn(paragraph(words('ברוכים הבאים לתיאטרון!')))).toContain('<p dir="rtl">')
  expect(drawn({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(marked)] }] })).toContain(
    '<ul dir="rtl"><li><p dir="rtl">',
  )
  expect(drawn(paragraph(words('Willkommen: '), marked))).toBe(`<p>Willkommen: <span lang="ar" dir="rtl">${arabic}</span></p>`)
  expect(drawn(paragraph(words('2026!')))).toBe('<p>2026!</p>')
})

it('a list of numbers begins and counts as it was written', () => {
  const items = [{ type: 'listItem' as const, content: [paragraph(words('Rückgabe'))] }]
  expect(drawn({ type: 'orderedList', attrs: { start: 3, type: 'a' }, content: items })).toContain('<ol start="3" type="a">')
})
