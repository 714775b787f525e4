import type { LoginMethod } from '../../platform/auth/roles.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'

/** What a session was opened with. */
export const METHOD_NAMES: Record<LoginMethod, Label> = {
  password: 'Password',
  passkey: 'Passkey',
  provider: 'Identity provider',
}

/** What a session runs on, in words. */
export function deviceText({ browser, system }: { browser: string; system: string }): string {
  if (browser && system) return t('{browser} on {system}', { browser, system })
  return browser || system || t('Unknown device')
}
