import { z } from 'zod'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { defineModule, type NewModule } from '../definition.ts'
import { anchor, emptyRich, rich, summaryText } from '../field-schemas.ts'
import { richOfBlocks } from '../plain-blocks.ts'

/** Rich text. */
export default defineModule({
  type: 'text',
  version: 1,
  label: 'Text',
  alsoCalled: 'paragraph, body text, list, bullets',
  icon: 'M4 6h16M4 10h16M4 14h16M4 18h10',
  toolbars: { texts: 20 },
  group: 'text',
  schema: z.strictObject({ content: rich, anchor, decrease_distance: z.boolean().optional() }),
  defaults: () => ({ content: emptyRich() }),
  fields: {
    content: { kind: 'richText', label: 'Text', inPlace: true },
    anchor: { kind: 'text', label: 'Anchor', means: 'anchor' },
    decrease_distance: { kind: 'boolean', label: 'Less space below' },
  },
  isStatic: true,
  summary: (data) => summaryText(data.content),
  style: ['decrease_distance'],
  becomes: {
    headline: (run) => run.flatMap(headlineAndRest),
    quote: (run) => run.map(({ content }) => ({ type: 'quote', data: { content: plainTextOf(content as RichText | undefined).trim() } })),
  },
})

/** The first paragraph as a headline, and what follows as a text. */
function headlineAndRest({ content, anchor, decrease_distance }: Record<string, unknown>): NewModule[] {
  const [first, ...rest] = (content as RichText | undefined)?.content ?? []
  const words = first
    ? plainTextOf(richOfBlocks([first]))
        .replace(/\s+/g, ' ')
        .trim()
    : ''
  const headline = { type: 'headline', data: { content: words, ...(anchor ? { anchor } : {}) } }
  return rest.length > 0
    ? [headline, { type: 'text', data: { content: richOfBlocks(rest), ...(decrease_distance ? { decrease_distance } : {}) } }]
    : [headline]
}
