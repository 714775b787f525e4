/** The categories that a visitor can allow besides the required one (A §1). */
export type ConsentCategory = 'tracking' | 'media'

/**
 * Third-party services with their category; each is allowed by itself. `social` and `others` are further hosts that editors
 * may embed (AMB-26). In the script of every page; the display names are in `service-labels.ts`, which is loaded later.
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

/** The services of a category, in display order. */
export function servicesOf(category: ConsentCategory): ConsentService[] {
  return CONSENT_SERVICE_NAMES.filter((service) => CONSENT_SERVICES[service] === category)
}
