import { ApiError, request } from '../api-client.ts'
import { assertPasskeyHost } from './passkey-host.ts'

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

/** `given-up`: another login began, or the autofill got no challenge, which nobody has asked for. */
export type PasskeyOutcome = 'done' | 'cancelled' | 'given-up'

/** What speaks to the browser; undefined where the line is cut. */
const loadLibrary = () => import('@simplewebauthn/browser').catch(() => undefined)

/** Identifies the latest login; earlier ones give way to it. */
let latest = 0
/** Settles when the last challenge asked for is answered. */
let lastChallenge: Promise<unknown> = Promise.resolve()

/**
 * Logs in with a passkey that signs the server's challenge. The browser shows one request at a time and keeps one
 * challenge, in a cookie: an earlier login gives way, and the challenge it asked for is waited for, since its cookie would
 * otherwise replace this one's.
 * @param isAutofill offers it in the field's autofill, instead of in a dialog of the browser
 * @throws ApiError when the server rejects the signature, passkeys belong to another host, or cannot be reached by somebody who pressed the button
 */
export async function logInByPasskey(isAutofill: boolean): Promise<PasskeyOutcome> {
  latest += 1
  const own = latest
  const library = await loadLibrary()
  if (!library && !isAutofill) throw new ApiError(0, {})
  await stopShownRequest()
  await lastChallenge
  if (!library || own !== latest) return 'given-up'
  const challenge = request<RequestOptions>('GET', '/api/auth/passkey/generate-authenticate-options')
  const answered = challenge.catch(() => undefined)
  lastChallenge = answered
  const options = isAutofill ? await answered : await challenge
  if (!options || own !== latest) return 'given-up'
  if (!isAutofill) assertPasskeyHost(options.rpId, window.location.hostname)
  const optionsJSON = { ...options, userVerification: 'required' as const }
  const signature = await library.startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill }).catch(() => undefined)
  if (!signature) return own === latest ? 'cancelled' : 'given-up'
  await request('POST', '/api/auth/passkey/verify-authentication', { response: signature })
  return 'done'
}

/** Cancels the pending login. */
export async function cancelPasskeyLogin(): Promise<void> {
  latest += 1
  await stopShownRequest()
}

async function stopShownRequest(): Promise<void> {
  const library = await loadLibrary()
  library?.WebAuthnAbortService.cancelCeremony()
  // The library asks this before it shows an autofill, and has something to cancel only then.
  await isAutofillAvailable()
  library?.WebAuthnAbortService.cancelCeremony()
}
