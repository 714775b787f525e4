import { z } from 'zod'
import { t } from '../../platform/i18n/i18n.ts'
import { line, type ModuleDefinition, words } from '../definition.ts'

/** A sentence worth repeating, and whose it is. */
export const quote: ModuleDefinition = {
  type: 'quote',
  version: 1,
  label: 'Quote',
  schema: z.strictObject({
    content: z
      .string()
      .max(1000, { error: () => t('This text is too long.') })
      .optional(),
    author: line,
  }),
  defaults: () => ({ content: '', author: '' }),
  fields: {
    content: { kind: 'text', label: 'Quote', inPlace: true },
    author: { kind: 'text', label: 'Author', inPlace: true },
  },
  summary: (data) => words(data.content),
}
