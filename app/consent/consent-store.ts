import { useSyncExternalStore } from 'react'
import { isWithdrawal, type StoredConsent, storedConsent } from './choice.ts'

/** Tells the other tabs of the browser of a choice; the message is whether the choice is a whole answer. */
const CHANNEL = 'foyer-consent'

const listeners = new Set<() => void>()
let cached: { cookies: string; consent: StoredConsent } | undefined
let withdrawals = 0
let channel: BroadcastChannel | undefined

/** The anchor of links that open the consent manager, from the footer or from any text (FOOT-04). */
export const CONSENT_ANCHOR = 'cookie-einstellungen'

/** Endpoint for choices, for the form and for scripts. */
export const CONSENT_URL = '/api/consent/'

/** The visitor's consent; undefined during server rendering and hydration, since the HTML is cached for all visitors. */
export function useConsent(): StoredConsent | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined)
}

/**
 * How often consent has been withdrawn while this page was open, in any tab of the browser. Content that was loaded once stays
 * until the number changes.
 */
export function useWithdrawals(): number {
  return useSyncExternalStore(
    subscribe,
    () => {
      current()
      return withdrawals
    },
    () => 0,
  )
}

/**
 * Sends a choice, also where the page is left meanwhile. The response sets the cookie, and every component that uses
 * `useConsent` updates, in every tab.
 * @param fields `choice` and, when it is `selected`, each `service`
 * @param isWholeAnswer whether what it leaves out is refused, which ends what was loaded once; false where it only adds a service
 * @throws Error when the server could not store it; nothing has changed then
 */
export async function sendConsent(fields: URLSearchParams, isWholeAnswer: boolean): Promise<void> {
  const response = await fetch(CONSENT_URL, { method: 'POST', body: fields, headers: { accept: 'application/json' }, keepalive: true })
  if (!response.ok) throw new Error(`consent ${response.status}`)
  channel?.postMessage(isWholeAnswer)
  update(isWholeAnswer)
}

function subscribe(onChange: () => void): () => void {
  listenToOtherTabs()
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Also hears of a choice that a page sent as a plain form, and of cookies that the browser's settings removed. */
function listenToOtherTabs(): void {
  if (channel) return
  channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => update(data)
  // Browsers before 2025 and pages without TLS have none.
  window.cookieStore?.addEventListener('change', () => update(false))
  // A page that the browser kept in its memory has heard of nothing.
  addEventListener('pageshow', () => update(false))
}

function update(isWholeAnswer: boolean): void {
  if (isWholeAnswer) withdrawals++
  for (const notify of listeners) notify()
}

function current(): StoredConsent {
  const cookies = document.cookie
  if (cached?.cookies !== cookies) {
    const consent = sameIfEqual(storedConsent(cookies))
    if (cached && isWithdrawal(cached.consent, consent)) withdrawals++
    cached = { cookies, consent }
  }
  return cached.consent
}

/** Keeps the identity of an equal value, as `useSyncExternalStore` requires, while other cookies change. */
function sameIfEqual(consent: StoredConsent): StoredConsent {
  return cached && JSON.stringify(cached.consent) === JSON.stringify(consent) ? cached.consent : consent
}
