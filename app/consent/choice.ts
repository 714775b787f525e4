import { readCookie } from '../platform/http/cookies.ts'
import { CONSENT_SERVICE_NAMES, CONSENT_SERVICES, type ConsentService } from './services.ts'

/** Name of the cookie with the visitor's consent (CONSENT-25). */
export const CONSENT_COOKIE = 'cookie-consent'
/** Version of the question; a choice of an older version does not count, and the visitor is asked again. */
export const CONSENT_VERSION = 1

/** A visitor's choice. `id` is random and refers to the log entry that proves it. */
export type ConsentChoice = { version: number; id: string; required: true; tracking: ConsentService[]; media: ConsentService[] }

/** The content of the cookie: none, dismissed without a choice, or a choice. */
export type StoredConsent = 'none' | 'dismissed' | ConsentChoice

/** Cookie value after the question was dismissed without a choice (AMB-28). */
export const DISMISSED = { tagmanager: false } as const

/** A choice of exactly these services. `version` is the first member: an inline script recognises the cookie by its beginning. */
export function choiceOf(services: Iterable<ConsentService>, id: string): ConsentChoice {
  const chosen = new Set(services)
  const inCategory = (category: string) =>
    CONSENT_SERVICE_NAMES.filter((service) => chosen.has(service) && CONSENT_SERVICES[service] === category)
  return { version: CONSENT_VERSION, id, required: true, tracking: inCategory('tracking'), media: inCategory('media') }
}

/** The allowed services; none without a choice. */
export function allowedServices(stored: StoredConsent | undefined): ConsentService[] {
  return typeof stored === 'object' ? [...stored.tracking, ...stored.media] : []
}

/** Whether a visitor allows less than before, or has answered the question for the first time by allowing nothing (CONSENT-24). */
export function isWithdrawal(before: StoredConsent, after: StoredConsent): boolean {
  const allowed = allowedServices(after)
  if (typeof after === 'object' && typeof before !== 'object') return allowed.length === 0
  return allowedServices(before).some((service) => !allowed.includes(service))
}

/** The encoded cookie value. */
export function consentCookieValue(consent: ConsentChoice | typeof DISMISSED): string {
  return encodeURIComponent(JSON.stringify(consent))
}

/** Parses the cookie. An invalid value, or one of an older version, counts as none. */
export function storedConsent(cookies: string | null | undefined): StoredConsent {
  const value = parseCookie(readCookie(cookies, CONSENT_COOKIE))
  if (value.tagmanager === false && Object.keys(value).length === 1) return 'dismissed'
  const { version, id, tracking, media } = value
  if (version !== CONSENT_VERSION || typeof id !== 'string' || !Array.isArray(tracking) || !Array.isArray(media)) return 'none'
  return choiceOf(
    [...tracking, ...media].filter((service): service is ConsentService => CONSENT_SERVICE_NAMES.includes(service)),
    id,
  )
}

/**
 * Whether the consent manager opens by itself (A §4): for a visitor without a choice, and again for one who dismissed it and
 * now navigates from a legal page to another. Never on legal pages, so that they can be read.
 */
export function opensAutomatically(stored: StoredConsent, page: { isLegal: boolean; cameFromLegal: boolean }): boolean {
  if (page.isLegal) return false
  return stored === 'none' || (stored === 'dismissed' && page.cameFromLegal)
}

function parseCookie(value: string | undefined): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(value ?? '')
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
