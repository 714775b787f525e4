import { z } from 'zod'
import { type ModuleDefinition, media } from '../definition.ts'

export const BACKGROUNDS = ['none', 'light', 'dark', 'accent', 'image'] as const
const LAYOUT_NAMES = ['100 %', '67 – 33', '33 – 67', '50 – 50', '33 – 33 – 33', '25 – 50 – 25']

/** Columns side by side on a background of their own. */
export const section: ModuleDefinition = {
  type: 'section',
  version: 1,
  label: 'Section',
  schema: z.strictObject({ layout: z.int().min(0).max(5).optional(), extra_class: z.enum(BACKGROUNDS).optional(), image: media }),
  defaults: () => ({ layout: 3, extra_class: 'none' }),
  fields: {
    layout: { kind: 'select', label: 'Columns', options: LAYOUT_NAMES.map((label, value) => ({ value, label })) },
    extra_class: {
      kind: 'select',
      label: 'Background',
      options: BACKGROUNDS.map((value) => ({ value, label: `Background ${value}` })),
    },
    image: { kind: 'media', label: 'Background image' },
  },
  summary: (data) => LAYOUT_NAMES[Number(data.layout ?? 0)] ?? '',
  columns: 2,
}
