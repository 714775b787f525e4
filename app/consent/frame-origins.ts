import { EMBED_ORIGINS, MAP_ORIGIN } from '../platform/http/embed-origins.ts'
import type { ConsentService } from './services.ts'

/** From where each service's content is framed. A page's policy lets nothing else in, and loads none of it by itself. */
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

/** Everything that a page may frame once its visitor allows it. */
export const CONSENT_FRAME_ORIGINS: readonly string[] = Object.values(ORIGINS).flat()
