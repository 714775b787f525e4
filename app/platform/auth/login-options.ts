import type { Config } from '../config/config.ts'
import { providerSettingsOf } from './provider-settings.ts'

/** The login methods this site offers. Public: the login screen shows them. */
export type LoginOptions = {
  hasPassword: boolean
  /** label of the button for the identity provider; null without one */
  provider: string | null
}

/** Why a login did not succeed; those who come from elsewhere find it as `failed` in the login's address. */
export const LOGIN_FAILURES = [
  'wrong',
  'wrong-code',
  'too-many',
  'locked',
  'provider-away',
  'provider-expired',
  'provider-invalid',
  'provider-no-role',
  'provider-refused',
  'provider-unknown',
] as const
export type LoginFailure = (typeof LOGIN_FAILURES)[number]

/** The login methods that the configuration allows. */
export function loginOptionsOf(config: Config): LoginOptions {
  const provider = providerSettingsOf(config)
  return { hasPassword: !provider || config.PASSWORD_LOGIN === 'on', provider: provider?.label ?? null }
}
