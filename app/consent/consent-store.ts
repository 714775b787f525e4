import { useSyncExternalStore } from 'react'
import { type StoredConsent, storedConsent } from './choice.ts'

const listeners = new Set<() => void>()
let known: { cookies: string; consent: StoredConsent } | undefined

/** The place that a link names to open the cookie manager, from the footer or from within any text (FOOT-04). */
export const CONSENT_ANCHOR = 'cookie-einstellungen'

/** Where choices are sent, as a form or by a script. */
export const CONSENT_URL = '/api/consent/'

/** What this visitor has consented to; undefined in the page's HTML, which is the same for everybody. */
export function useConsent(): StoredConsent | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined)
}

/**
 * Sends a choice; the answer's cookie makes it hold, and every part of the page follows.
 * @param fields `choice` and, where it is `selected`, each `service`
 * @throws Error when the house could not write it down; then nothing has changed
 */
export async function sendConsent(fields: URLSearchParams): Promise<void> {
  const response = await fetch(CONSENT_URL, { method: 'POST', body: fields, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`consent ${response.status}`)
  for (const notify of listeners) notify()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function current(): StoredConsent {
  const cookies = document.cookie
  if (known?.cookies !== cookies) known = { cookies, consent: keptIfSame(storedConsent(cookies)) }
  return known.consent
}

/** Other cookies come and go; the consent stays the same thing as long as it says the same. */
function keptIfSame(consent: StoredConsent): StoredConsent {
  return known && JSON.stringify(known.consent) === JSON.stringify(consent) ? known.consent : consent
}
