import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { ApiError } from '../../staff-ui/api-client.ts'

/** What the login library's refusals mean to whoever sees to an account. */
const REFUSALS: Record<string, Label> = {
  INVALID_PASSWORD: 'The password is not right.',
  PASSWORD_TOO_SHORT: 'The new password is too short.',
  INVALID_CODE: 'This code is not right or has been used already.',
  SESSION_NOT_FRESH: 'For this you must have logged in within the last day. Please log out and in again.',
  SECOND_FACTOR_IS_REQUIRED: 'Your role asks for a second factor; it cannot be switched off.',
  SECOND_FACTOR_IS_SET_UP: 'The second factor has been set up already. Please load the page again.',
  PROVIDER_DECIDES: 'Your identity provider decides how you log in.',
  OWNER_NOT_VERIFIED: 'This device has not made sure that it is you. Please choose another one.',
}

/** What went wrong with a call about an account, in a sentence. @throws whatever is not the answer to a call */
export function accountFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 0) return t('The server cannot be reached.')
  if (error.status === 429) return t('Too many attempts. Please wait a minute.')
  const refusal = REFUSALS[error.problem.code ?? '']
  return refusal ? t(refusal) : (error.problem.detail ?? t("Unfortunately, that didn't work."))
}
