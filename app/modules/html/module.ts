import { z } from 'zod'
import { t } from '../../platform/i18n/i18n.ts'
import { defineModule } from '../definition.ts'
import { summaryText } from '../field-schemas.ts'

export const MAX_HTML_LENGTH = 20_000

/** What the sanitiser will remove, as hints for the editor. */
function lossesOf(code: string): string[] {
  return [
    ...(/<h1[\s>]/i.test(code) ? [t('Level 1 headings become level 2: the page already has a title.')] : []),
    ...(/\sclass\s*=/i.test(code) && !/<style[\s>]/i.test(code) ? [t('Classes are removed. The page styles the text itself.')] : []),
    ...(/<(?!img)[^>]*\sstyle\s*=/i.test(code) ? [t('Inline styles are removed unless the code contains a style element.')] : []),
  ]
}

/** Custom HTML: sanitised for the page; code that runs is shown in a sandboxed frame. */
export default defineModule({
  type: 'html',
  version: 1,
  label: 'HTML',
  alsoCalled: 'code, embed, map, divider',
  icon: 'm8 7-5 5 5 5M16 7l5 5-5 5M14 4l-4 16',
  toolbars: { house: 50 },
  schema: z.strictObject({ html_code: z.string().max(MAX_HTML_LENGTH, { error: () => t('This text is too long.') }) }),
  defaults: () => ({ html_code: '' }),
  fields: { html_code: { kind: 'code', label: 'HTML code' } },
  lint: ({ html_code }) => lossesOf(String(html_code ?? '')).map((message) => ({ field: 'html_code', message })),
  summary: (data) => summaryText(String(data.html_code ?? '').replace(/<[^>]*>/g, ' ')),
})
