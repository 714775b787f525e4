import { useSyncExternalStore } from 'react'
import { type StoredConsent, storedConsent } from './choice.ts'

const listeners = new Set<() => void>()
let cached: { cookies: string; consent: StoredConsent } | undefined

/** The anchor of links that open the consent manager, from the footer or from any text (FOOT-04). */
export const CONSENT_ANCHOR = 'cookie-einstellungen'

/** Endpoint for choices, for the form and for scripts. */
export const CONSENT_URL = '/api/consent/'

/** The visitor's consent; undefined during server rendering and hydration, since the HTML is cached for all visitors. */
export function useConsent(): StoredConsent | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined)
}

/**
 * Sends a choice, also where the page is left meanwhile. The response sets the cookie, and every component that uses
 * `useConsent` updates.
 * @param fields `choice` and, when it is `selected`, each `service`
 * @throws Error when the server could not store it; nothing has changed then
 */
export async function sendConsent(fields: URLSearchParams): Promise<void> {
  const response = await fetch(CONSENT_URL, { method: 'POST', body: fields, headers: { accept: 'application/json' }, keepalive: true })
  if (!response.ok) throw new Error(`consent ${response.status}`)
  for (const notify of listeners) notify()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function current(): StoredConsent {
  const cookies = document.cookie
  if (cached?.cookies !== cookies) cached = { cookies, consent: sameIfEqual(storedConsent(cookies)) }
  return cached.consent
}

/** Keeps the identity of an equal value, as `useSyncExternalStore` requires, while other cookies change. */
function sameIfEqual(consent: StoredConsent): StoredConsent {
  return cached && JSON.stringify(cached.consent) === JSON.stringify(consent) ? cached.consent : consent
}
