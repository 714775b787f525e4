import { z } from 'zod'
import { line, type ModuleDefinition, words } from '../definition.ts'

/** Posters of productions, of all branches or of some. */
export const highlightTeaser: ModuleDefinition = {
  type: 'highlight-teaser',
  version: 1,
  label: 'Highlight teaser',
  schema: z.strictObject({ headline: line, categories: z.array(z.int().positive()).max(20).optional() }),
  defaults: () => ({ headline: '', categories: [] }),
  fields: { headline: { kind: 'text', label: 'Headline', inPlace: true } },
  summary: (data) => words(data.headline),
}
