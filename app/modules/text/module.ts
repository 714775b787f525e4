import { z } from 'zod'
import { defineModule } from '../definition.ts'
import { anchor, emptyRich, rich, summaryText } from '../field-schemas.ts'

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
})
