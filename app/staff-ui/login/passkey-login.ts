import { request } from '../api-client.ts'

/** What the browser is asked to sign, as the server words it. */
type Question = Parameters<typeof import('@simplewebauthn/browser').startAuthentication>[0]['optionsJSON']

/** Whether this browser knows passkeys at all. */
export function isPasskeyOffered(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Whether this browser offers passkeys in the field for the user's name. */
export async function mayFillIn(): Promise<boolean> {
  return isPasskeyOffered() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
}

/**
 * Has the browser sign the server's question with a passkey and logs in by it.
 * @param isFilledIn offered in the field for the user's name, instead of by a dialog of the browser's
 * @returns false when nobody wanted to after all
 * @throws ApiError when the server does not accept it
 */
export async function logInByPasskey(isFilledIn: boolean): Promise<boolean> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const question = await request<Question>('GET', '/api/auth/passkey/generate-authenticate-options')
  const options = { optionsJSON: { ...question, userVerification: 'required' as const }, useBrowserAutofill: isFilledIn }
  const answer = await startAuthentication(options).catch(() => undefined)
  if (!answer) return false
  await request('POST', '/api/auth/passkey/verify-authentication', { response: answer })
  return true
}

/** Withdraws what the browser was asked. */
export async function cancelPasskeyLogin(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}
