import { z } from 'zod'
import { defineModule } from '../definition.ts'
import { emptyRich, requiredMedia, requiredRich, summaryText } from '../field-schemas.ts'
import { labelledOptions } from '../labelled-options.ts'

export const ORDERS = ['image-text', 'text-image'] as const

/** Text beside a picture. */
export default defineModule({
  type: 'two-columns',
  version: 1,
  label: 'Text and image',
  alsoCalled: 'image and text, columns, side by side',
  icon: 'M3 5h8v14H3zM14 7h7M14 12h7M14 17h5',
  toolbars: { house: 110 },
  group: 'layout',
  schema: z.strictObject({ extra_class: z.enum(ORDERS).optional(), text: requiredRich, image: requiredMedia }),
  defaults: () => ({ extra_class: 'image-text', text: emptyRich(), image: null }),
  fields: {
    text: { kind: 'richText', label: 'Text', inPlace: true },
    image: { kind: 'media', label: 'Image' },
    extra_class: {
      kind: 'select',
      label: 'Order',
      options: labelledOptions<(typeof ORDERS)[number]>({ 'image-text': 'Order image-text', 'text-image': 'Order text-image' }),
    },
  },
  isStatic: true,
  style: ['extra_class'],
  summary: (data) => summaryText(data.text),
})
