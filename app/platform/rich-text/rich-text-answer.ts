import { z } from 'zod'
import type { RichText } from './rich-text.ts'

/** Rich text in API responses: ProseMirror JSON, described as far as clients need it. */
export const richTextAnswer = z
  .looseObject({ type: z.literal('doc'), content: z.array(z.looseObject({ type: z.string() })) })
  .meta({ id: 'RichText', description: 'Paragraphs and lists as ProseMirror JSON.' })

export const exampleRichText: RichText = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Eine Frau steht an einer Küste, an der es keine Küste mehr gibt.' }] }],
}
