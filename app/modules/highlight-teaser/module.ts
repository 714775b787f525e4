import { z } from 'zod'
import { defineModule } from '../definition.ts'
import { choices, line, summaryText } from '../field-schemas.ts'

const MAX_CATEGORIES = 20

/** Posters of productions, of all branches or of some. */
export default defineModule({
  type: 'highlight-teaser',
  version: 1,
  label: 'Production teaser',
  alsoCalled: 'plays, productions, cards',
  icon: 'M3 4h5v12H3zM10 4h4v12h-4zM16 4h5v12h-5zM3 20h5M10 20h4M16 20h5',
  toolbars: { house: 130 },
  group: 'programme',
  schema: z.strictObject({ headline: line, categories: choices(MAX_CATEGORIES) }),
  defaults: () => ({ headline: '', categories: [] }),
  fields: {
    headline: { kind: 'text', label: 'Heading', inPlace: true, level: 2 },
    categories: { kind: 'relations', label: 'Art forms', of: 'exhibition-type', from: '/api/exhibition-types/' },
  },
  isStatic: true,
  summary: (data) => summaryText(data.headline),
})
