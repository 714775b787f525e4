/**
 * The only other hosts whose frames a page may show (A §5, AMB-26). The content policy lets them through by way of
 * the consent's services, and the modules build every frame's address upon one of them.
 */
export const EMBED_ORIGINS = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  spotify: 'https://open.spotify.com',
  soundcloud: 'https://w.soundcloud.com',
  podigee: 'https://*.podigee.io',
  idagio: 'https://*.idagio.com',
  issuu: 'https://e.issuu.com',
  yumpu: 'https://www.yumpu.com',
  indesign: 'https://indd.adobe.com',
  instagram: 'https://www.instagram.com',
  twitter: 'https://platform.twitter.com',
  facebook: 'https://www.facebook.com',
  tiktok: 'https://www.tiktok.com',
} as const

/** Where the maps of the venues come from. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org'

export type EmbedHost = keyof typeof EMBED_ORIGINS
