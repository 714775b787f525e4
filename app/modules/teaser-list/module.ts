import { z } from 'zod'
import { defineModule, type NewModule } from '../definition.ts'
import { address, itemId, line, lines, media, moment, summaryText } from '../field-schemas.ts'
import { richOfLines } from '../plain-blocks.ts'
import { visibilityOf } from '../visibility.ts'

export const TEASER_DISPLAYS = ['list', 'slider'] as const
const MAX_TEASERS = 24
const MAX_TEXT_LENGTH = 1000

const teaserItem = z.strictObject({
  id: itemId,
  image: media,
  preline: line,
  headline: line,
  subline: line,
  text: lines(MAX_TEXT_LENGTH),
  link_text: line,
  link: address,
  online_from: moment,
  online_to: moment,
})

/** Several teasers, each in its own time window. */
export default defineModule({
  type: 'teaser-list',
  version: 1,
  label: 'Teaser list',
  alsoCalled: 'cards, tiles, slider',
  icon: 'M3 5h5v8H3zM10 5h5v8h-5zM17 5h4v8h-4zM3 17h5M10 17h5M17 17h4',
  toolbars: { texts: 110 },
  group: 'programme',
  schema: z.strictObject({ headline: line, display: z.enum(TEASER_DISPLAYS).optional(), items: z.array(teaserItem).max(MAX_TEASERS) }),
  defaults: () => ({ headline: '', display: 'list', items: [] }),
  fields: {
    headline: { kind: 'text', label: 'Heading', inPlace: true, level: 2 },
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
        preline: { kind: 'text', label: 'Line above', inPlace: true },
        headline: { kind: 'text', label: 'Heading', inPlace: true, level: 3 },
        subline: { kind: 'text', label: 'Line below', inPlace: true },
        text: { kind: 'text', label: 'Text', inPlace: true },
        link_text: { kind: 'text', label: 'Link text', inPlace: true },
        link: { kind: 'url', label: 'URL', words: 'link_text' },
        online_from: { kind: 'datetime', label: 'Online from' },
        online_to: { kind: 'datetime', label: 'Online until' },
      },
    },
  },
  isStatic: ({ display }) => display !== 'slider',
  summary: (data) => summaryText(data.headline),
  style: ['display'],
  becomes: {
    'full-teaser': (run) =>
      run.flatMap(({ headline, items }) => [
        ...(headline ? [{ type: 'headline', data: { content: headline } }] : []),
        ...((items ?? []) as Record<string, unknown>[]).map(teaserOfItem),
      ]),
  },
})

/** A teaser of the list by itself; its window is one that every module has. */
function teaserOfItem({ image, preline, headline, subline, text, link_text, link, ...window }: Record<string, unknown>): NewModule {
  const visibility = visibilityOf(window)
  const words = { preline: preline ?? '', headline: headline ?? '', subline: subline ?? '', link_text: link_text ?? '', link: link ?? '' }
  return {
    type: 'full-teaser',
    data: { ...words, image: image ?? null, text: richOfLines(text), ...(Object.keys(visibility).length > 0 ? { visibility } : {}) },
  }
}
