import { z } from 'zod'
import { t } from '../../platform/i18n/i18n.ts'
import type { ModuleDefinition } from '../definition.ts'
import { words } from '../rules.ts'

export const MAX_HTML_LENGTH = 20_000

/** HTML by hand: cleaned for the page itself; code that runs stands in a sandboxed frame. */
export const html: ModuleDefinition = {
  type: 'html',
  version: 1,
  label: 'HTML',
  icon: 'm8 7-5 5 5 5M16 7l5 5-5 5M14 4l-4 16',
  schema: z.strictObject({ html_code: z.string().max(MAX_HTML_LENGTH, { error: () => t('This text is too long.') }) }),
  defaults: () => ({ html_code: '' }),
  fields: { html_code: { kind: 'code', label: 'HTML code' } },
  summary: (data) => words(String(data.html_code ?? '').replace(/<[^>]*>/g, ' ')),
}
