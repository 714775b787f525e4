import { request } from '../api-client.ts'

/** The WebAuthn request options of the server: challenge and relying party. */
type RequestOptions = Parameters<typeof import('@simplewebauthn/browser').startAuthentication>[0]['optionsJSON']

/** Whether this browser supports passkeys. */
export function isPasskeyOffered(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Whether this browser offers passkeys in the autofill of a field (conditional mediation). */
export async function isAutofillAvailable(): Promise<boolean> {
  return isPasskeyOffered() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
}

/**
 * Logs in with a passkey that signs the server's challenge.
 * @param isAutofill offers it in the field's autofill, instead of in a dialog of the browser
 * @returns false when the user cancelled
 * @throws ApiError when the server rejects the signature
 */
export async function logInByPasskey(isAutofill: boolean): Promise<boolean> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const requestOptions = await request<RequestOptions>('GET', '/api/auth/passkey/generate-authenticate-options')
  const options = { optionsJSON: { ...requestOptions, userVerification: 'required' as const }, useBrowserAutofill: isAutofill }
  const answer = await startAuthentication(options).catch(() => undefined)
  if (!answer) return false
  await request('POST', '/api/auth/passkey/verify-authentication', { response: answer })
  return true
}

/** Cancels the pending request. */
export async function cancelPasskeyLogin(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}
