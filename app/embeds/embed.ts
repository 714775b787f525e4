import type { ConsentService } from '../consent/index.ts'
import type { EmbedHost } from '../platform/http/embed-origins.ts'
import { parseIdagio, parsePodigee, parseSoundCloud, parseSpotify } from './parse-audio.ts'
import { issuuAddressesIn, parseInDesign, parseIssuu, parseYumpu } from './parse-document.ts'
import { parseFacebook, parseInstagram, parseTikTok, parseTwitter } from './parse-post.ts'
import { parseVimeo, parseYouTube } from './parse-video.ts'
import type { ParsedEmbed } from './parsed-embed.ts'

/** An embed whose frame address is built from a parsed address; it contains nothing of the pasted markup. */
export type Embed = ParsedEmbed & {
  host: EmbedHost
  /** display name of the host */
  name: string
  /** the service that requires consent */
  service: ConsentService
}

type Provider = { name: string; service: ConsentService; read: (address: URL) => ParsedEmbed | undefined }

/** Longest embed code or address that is parsed. */
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
/** Audio hosts of the legacy format, which had one more (AMB-24). */
export const LEGACY_AUDIO_HOSTS: readonly EmbedHost[] = [...AUDIO_HOSTS, 'idagio']
export const VIEWER_HOSTS: readonly EmbedHost[] = ['issuu']
/** Document viewers of the legacy format, which had two more (AMB-24). */
export const LEGACY_VIEWER_HOSTS: readonly EmbedHost[] = ['yumpu', 'issuu', 'indesign']
export const SOCIAL_HOSTS: readonly EmbedHost[] = ['instagram', 'twitter', 'facebook', 'tiktok']

/** The display names of hosts, as a list: `Spotify, SoundCloud, Podigee`. */
export function namesOf(hosts: readonly EmbedHost[]): string {
  return hosts.map((host) => PROVIDERS[host].name).join(', ')
}

/**
 * Parses an address or embed code: the first address in it that one of the hosts recognises.
 * @param text as pasted: an address or markup
 * @returns undefined when no host recognises any
 */
export function parseEmbed(text: unknown, hosts: readonly EmbedHost[]): Embed | undefined {
  for (const address of addressesIn(String(text ?? '').slice(0, MAX_EMBED_LENGTH))) {
    for (const host of hosts) {
      const { name, service, read } = PROVIDERS[host]
      const parsed = read(address)
      if (parsed) return { host, name, service, ...parsed }
    }
  }
  return undefined
}

/** URL shorteners: only a request to them would tell the target, and none is made. */
const SHORTENERS = new Set(['fb.watch', 'fb.me', 'vm.tiktok.com', 'vt.tiktok.com', 'on.soundcloud.com', 'spotify.link', 't.co', 'bit.ly'])

/** Whether a text contains a shortened address, which cannot be parsed. */
export function isShortUrl(text: string): boolean {
  return addressesIn(text).some(
    ({ hostname, pathname }) => SHORTENERS.has(hostname) || (hostname.endsWith('facebook.com') && pathname.startsWith('/share/')),
  )
}

/** All web addresses in a text, including protocol-relative ones. Without `//` an address counts only when it is the whole text. */
function addressesIn(text: string): URL[] {
  const plain = text.replaceAll('&amp;', '&').trim()
  const alone = /^[\w-]+(\.[\w-]+)+\/\S*$/.test(plain) ? [`https://${plain}`] : []
  const named = plain.match(/(?:https?:)?\/\/[^\s"'<>\\]+/gi) ?? []
  return [...alone, ...named, ...issuuAddressesIn(plain)].flatMap((address) => {
    const url = URL.parse(address.startsWith('//') ? `https:${address}` : address)
    return url && !url.username && !url.port ? [url] : []
  })
}
