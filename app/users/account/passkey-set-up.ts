import { ApiError, request } from '../../staff-ui/api-client.ts'
import { assertPasskeyHost } from '../../staff-ui/login/passkey-host.ts'

/** What the browser is asked to make, as the server words it. */
type Question = Parameters<typeof import('@simplewebauthn/browser').startRegistration>[0]['optionsJSON']

/**
 * Creates a passkey in the browser for the logged-in user and sends its public key to the server.
 * @returns false when the user cancelled
 * @throws ApiError when the server does not accept it, or passkeys belong to another host
 */
export async function addPasskey(): Promise<boolean> {
  const library = await import('@simplewebauthn/browser').catch(() => undefined)
  if (!library) throw new ApiError(0, {})
  const optionsJSON = await request<Question>('GET', '/api/auth/passkey/generate-register-options')
  assertPasskeyHost(optionsJSON.rp.id, window.location.hostname)
  const answer = await library.startRegistration({ optionsJSON }).catch(() => undefined)
  if (!answer) return false
  await request('POST', '/api/auth/passkey/verify-registration', { response: answer })
  return true
}
