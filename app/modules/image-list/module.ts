import { z } from 'zod'
import { defineModule } from '../definition.ts'
import { address, itemId, line, requiredMedia, summaryText } from '../field-schemas.ts'
import { labelledOptions } from '../labelled-options.ts'

export const IMAGE_LIST_FORMATS = ['slider', 'masonry', 'grid', 'parallax', 'semi-lazy'] as const
const MAX_IMAGES = 60

const imageItem = z.strictObject({ id: itemId, image: requiredMedia, text: line, link: address })

/** Several pictures; `format` selects the layout, `children` are the pictures. */
export default defineModule({
  type: 'image-list',
  version: 1,
  label: 'Image gallery',
  alsoCalled: 'gallery, slider, photos, carousel',
  icon: 'M3 4h8v9H3zM13 4h8v5h-8zM13 11h8v9h-8zM3 15h8v5H3z',
  toolbars: { texts: 120 },
  group: 'media',
  schema: z.strictObject({
    headline: line,
    format: z.enum(IMAGE_LIST_FORMATS).optional(),
    children: z.array(imageItem).max(MAX_IMAGES),
  }),
  defaults: () => ({ headline: '', format: 'slider', children: [] }),
  fields: {
    headline: { kind: 'text', label: 'Heading', inPlace: true, level: 2 },
    format: {
      kind: 'select',
      label: 'Style',
      options: labelledOptions<(typeof IMAGE_LIST_FORMATS)[number]>({
        slider: 'Image list slider',
        masonry: 'Image list masonry',
        grid: 'Image list grid',
        parallax: 'Image list parallax',
        'semi-lazy': 'Image list semi-lazy',
      }),
    },
    children: {
      kind: 'items',
      label: 'Images',
      itemLabel: 'Image',
      fields: {
        image: { kind: 'media', label: 'Image' },
        text: { kind: 'text', label: 'Line below', inPlace: true },
        link: { kind: 'url', label: 'URL' },
      },
    },
  },
  isStatic: ({ format = 'slider' }) => format !== 'slider',
  style: ['format'],
  becomes: {
    image: (run) =>
      run.flatMap(({ headline, children }) => [
        ...(headline ? [{ type: 'headline', data: { content: headline } }] : []),
        ...((children ?? []) as Record<string, unknown>[]).map(({ image, text, link }) => ({
          type: 'image',
          data: { image: image ?? null, text: text ?? '', ...(link ? { link } : {}) },
        })),
      ]),
  },
  summary: (data) => summaryText(data.headline) || summaryText((data.children as { text?: string }[] | undefined)?.[0]?.text),
})
