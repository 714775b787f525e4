import type { z } from 'zod'
import { t } from '../platform/i18n/i18n.ts'

/** What a broken rule says where the rule itself says nothing: never the English of the library. */
export function issueText(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return t('This field does not exist: {names}', { names: issue.keys.join(', ') })
  if (issue.input === undefined) return t('This field is required!')
  return t('This value is not allowed.')
}
