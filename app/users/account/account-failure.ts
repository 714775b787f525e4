import { CLOCK_IS_OFF, EASILY_GUESSED, TOO_MANY_ATTEMPTS } from '../../platform/auth/account-limits.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { ApiError } from '../../staff-ui/api-client.ts'
import { clockText } from '../../staff-ui/login/login-failure.ts'

/** The messages for better-auth's error codes on the account screen. */
const REFUSALS: Record<string, Label> = {
  INVALID_PASSWORD: 'Incorrect password.',
  PASSWORD_TOO_SHORT: 'The new password is too short.',
  INVALID_CODE: 'This code is incorrect or has already been used. Is the clock of your phone right?',
  SESSION_NOT_FRESH: 'This requires a login within the last 24 hours. Please log out and log in again.',
  SECOND_FACTOR_IS_REQUIRED: 'Your role requires two-factor authentication. It cannot be turned off.',
  SECOND_FACTOR_IS_SET_UP: 'Two-factor authentication is already set up. Please reload the page.',
  PROVIDER_DECIDES: 'Your login is managed by your identity provider.',
  OWNER_NOT_VERIFIED: 'This device did not verify your identity. Please use another one.',
}

/** What went wrong with a call about an account, in a sentence. @throws whatever is not the answer to a call */
export function accountFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 0) return t('Cannot reach the server.')
  if (error.status === 429 && error.problem.code !== TOO_MANY_ATTEMPTS) return t('Too many attempts. Please wait a minute.')
  if (error.problem.code === CLOCK_IS_OFF) return clockText(Number(error.problem.drift_seconds))
  const refusal = REFUSALS[error.problem.code ?? '']
  return refusal ? t(refusal) : (error.problem.detail ?? t("Unfortunately, that didn't work."))
}

/** Whether a call was refused because of the new password, not of the one that proves who asks. */
export function isAboutNewPassword(error: unknown): boolean {
  return error instanceof ApiError && ['PASSWORD_TOO_SHORT', EASILY_GUESSED].includes(error.problem.code ?? '')
}
