/** What a visitor can allow besides what the site needs to work (A §1). */
export type ConsentCategory = 'tracking' | 'media'

/**
 * The foreign services of the site by their category, each to be allowed for itself. `social` and `others` are the
 * further hosts that editors may embed (AMB-26). Every page needs them; what they are called stands in `service-labels.ts`.
 */
export const CONSENT_SERVICES = {
  analytics: 'tracking',
  ads: 'tracking',
  meta: 'tracking',
  hubspot: 'tracking',
  youtube: 'media',
  vimeo: 'media',
  spotify: 'media',
  soundcloud: 'media',
  podigee: 'media',
  issuu: 'media',
  typeform: 'media',
  openstreetmap: 'media',
  social: 'media',
  others: 'media',
} as const satisfies Record<string, ConsentCategory>

export type ConsentService = keyof typeof CONSENT_SERVICES

export const CONSENT_SERVICE_NAMES = Object.keys(CONSENT_SERVICES) as ConsentService[]

/** The services of a category, in the order in which they are offered. */
export function servicesOf(category: ConsentCategory): ConsentService[] {
  return CONSENT_SERVICE_NAMES.filter((service) => CONSENT_SERVICES[service] === category)
}
