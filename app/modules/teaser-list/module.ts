import { z } from 'zod'
import { address, line, type ModuleDefinition, media, moment, words } from '../definition.ts'

export const TEASER_DISPLAYS = ['list', 'slider'] as const
const MAX_TEASERS = 24

const teaserItem = z.strictObject({
  id: z.string().max(40).optional(),
  image: media,
  preline: line,
  headline: line,
  subline: line,
  text: z.string().max(1000).optional(),
  link_text: line,
  link: address,
  online_from: moment,
  online_to: moment,
})

/** Several teasers, each in its own window of time. */
export const teaserList: ModuleDefinition = {
  type: 'teaser-list',
  version: 1,
  label: 'Teaser list',
  schema: z.strictObject({ headline: line, display: z.enum(TEASER_DISPLAYS).optional(), items: z.array(teaserItem).max(MAX_TEASERS) }),
  defaults: () => ({ headline: '', display: 'list', items: [] }),
  fields: {
    headline: { kind: 'text', label: 'Headline', inPlace: true },
    display: {
      kind: 'select',
      label: 'Style',
      options: [
        { value: 'list', label: 'As list' },
        { value: 'slider', label: 'As slider' },
      ],
    },
    items: {
      kind: 'items',
      label: 'Teasers',
      itemLabel: 'Teaser',
      fields: {
        image: { kind: 'media', label: 'Image' },
        preline: { kind: 'text', label: 'Line above' },
        headline: { kind: 'text', label: 'Headline' },
        subline: { kind: 'text', label: 'Line below' },
        text: { kind: 'text', label: 'Text' },
        link_text: { kind: 'text', label: 'Link text' },
        link: { kind: 'link', label: 'Address' },
        online_from: { kind: 'dateTime', label: 'Online from' },
        online_to: { kind: 'dateTime', label: 'Online to' },
      },
    },
  },
  summary: (data) => words(data.headline),
}
