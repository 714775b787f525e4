import { EMBED_ORIGINS } from '../platform/http/embed-origins.ts'
import { isHost, type ParsedEmbed } from './parsed-embed.ts'

const SPOTIFY_TRACK_PX = 152
const SPOTIFY_LIST_PX = 352
const SOUNDCLOUD_PX = 166
const PODIGEE_PX = 200
const IDAGIO_PX = 420
/** The secret token of a private track at SoundCloud. */
const SECRET_TOKEN = /^s-\w{5,20}$/

/** Parses the address of a track, list or episode at Spotify. */
export function parseSpotify(address: URL): ParsedEmbed | undefined {
  if (!isHost(address, 'open.spotify.com')) return undefined
  const path = /^\/(?:intl-\w+\/)?(?:embed\/)?(track|album|playlist|episode|show|artist)\/(\w{10,40})\/?$/.exec(address.pathname)
  if (!path) return undefined
  const [, kind, id] = path
  return {
    frame: `${EMBED_ORIGINS.spotify}/embed/${kind}/${id}`,
    page: `https://open.spotify.com/${kind}/${id}`,
    shape: { height: kind === 'track' || kind === 'episode' ? SPOTIFY_TRACK_PX : SPOTIFY_LIST_PX },
  }
}

/** Parses the address of a track or list at SoundCloud, of the player or the page, with the token of a private one (MOD-AUDIO-01). */
export function parseSoundCloud(address: URL): ParsedEmbed | undefined {
  if (isHost(address, 'w.soundcloud.com')) {
    const inner = URL.parse(address.searchParams.get('url') ?? '')
    const token = address.searchParams.get('secret_token')
    if (inner && token && !inner.searchParams.has('secret_token')) inner.searchParams.set('secret_token', token)
    return inner ? parseSoundCloud(inner) : undefined
  }
  const [, shared, inPath] = /^(\/[\w-]+\/(?:sets\/)?[\w-]+?)(?:\/(s-\w+))?\/?$/.exec(address.pathname) ?? []
  const isShared = isHost(address, 'soundcloud.com') && shared !== undefined
  const isApi = isHost(address, 'api.soundcloud.com') && /^\/(tracks|playlists)\/[\w:%]+$/.test(address.pathname)
  if (!isShared && !isApi) return undefined
  const secretParam = address.searchParams.get('secret_token') ?? inPath ?? ''
  const token = SECRET_TOKEN.test(secretParam) ? secretParam : ''
  const sound = `https://${address.hostname}${isApi ? address.pathname : shared}`
  return {
    frame: `${EMBED_ORIGINS.soundcloud}/player/?url=${encodeURIComponent(token ? `${sound}?secret_token=${token}` : sound)}&auto_play=false&show_comments=false`,
    page: isApi ? 'https://soundcloud.com' : `${sound}${token ? `/${token}` : ''}`,
    shape: { height: SOUNDCLOUD_PX },
  }
}

/** Parses the address of an episode at Podigee. */
export function parsePodigee(address: URL): ParsedEmbed | undefined {
  const [, podcast] = /^([\w-]+)\.podigee\.io$/.exec(address.hostname) ?? []
  const [, episode] = /^\/([\w-]+)(?:\/embed)?\/?$/.exec(address.pathname) ?? []
  if (!podcast || !episode) return undefined
  const page = `https://${podcast}.podigee.io/${episode}`
  return { frame: `${page}/embed?context=external`, page, shape: { height: PODIGEE_PX } }
}

/** Parses an address at IDAGIO (AMB-24). */
export function parseIdagio(address: URL): ParsedEmbed | undefined {
  const [, part] = /^(?:([\w-]+)\.)?idagio\.com$/.exec(address.hostname) ?? []
  if (!part || !/^\/[\w/-]+$/.test(address.pathname)) return undefined
  const page = `https://${part}.idagio.com${address.pathname}`
  return { frame: page, page, shape: { height: IDAGIO_PX } }
}
