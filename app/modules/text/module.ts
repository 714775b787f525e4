import { z } from 'zod'
import { anchor, type ModuleDefinition, rich, words } from '../definition.ts'

/** Running text. */
export const text: ModuleDefinition = {
  type: 'text',
  version: 1,
  label: 'Text',
  schema: z.strictObject({ content: rich, anchor, decrease_distance: z.boolean().optional() }),
  defaults: () => ({ content: { type: 'doc', content: [{ type: 'paragraph' }] } }),
  fields: {
    content: { kind: 'richText', label: 'Text', inPlace: true },
    anchor: { kind: 'text', label: 'Anchor' },
    decrease_distance: { kind: 'boolean', label: 'Less space below' },
  },
  summary: (data) => words(data.content),
}
