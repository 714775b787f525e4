import { z } from 'zod'
import { anchor, type ModuleDefinition, requiredAddress, requiredLine, words } from '../definition.ts'

export const LINK_STYLES = ['Button', 'Link', 'Slider'] as const

/** A link as button, as text, or as a large row. */
export const link: ModuleDefinition = {
  type: 'link',
  version: 1,
  label: 'Link',
  schema: z.strictObject({
    link_text: requiredLine,
    link: requiredAddress,
    extra_class: z.enum(LINK_STYLES).optional(),
    anchor,
    sticky: z.boolean().optional(),
    open_new_window: z.boolean().optional(),
  }),
  defaults: () => ({ link_text: '', link: '', extra_class: 'Button' }),
  fields: {
    link_text: { kind: 'text', label: 'Link text', inPlace: true },
    link: { kind: 'link', label: 'Address' },
    extra_class: { kind: 'select', label: 'Style', options: LINK_STYLES.map((value) => ({ value, label: `Link style ${value}` })) },
    open_new_window: { kind: 'boolean', label: 'Open in a new window' },
    sticky: { kind: 'boolean', label: 'Also at the bottom of the window' },
    anchor: { kind: 'text', label: 'Anchor' },
  },
  summary: (data) => words(data.link_text),
}
