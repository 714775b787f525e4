import type { Label } from '../platform/i18n/message-ids.ts'
import type { ConsentService } from './services.ts'

/** The display names of third-party services. */
export const CONSENT_SERVICE_LABELS: Record<ConsentService, Label> = {
  analytics: 'Analytics',
  ads: 'Advertising',
  meta: 'Meta tools',
  hubspot: 'HubSpot',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  spotify: 'Spotify',
  soundcloud: 'SoundCloud',
  podigee: 'Podigee',
  issuu: 'Issuu',
  typeform: 'Typeform',
  openstreetmap: 'OpenStreetMap',
  social: 'Social media',
  others: 'Idagio, Yumpu, Adobe InDesign',
}
