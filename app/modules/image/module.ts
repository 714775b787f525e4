import { z } from 'zod'
import { address, line, type ModuleDefinition, requiredMedia, words } from '../definition.ts'

export const IMAGE_FORMATS = ['Large', 'Medium', 'Small'] as const

/** A picture with a line below it. */
export const image: ModuleDefinition = {
  type: 'image',
  version: 1,
  label: 'Image',
  schema: z.strictObject({ image: requiredMedia, format: z.enum(IMAGE_FORMATS).optional(), link: address, text: line }),
  defaults: () => ({ image: null, format: 'Large', text: '' }),
  fields: {
    image: { kind: 'media', label: 'Image' },
    format: { kind: 'select', label: 'Size', options: IMAGE_FORMATS.map((value) => ({ value, label: `Image size ${value}` })) },
    text: { kind: 'text', label: 'Line below', inPlace: true },
    link: { kind: 'link', label: 'Address' },
  },
  summary: (data) => words(data.text),
}
