import { readCookie } from '../platform/http/cookies.ts'
import { CONSENT_SERVICE_NAMES, CONSENT_SERVICES, type ConsentService } from './services.ts'

/** Holds what the visitor has consented to (CONSENT-25). */
export const CONSENT_COOKIE = 'cookie-consent'
/** Counts up whenever what is asked changes; an older choice is asked anew. */
export const CONSENT_VERSION = 1

/** What a visitor has chosen. `id` is random and names the entry in the log that proves it. */
export type ConsentChoice = { version: number; id: string; required: true; tracking: ConsentService[]; media: ConsentService[] }

/** What the cookie says: nothing yet, closed without a choice, or a choice. */
export type StoredConsent = 'none' | 'dismissed' | ConsentChoice

/** What is stored when the question was closed without an answer (AMB-28). */
export const DISMISSED = { tagmanager: false } as const

/** A choice of exactly these services. The version stands first: a page recognises it before its scripts run. */
export function choiceOf(services: Iterable<ConsentService>, id: string): ConsentChoice {
  const chosen = new Set(services)
  const inCategory = (category: string) =>
    CONSENT_SERVICE_NAMES.filter((service) => chosen.has(service) && CONSENT_SERVICES[service] === category)
  return { version: CONSENT_VERSION, id, required: true, tracking: inCategory('tracking'), media: inCategory('media') }
}

/** The services that are allowed; none without a choice. */
export function allowedServices(stored: StoredConsent | undefined): ConsentService[] {
  return typeof stored === 'object' ? [...stored.tracking, ...stored.media] : []
}

/** The cookie's value, ready to stand in it. */
export function consentCookieValue(consent: ConsentChoice | typeof DISMISSED): string {
  return encodeURIComponent(JSON.stringify(consent))
}

/** Reads the cookie. What is not understood, or answers an older question, counts as nothing. */
export function storedConsent(cookies: string | null | undefined): StoredConsent {
  const value = parsed(readCookie(cookies, CONSENT_COOKIE))
  if (value.tagmanager === false && Object.keys(value).length === 1) return 'dismissed'
  const { version, id, tracking, media } = value
  if (version !== CONSENT_VERSION || typeof id !== 'string' || !Array.isArray(tracking) || !Array.isArray(media)) return 'none'
  return choiceOf(
    [...tracking, ...media].filter((service): service is ConsentService => CONSENT_SERVICE_NAMES.includes(service)),
    id,
  )
}

/**
 * Whether the question shows by itself (A §4): to whoever has not been asked, and again to whoever closed it
 * without a choice and now leaves a legal page for another. Legal pages themselves stay free, to be read.
 */
export function opensAutomatically(stored: StoredConsent, page: { isLegal: boolean; cameFromLegal: boolean }): boolean {
  if (page.isLegal) return false
  return stored === 'none' || (stored === 'dismissed' && page.cameFromLegal)
}

function parsed(value: string | undefined): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(value ?? '')
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
