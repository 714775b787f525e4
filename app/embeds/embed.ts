import type { ConsentService } from '../consent/index.ts'
import type { EmbedHost } from '../platform/http/embed-origins.ts'
import { parseIdagio, parsePodigee, parseSoundCloud, parseSpotify } from './parse-audio.ts'
import { issuuAddressesIn, parseInDesign, parseIssuu, parseYumpu } from './parse-document.ts'
import { parseFacebook, parseInstagram, parseTikTok, parseTwitter } from './parse-post.ts'
import { parseVimeo, parseYouTube } from './parse-video.ts'
import type { ParsedEmbed } from './parsed-embed.ts'

/** A frame that we build ourselves from a recognised address; nothing of the pasted markup is in it. */
export type Embed = ParsedEmbed & {
  host: EmbedHost
  /** how the host is called in sentences */
  name: string
  /** what a visitor agrees to who wants to see it */
  service: ConsentService
}

type Provider = { name: string; service: ConsentService; read: (address: URL) => ParsedEmbed | undefined }

/** Embed codes and addresses are short; what is longer is something else. */
export const MAX_EMBED_LENGTH = 5000

const PROVIDERS: Record<EmbedHost, Provider> = {
  youtube: { name: 'YouTube', service: 'youtube', read: parseYouTube },
  vimeo: { name: 'Vimeo', service: 'vimeo', read: parseVimeo },
  spotify: { name: 'Spotify', service: 'spotify', read: parseSpotify },
  soundcloud: { name: 'SoundCloud', service: 'soundcloud', read: parseSoundCloud },
  podigee: { name: 'Podigee', service: 'podigee', read: parsePodigee },
  idagio: { name: 'IDAGIO', service: 'others', read: parseIdagio },
  issuu: { name: 'Issuu', service: 'issuu', read: parseIssuu },
  yumpu: { name: 'Yumpu', service: 'others', read: parseYumpu },
  indesign: { name: 'Adobe InDesign', service: 'others', read: parseInDesign },
  instagram: { name: 'Instagram', service: 'social', read: parseInstagram },
  twitter: { name: 'X (Twitter)', service: 'social', read: parseTwitter },
  facebook: { name: 'Facebook', service: 'social', read: parseFacebook },
  tiktok: { name: 'TikTok', service: 'social', read: parseTikTok },
}

export const VIDEO_HOSTS: readonly EmbedHost[] = ['youtube', 'vimeo']
export const AUDIO_HOSTS: readonly EmbedHost[] = ['spotify', 'soundcloud', 'podigee']
/** The older form knew one more (AMB-24). */
export const OLDER_AUDIO_HOSTS: readonly EmbedHost[] = [...AUDIO_HOSTS, 'idagio']
export const VIEWER_HOSTS: readonly EmbedHost[] = ['issuu']
/** The older form knew two more (AMB-24). */
export const OLDER_VIEWER_HOSTS: readonly EmbedHost[] = ['yumpu', 'issuu', 'indesign']
export const SOCIAL_HOSTS: readonly EmbedHost[] = ['instagram', 'twitter', 'facebook', 'tiktok']

/** What hosts are called, for a sentence: `Spotify, SoundCloud, Podigee`. */
export function namesOf(hosts: readonly EmbedHost[]): string {
  return hosts.map((host) => PROVIDERS[host].name).join(', ')
}

/**
 * Finds in an embed code, or in an address, the first thing that one of the hosts can show.
 * @param text as somebody pasted it: an address or a piece of foreign markup
 * @returns undefined when none of the hosts is in it
 */
export function parseEmbed(text: unknown, hosts: readonly EmbedHost[]): Embed | undefined {
  for (const address of addressesIn(String(text ?? '').slice(0, MAX_EMBED_LENGTH))) {
    for (const host of hosts) {
      const { name, service, read } = PROVIDERS[host]
      const found = read(address)
      if (found) return { host, name, service, ...found }
    }
  }
  return undefined
}

/** Hosts whose addresses are shortened: only they themselves know what stands behind one. */
const SHORTENERS = new Set(['fb.watch', 'fb.me', 'vm.tiktok.com', 'vt.tiktok.com', 'on.soundcloud.com', 'spotify.link', 't.co', 'bit.ly'])

/** Whether a text is, or holds, an address of which nobody but its host can tell where it leads. */
export function isShortUrl(text: string): boolean {
  return addressesIn(text).some(
    ({ hostname, pathname }) => SHORTENERS.has(hostname) || (hostname.endsWith('facebook.com') && pathname.startsWith('/share/')),
  )
}

/** All web addresses in a text, also those without a scheme. Only what stands alone may leave out the scheme altogether. */
function addressesIn(text: string): URL[] {
  const plain = text.replaceAll('&amp;', '&').trim()
  const alone = /^[\w-]+(\.[\w-]+)+\/\S*$/.test(plain) ? [`https://${plain}`] : []
  const named = plain.match(/(?:https?:)?\/\/[^\s"'<>\\]+/gi) ?? []
  return [...alone, ...named, ...issuuAddressesIn(plain)].flatMap((address) => {
    const url = URL.parse(address.startsWith('//') ? `https:${address}` : address)
    return url && !url.username && !url.port ? [url] : []
  })
}
