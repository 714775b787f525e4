import { EMBED_ORIGINS, MAP_ORIGIN } from '../platform/http/embed-origins.ts'
import type { ConsentService } from './services.ts'

/** The origins of each service's frames. The Content Security Policy allows no others; none is loaded before consent. */
const ORIGINS: Partial<Record<ConsentService, readonly string[]>> = {
  hubspot: ['https://*.hsforms.com'],
  youtube: [EMBED_ORIGINS.youtube],
  vimeo: [EMBED_ORIGINS.vimeo],
  spotify: [EMBED_ORIGINS.spotify],
  soundcloud: [EMBED_ORIGINS.soundcloud],
  podigee: [EMBED_ORIGINS.podigee, 'https://player.podigee-cdn.net'],
  issuu: [EMBED_ORIGINS.issuu, 'https://issuu.com'],
  typeform: ['https://*.typeform.com'],
  openstreetmap: [MAP_ORIGIN],
  social: [EMBED_ORIGINS.instagram, EMBED_ORIGINS.twitter, EMBED_ORIGINS.facebook, EMBED_ORIGINS.tiktok],
  others: [EMBED_ORIGINS.idagio, EMBED_ORIGINS.yumpu, EMBED_ORIGINS.indesign],
}

/** All origins that pages may frame after consent, for `frame-src`. */
export const CONSENT_FRAME_ORIGINS: readonly string[] = Object.values(ORIGINS).flat()
