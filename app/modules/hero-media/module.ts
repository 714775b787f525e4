import { z } from 'zod'
import { t } from '../../platform/i18n/i18n.ts'
import { zweiklaenge, zweiklangNames } from '../../platform/theme/color-pair.ts'
import { defineModule } from '../definition.ts'
import { address, line, media, moment, summaryText } from '../field-schemas.ts'

/** Films are served by this site, so that no third party learns who watches them. */
const OWN_FILM = /^\/media\/.+\.(mp4|webm)$/

const film = z.union([
  z.string().regex(OWN_FILM, { error: () => t('Choose a video from the media library (MP4 or WebM).') }),
  z.literal(''),
])

/** The large picture at the top of a page, shown in its time window, if it has one. Several in a row become slides. */
export default defineModule({
  type: 'hero-media',
  version: 2,
  label: 'Hero',
  alsoCalled: 'hero, banner, header image, slider',
  icon: 'M3 4h18v16H3zM6 16h6M6 13h9',
  toolbars: { house: 70 },
  group: 'programme',
  schema: z.strictObject({
    headline: line,
    text: line,
    button_text: line,
    button_link: address,
    sticky: z.boolean().optional(),
    image: media,
    video: film.optional(),
    online_from: moment,
    online_to: moment,
    zweiklang: z.enum(zweiklangNames).optional(),
    own_only: z.boolean().optional(),
  }),
  defaults: () => ({ headline: '', text: '', button_text: '', button_link: '', image: null, online_from: '' }),
  fields: {
    headline: { kind: 'text', label: 'Heading', inPlace: true, level: 2 },
    text: { kind: 'text', label: 'Text', inPlace: true },
    button_text: { kind: 'text', label: 'Button text', inPlace: true },
    button_link: { kind: 'url', label: 'Button URL', words: 'button_text' },
    image: { kind: 'media', label: 'Image' },
    video: { kind: 'url', label: 'Video|film' },
    zweiklang: {
      kind: 'select',
      label: 'Colour pair',
      shownAs: 'colourPairs',
      options: zweiklangNames.map((value) => ({ value, label: zweiklaenge[value].label })),
    },
    own_only: { kind: 'boolean', label: 'Only show this content, nothing from the next performance' },
    online_from: { kind: 'datetime', label: 'Online from' },
    online_to: { kind: 'datetime', label: 'Online until' },
    sticky: { kind: 'boolean', label: 'Also show at the bottom of the window' },
  },
  isStatic: true,
  style: ['zweiklang', 'sticky'],
  summary: (data) => summaryText(data.headline),
  // A hero with a headline of its own used to show no performance. Existing content keeps its appearance.
  migrations: [(data) => (data.headline && !data.image && !data.video ? { ...data, own_only: true } : data)],
})
