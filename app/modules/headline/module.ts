import { z } from 'zod'
import { t } from '../../platform/i18n/i18n.ts'
import { issueText } from '../../platform/i18n/issue-text.ts'
import { defineModule } from '../definition.ts'
import { anchor, line, requiredLine, summaryText } from '../field-schemas.ts'
import { richOfLines } from '../plain-blocks.ts'

export const HEADLINE_LEVEL_MIN = 2
export const HEADLINE_LEVEL_MAX = 6

const level = z
  .int({ error: issueText })
  .min(HEADLINE_LEVEL_MIN, { error: () => t('This heading level is not allowed.') })
  .max(HEADLINE_LEVEL_MAX, { error: () => t('This heading level is not allowed.') })

/** A headline with lines above and below it. */
export default defineModule({
  type: 'headline',
  version: 1,
  label: 'Heading',
  alsoCalled: 'title, subheading',
  icon: 'M6 4v16M18 4v16M6 12h12',
  toolbars: { texts: 10 },
  group: 'text',
  schema: z.strictObject({ headline_level: level, preline: line, content: requiredLine, subline: line, anchor }),
  defaults: () => ({ headline_level: 2, content: '' }),
  fields: {
    headline_level: {
      kind: 'select',
      label: 'Level',
      options: [
        { value: 2, label: 'Level 2' },
        { value: 3, label: 'Level 3' },
        { value: 4, label: 'Level 4' },
        { value: 5, label: 'Level 5' },
        { value: 6, label: 'Level 6' },
      ],
    },
    preline: { kind: 'text', label: 'Line above', inPlace: true },
    content: { kind: 'text', label: 'Heading', inPlace: true, levelIn: 'headline_level' },
    subline: { kind: 'text', label: 'Line below', inPlace: true },
    anchor: { kind: 'text', label: 'Anchor', means: 'anchor' },
  },
  isStatic: true,
  summary: (data) => summaryText(data.content),
  style: ['headline_level'],
  becomes: {
    text: (run) =>
      run.map(({ preline, content, subline, anchor }) => ({
        type: 'text',
        data: { content: richOfLines(preline, content, subline), ...(anchor ? { anchor } : {}) },
      })),
    quote: (run) =>
      run.map(({ preline, content, subline }) => ({
        type: 'quote',
        data: { content: [preline, content].filter(Boolean).join('\n'), author: subline ?? '' },
      })),
  },
})
