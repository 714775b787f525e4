import type { MessageId } from '../../platform/i18n/message-ids.ts'

/** What a visitor can allow besides what the site needs to work (A §1). */
export type ConsentCategory = 'tracking' | 'media'

type Service = { category: ConsentCategory; name: MessageId }

/**
 * The foreign services of the site, each to be allowed for itself. `social` and `others` are the further hosts
 * that editors may embed (AMB-26).
 */
export const CONSENT_SERVICES = {
  analytics: { category: 'tracking', name: 'Audience measurement' },
  ads: { category: 'tracking', name: 'Advertising' },
  meta: { category: 'tracking', name: 'Meta tools' },
  hubspot: { category: 'tracking', name: 'HubSpot' },
  youtube: { category: 'media', name: 'YouTube' },
  vimeo: { category: 'media', name: 'Vimeo' },
  spotify: { category: 'media', name: 'Spotify' },
  soundcloud: { category: 'media', name: 'SoundCloud' },
  podigee: { category: 'media', name: 'Podigee' },
  issuu: { category: 'media', name: 'Issuu' },
  typeform: { category: 'media', name: 'Typeform' },
  openstreetmap: { category: 'media', name: 'OpenStreetMap' },
  social: { category: 'media', name: 'Social media' },
  others: { category: 'media', name: 'Idagio, Yumpu, Adobe InDesign' },
} as const satisfies Record<string, Service>

export type ConsentService = keyof typeof CONSENT_SERVICES

export const CONSENT_SERVICE_NAMES = Object.keys(CONSENT_SERVICES) as ConsentService[]

/** The services of a category, in the order in which they are offered. */
export function servicesOf(category: ConsentCategory): ConsentService[] {
  return CONSENT_SERVICE_NAMES.filter((service) => CONSENT_SERVICES[service].category === category)
}
