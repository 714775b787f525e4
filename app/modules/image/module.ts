import { z } from 'zod'
import { defineModule } from '../definition.ts'
import { address, line, requiredMedia, summaryText } from '../field-schemas.ts'
import { labelledOptions } from '../labelled-options.ts'

export const IMAGE_FORMATS = ['Large', 'Medium', 'Small'] as const

/** A picture with a caption. */
export default defineModule({
  type: 'image',
  version: 1,
  label: 'Image',
  alsoCalled: 'photo, picture, graphic',
  icon: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M15 9h.01',
  toolbars: { texts: 40 },
  group: 'media',
  schema: z.strictObject({ image: requiredMedia, format: z.enum(IMAGE_FORMATS).optional(), link: address, text: line }),
  olderSchema: z.strictObject({
    image: requiredMedia,
    alias: z.enum(['vertical', 'horizontal']).optional(),
    link: address,
    text: line,
    description: line,
  }),
  defaults: () => ({ image: null, format: 'Large', text: '' }),
  fields: {
    image: { kind: 'media', label: 'Image' },
    format: {
      kind: 'select',
      label: 'Size',
      options: labelledOptions<(typeof IMAGE_FORMATS)[number]>({
        Large: 'Image size Large',
        Medium: 'Image size Medium',
        Small: 'Image size Small',
      }),
    },
    text: { kind: 'text', label: 'Line below', inPlace: true },
    link: { kind: 'url', label: 'URL' },
  },
  isStatic: true,
  summary: (data) => summaryText(data.text || data.description),
  style: ['format'],
  becomes: {
    'image-list': (run) => [
      {
        type: 'image-list',
        data: { children: run.map(({ image, text, link }) => ({ image: image ?? null, text: text ?? '', link: link ?? '' })) },
      },
    ],
  },
})
