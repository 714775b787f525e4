import type { LoginFailure } from '../../platform/auth/login-options.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'

const TEXTS: Record<LoginFailure, Label> = {
  wrong: 'E-mail address or password is not right.',
  'wrong-code': 'This code is not right or has been used already.',
  'too-many': 'Too many attempts. Please wait a minute.',
  locked: 'Too many attempts for this account. Please choose a new password, or wait an hour.',
  'provider-away': 'The identity provider cannot be reached at present. Please try again in a moment.',
  'provider-expired': 'That took too long. Please begin the login anew.',
  'provider-invalid': 'The identity provider has given an answer that does not fit. Please begin the login anew.',
  'provider-no-role': 'Your groups give you no access to this site. Please turn to its administration.',
  'provider-refused': 'The identity provider has not let you in.',
  'provider-unknown': 'There is no account here for your address. Please turn to the administration of this site.',
}

/** What is said when a login fails. */
export function loginFailureText(failure: LoginFailure | undefined): string {
  return t(failure ? TEXTS[failure] : "Unfortunately, that didn't work.")
}
