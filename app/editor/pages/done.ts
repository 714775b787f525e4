import { t } from '../../platform/i18n/i18n.ts'
import { ApiError } from '../../staff-ui/api-client.ts'

/** What was just done, with the way back where there is one. */
export type Done = { text: string; undo?: () => void }

/** Why something was not done, in words. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError && error.problem.detail ? error.problem.detail : t('Sorry, that did not work.')
}
