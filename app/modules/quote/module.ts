import { z } from 'zod'
import { defineModule } from '../definition.ts'
import { line, lines, summaryText } from '../field-schemas.ts'
import { richOfLines } from '../plain-blocks.ts'

const MAX_QUOTE_LENGTH = 1000

/** A quotation with its source. */
export default defineModule({
  type: 'quote',
  version: 1,
  label: 'Quote',
  alsoCalled: 'review, press quote, testimonial',
  icon: 'M9 7H5v6h4V7Zm0 6c0 3-1 4-3 4M19 7h-4v6h4V7Zm0 6c0 3-1 4-3 4',
  toolbars: { texts: 90 },
  group: 'text',
  schema: z.strictObject({ content: lines(MAX_QUOTE_LENGTH), author: line }),
  defaults: () => ({ content: '', author: '' }),
  fields: {
    content: { kind: 'text', label: 'Quote', inPlace: true },
    author: { kind: 'text', label: 'Author', inPlace: true },
  },
  isStatic: true,
  summary: (data) => summaryText(data.content),
  becomes: {
    text: (run) => run.map(({ content, author }) => ({ type: 'text', data: { content: richOfLines(content, author) } })),
    headline: (run) =>
      run.map(({ content, author }) => ({
        type: 'headline',
        data: {
          content: String(content ?? '')
            .replace(/\s*\n\s*/g, ' ')
            .trim(),
          subline: author ?? '',
        },
      })),
  },
})
