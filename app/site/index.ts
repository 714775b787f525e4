export { ConsentGate } from './consent/ConsentGate.tsx'
export { allowedServices } from './consent/choice.ts'
export { CONSENT_ANCHOR, CONSENT_URL, sendConsent, useConsent } from './consent/consent-store.ts'
export { CONSENT_SERVICE_LABELS } from './consent/service-labels.ts'
export { type ConsentCategory, type ConsentService, servicesOf } from './consent/services.ts'
export {
  AUDIO_HOSTS,
  type Embed,
  embedOf,
  holdsShortAddress,
  MAX_EMBED_LENGTH,
  namesOf,
  OLDER_AUDIO_HOSTS,
  OLDER_VIEWER_HOSTS,
  SOCIAL_HOSTS,
  VIDEO_HOSTS,
  VIEWER_HOSTS,
} from './embed/embed.ts'
export { ForeignFrame } from './embed/ForeignFrame.tsx'
export { MAP_NAMES, type StreetMap, streetMap } from './embed/street-map.ts'
export type { FrameData, NavigationEntry, Tonight } from './frame.ts'
export type { DetailBlock } from './schema.ts'
export type { OrderField } from './settings-fields.ts'
