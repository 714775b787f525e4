import { z } from 'zod'
import { t } from '../../platform/i18n/i18n.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { zweiklaenge, zweiklangNames } from '../../platform/theme/color-pair.ts'
import { defineModule } from '../definition.ts'
import { address, boundedRich, emptyRich, line, media, requiredRich, summaryText } from '../field-schemas.ts'
import { labelledOptions } from '../labelled-options.ts'

export const TEASER_LAYOUTS = ['image-left', 'image-right', 'fullscreen'] as const
/** Maximum length of the description, without markup (A §5). */
export const MAX_TEXT_LENGTH = 3000
/** Maximum length of the description in the older form (A §5). */
export const MAX_OLDER_TEXT_LENGTH = 256

const common = {
  image: media,
  link: address,
  link_text: line,
  preline: line,
  headline: line,
  subline: line,
  extra_class: z.enum(TEASER_LAYOUTS).optional(),
  zweiklang: z.enum(zweiklangNames).optional(),
}

/** A large teaser: picture, text and button. */
export default defineModule({
  type: 'full-teaser',
  version: 1,
  label: 'Large teaser',
  alsoCalled: 'banner, card, notice',
  icon: 'M3 4h18v16H3zM13 4v16M15.5 9h3M15.5 12h3M15.5 15h2',
  toolbars: { texts: 100 },
  group: 'programme',
  schema: z.strictObject({ ...common, text: boundedRich(MAX_TEXT_LENGTH) }),
  olderSchema: z.strictObject({
    ...common,
    text: requiredRich.refine((text) => plainTextOf(text).length <= MAX_OLDER_TEXT_LENGTH, { error: () => t('This text is too long.') }),
  }),
  defaults: () => ({
    preline: '',
    headline: '',
    subline: '',
    text: emptyRich(),
    link_text: '',
    link: '',
    image: null,
    extra_class: 'image-left',
  }),
  fields: {
    preline: { kind: 'text', label: 'Line above', inPlace: true },
    headline: { kind: 'text', label: 'Heading', inPlace: true, level: 2 },
    subline: { kind: 'text', label: 'Line below', inPlace: true },
    text: { kind: 'richText', label: 'Text', inPlace: true },
    link_text: { kind: 'text', label: 'Link text', inPlace: true },
    link: { kind: 'url', label: 'URL', words: 'link_text' },
    image: { kind: 'media', label: 'Image' },
    extra_class: {
      kind: 'select',
      label: 'Style',
      options: labelledOptions<(typeof TEASER_LAYOUTS)[number]>({
        'image-left': 'Teaser layout image-left',
        'image-right': 'Teaser layout image-right',
        fullscreen: 'Teaser layout fullscreen',
      }),
    },
    zweiklang: {
      kind: 'select',
      label: 'Colour pair',
      shownAs: 'colourPairs',
      options: zweiklangNames.map((value) => ({ value, label: zweiklaenge[value].label })),
    },
  },
  isStatic: true,
  summary: (data) => summaryText(data.headline),
  style: ['extra_class', 'zweiklang'],
  becomes: {
    'teaser-list': (run) => [
      {
        type: 'teaser-list',
        data: {
          items: run.map(({ image, preline, headline, subline, text, link_text, link }) => ({
            image: image ?? null,
            preline: preline ?? '',
            headline: headline ?? '',
            subline: subline ?? '',
            text: plainTextOf(text as RichText | undefined).trim(),
            link_text: link_text ?? '',
            link: link ?? '',
          })),
        },
      },
    ],
  },
})
