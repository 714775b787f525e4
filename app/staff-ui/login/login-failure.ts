import { CLOCK_IS_OFF, TOO_MANY_ATTEMPTS } from '../../platform/auth/account-limits.ts'
import type { LoginFailure } from '../../platform/auth/login-options.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { ApiError } from '../api-client.ts'

const TEXTS: Record<LoginFailure, Label> = {
  wrong: 'Incorrect email address or password.',
  'wrong-code': 'This code is incorrect or has already been used. Is the clock of your phone right?',
  'too-many': 'Too many attempts. Please wait a minute.',
  locked:
    'Too many attempts for this account. Please choose a new password, wait an hour, or use a browser in which you have logged in before.',
  'provider-away': 'Cannot reach the identity provider. Please try again in a moment.',
  'provider-expired': 'Your login timed out. Please start again.',
  'provider-invalid': 'The identity provider returned an invalid response. Please start again.',
  'provider-no-role': 'Your groups do not have access to this site. Please contact an administrator.',
  'provider-refused': 'The identity provider denied access.',
  'provider-unknown': 'There is no account for your email address. Please contact an administrator.',
}

/** The message for a failed login. */
export function loginFailureText(failure: LoginFailure | undefined): string {
  return t(failure ? TEXTS[failure] : "Unfortunately, that didn't work.")
}

/** The message for a request of a login that has failed. @param refusal what it means that what was typed is refused */
export function loginErrorText(error: unknown, refusal: LoginFailure): string {
  if (!(error instanceof ApiError) || error.status === 0) return t('Cannot reach the server.')
  if (error.problem.code === TOO_MANY_ATTEMPTS) return loginFailureText('locked')
  if (error.status === 429) return loginFailureText('too-many')
  if (error.problem.code === CLOCK_IS_OFF) return clockText(Number(error.problem.drift_seconds))
  return loginFailureText(error.status === 400 || error.status === 401 ? refusal : undefined)
}

/** What a phone's clock does that is off. @param seconds above zero when it is fast */
export function clockText(seconds: number): string {
  const n = Math.round(Math.abs(seconds) / 60)
  return seconds > 0
    ? t('The clock of your phone is about {n} min fast. Set it to automatic time, then enter a new code.', { n })
    : t('The clock of your phone is about {n} min slow. Set it to automatic time, then enter a new code.', { n })
}
