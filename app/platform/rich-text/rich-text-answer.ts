import { z } from 'zod'
import type { RichText } from './rich-text.ts'

const richTextAnswer = z
  .looseObject({ type: z.literal('doc'), content: z.array(z.looseObject({ type: z.string() })) })
  .meta({ id: 'RichText', description: 'Paragraphs and lists as ProseMirror JSON.' })
/** Rich text in API responses: ProseMirror JSON, described as far as clients need it; null where there is none, as `pictureOrNull`. */
export const richTextOrNull = z.union([richTextAnswer, z.null()])

export const exampleRichText: RichText = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Eine Frau steht an einer Küste, an der es keine Küste mehr gibt.' }] }],
}
