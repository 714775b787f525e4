import type { ConsentService } from './services.ts'

/** From where each service's content is framed. A page's policy lets nothing else in, and loads none of it by itself. */
const ORIGINS: Partial<Record<ConsentService, readonly string[]>> = {
  hubspot: ['https://*.hsforms.com'],
  youtube: ['https://www.youtube-nocookie.com'],
  vimeo: ['https://player.vimeo.com'],
  spotify: ['https://open.spotify.com'],
  soundcloud: ['https://w.soundcloud.com'],
  podigee: ['https://*.podigee.io', 'https://player.podigee-cdn.net'],
  issuu: ['https://e.issuu.com', 'https://issuu.com'],
  typeform: ['https://*.typeform.com'],
  social: ['https://www.instagram.com', 'https://platform.twitter.com', 'https://www.facebook.com', 'https://www.tiktok.com'],
  others: ['https://*.idagio.com', 'https://www.yumpu.com', 'https://indd.adobe.com'],
}

/** Everything that a page may frame once its visitor allows it. */
export const CONSENT_FRAME_ORIGINS: readonly string[] = Object.values(ORIGINS).flat()
