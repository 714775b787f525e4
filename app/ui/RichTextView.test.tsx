import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { RichTextInline, RichTextMark } from '../platform/rich-text/rich-text.ts'
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
