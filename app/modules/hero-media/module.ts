import { z } from 'zod'
import { t } from '../../platform/i18n/i18n.ts'
import { address, line, type ModuleDefinition, media, moment, words } from '../definition.ts'

/** The large picture that opens a page, shown in its window of time. */
export const heroMedia: ModuleDefinition = {
  type: 'hero-media',
  version: 1,
  label: 'Hero media',
  schema: z.strictObject({
    headline: line,
    text: line,
    button_text: line,
    button_link: address,
    sticky: z.boolean().optional(),
    image: media,
    video: address,
    online_from: z
      .string({ error: () => t('This field is required!') })
      .min(1, { error: () => t('This field is required!') })
      .pipe(z.iso.datetime({ offset: true, local: true })),
    online_to: moment,
    zweiklang: line,
  }),
  defaults: () => ({ headline: '', text: '', button_text: '', button_link: '', image: null, online_from: '' }),
  fields: {
    headline: { kind: 'text', label: 'Headline', inPlace: true },
    text: { kind: 'text', label: 'Text', inPlace: true },
    button_text: { kind: 'text', label: 'Button text', inPlace: true },
    button_link: { kind: 'link', label: 'Button address' },
    image: { kind: 'media', label: 'Image' },
    online_from: { kind: 'dateTime', label: 'Online from' },
    online_to: { kind: 'dateTime', label: 'Online to' },
    sticky: { kind: 'boolean', label: 'Also at the bottom of the window' },
  },
  summary: (data) => words(data.headline),
}
