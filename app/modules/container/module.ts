import { z } from 'zod'
import { t } from '../../platform/i18n/i18n.ts'
import { defineModule } from '../definition.ts'
import { requiredLine } from '../field-schemas.ts'
import { layoutOptions, MAX_LAYOUT } from '../layouts.ts'

const SLUG = /^[a-z0-9][a-z0-9-]{0,118}$/
const MAX_CONTENT_TYPE_LENGTH = 40

/** Embeds another container, which is edited at its own place. */
export default defineModule({
  type: 'container',
  version: 1,
  label: 'Container',
  alsoCalled: 'reusable block, shared content, snippet',
  icon: 'M4 7h16v13H4zM7 7V4h10v3M8 12h8',
  toolbars: { others: 20 },
  group: 'layout',
  schema: z.strictObject({
    slug: requiredLine.pipe(z.string().regex(SLUG, { error: () => t('A slug can only contain lowercase letters, digits and hyphens.') })),
    content_type: z.string().max(MAX_CONTENT_TYPE_LENGTH).optional(),
    layout_index: z.int().min(-1).max(MAX_LAYOUT).optional(),
  }),
  defaults: () => ({ slug: '', content_type: '', layout_index: -1 }),
  fields: {
    slug: { kind: 'text', label: 'Container slug' },
    content_type: { kind: 'text', label: 'Content type' },
    layout_index: {
      kind: 'select',
      label: 'Columns',
      shownAs: 'columns',
      options: [{ value: -1, label: 'Same as container' }, ...layoutOptions],
    },
  },
  summary: (data) => String(data.slug ?? ''),
})
