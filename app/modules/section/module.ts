import { z } from 'zod'
import { t } from '../../platform/i18n/i18n.ts'
import { zweiklaenge, zweiklangNames } from '../../platform/theme/color-pair.ts'
import { defineModule } from '../definition.ts'
import { media } from '../field-schemas.ts'
import { labelledOptions } from '../labelled-options.ts'
import { layoutNames, layoutOptions, MAX_LAYOUT } from '../layouts.ts'

export const BACKGROUNDS = ['none', 'light', 'dark', 'accent', 'image'] as const

/** Columns side by side on a background of their own. */
export default defineModule({
  type: 'section',
  version: 1,
  label: 'Section',
  alsoCalled: 'columns, grid, divider, background, layout',
  icon: 'M3 5h18v14H3zM12 5v14',
  toolbars: { house: 80 },
  group: 'layout',
  schema: z.strictObject({
    layout: z.int().min(0).max(MAX_LAYOUT).optional(),
    extra_class: z.enum(BACKGROUNDS).optional(),
    zweiklang: z.enum(zweiklangNames).optional(),
    image: media,
  }),
  defaults: () => ({ layout: 3, extra_class: 'none' }),
  fields: {
    layout: { kind: 'select', label: 'Columns', shownAs: 'columns', options: layoutOptions },
    extra_class: {
      kind: 'select',
      label: 'Background',
      options: labelledOptions<(typeof BACKGROUNDS)[number]>({
        none: 'Background none',
        light: 'Background light',
        dark: 'Background dark',
        accent: 'Background accent',
        image: 'Background image',
      }),
    },
    zweiklang: {
      kind: 'select',
      label: 'Colour pair',
      shownAs: 'colourPairs',
      options: zweiklangNames.map((value) => ({ value, label: zweiklaenge[value].label })),
    },
    image: { kind: 'media', label: 'Background image' },
  },
  isStatic: true,
  style: ['extra_class', 'zweiklang', 'image'],
  summary: (data) => layoutNames[Number(data.layout ?? 0)] ?? '',
  columns: 2,
  lint: (data) => (data.extra_class === 'image' && !data.image ? [{ field: 'image', message: t('The background has no image yet.') }] : []),
})
