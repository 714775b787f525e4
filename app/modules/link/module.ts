import { z } from 'zod'
import { defineModule } from '../definition.ts'
import { anchor, requiredAddress, requiredLine, summaryText } from '../field-schemas.ts'
import { labelledOptions } from '../labelled-options.ts'

export const LINK_STYLES = ['Button', 'Link', 'Slider'] as const

const common = {
  link: requiredAddress,
  extra_class: z.enum(LINK_STYLES).optional(),
  anchor,
  sticky: z.boolean().optional(),
  open_new_window: z.boolean().optional(),
}

/** A link as a button, as text, or as a large row. */
export default defineModule({
  type: 'link',
  version: 1,
  label: 'Link',
  alsoCalled: 'button, call to action, download',
  icon: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  toolbars: { texts: 30 },
  group: 'text',
  schema: z.strictObject({ link_text: requiredLine, ...common }),
  olderSchema: z.strictObject({ content: requiredLine, ...common }),
  defaults: () => ({ link_text: '', link: '', extra_class: 'Button' }),
  fields: {
    link_text: { kind: 'text', label: 'Link text', inPlace: true },
    link: { kind: 'url', label: 'URL', words: 'link_text' },
    extra_class: {
      kind: 'select',
      label: 'Style',
      options: labelledOptions<(typeof LINK_STYLES)[number]>({
        Button: 'Link style Button',
        Link: 'Link style Link',
        Slider: 'Link style Slider',
      }),
    },
    open_new_window: { kind: 'boolean', label: 'Open in a new window' },
    sticky: { kind: 'boolean', label: 'Also show at the bottom of the window' },
    anchor: { kind: 'text', label: 'Anchor', means: 'anchor' },
  },
  isStatic: true,
  style: ['extra_class', 'sticky'],
  summary: (data) => summaryText(data.link_text ?? data.content),
})
