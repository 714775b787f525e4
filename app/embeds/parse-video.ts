import { EMBED_ORIGINS } from '../platform/http/embed-origins.ts'
import { type FrameShape, isHost, type ParsedEmbed } from './parsed-embed.ts'

const WIDE: FrameShape = { ratio: '16 / 9' }
const YOUTUBE_ID = /^[\w-]{11}$/
/** Path segments of YouTube that look like an id but are none. */
const RESERVED_IDS = ['videoseries', 'live_stream']
const YOUTUBE_LIST = /^[\w-]{10,64}$/
const YOUTUBE_CHANNEL = /^UC[\w-]{22}$/
const SPAN = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/

/** Parses the address of a video, playlist or live channel at YouTube, with its start time (MOD-VIDEO-01). */
export function parseYouTube(address: URL): ParsedEmbed | undefined {
  if (!isHost(address, 'youtube.com', 'youtube-nocookie.com', 'youtu.be')) return undefined
  return youTubeFilm(address) ?? youTubeList(address) ?? youTubeChannel(address)
}

function youTubeFilm(address: URL): ParsedEmbed | undefined {
  const inPath = isHost(address, 'youtu.be')
    ? address.pathname.slice(1).split('/')[0]
    : /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(address.pathname)?.[1]
  const id = inPath ?? (address.pathname === '/watch' ? address.searchParams.get('v') : null)
  if (!id || !YOUTUBE_ID.test(id) || RESERVED_IDS.includes(id)) return undefined
  const start = startSeconds(address)
  return {
    frame: `${EMBED_ORIGINS.youtube}/embed/${id}?rel=0${start ? `&start=${start}` : ''}`,
    page: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
    shape: WIDE,
  }
}

function youTubeList({ pathname, searchParams }: URL): ParsedEmbed | undefined {
  const list = searchParams.get('list') ?? ''
  if (!['/embed/videoseries', '/playlist'].includes(pathname) || !YOUTUBE_LIST.test(list)) return undefined
  return {
    frame: `${EMBED_ORIGINS.youtube}/embed/videoseries?list=${list}&rel=0`,
    page: `https://www.youtube.com/playlist?list=${list}`,
    shape: WIDE,
  }
}

function youTubeChannel({ pathname, searchParams }: URL): ParsedEmbed | undefined {
  const channel = searchParams.get('channel') ?? ''
  if (pathname !== '/embed/live_stream' || !YOUTUBE_CHANNEL.test(channel)) return undefined
  return {
    frame: `${EMBED_ORIGINS.youtube}/embed/live_stream?channel=${channel}`,
    page: `https://www.youtube.com/channel/${channel}/live`,
    shape: WIDE,
  }
}

/** Parses the address of a video at Vimeo, with the hash of an unlisted one and its start time. */
export function parseVimeo(address: URL): ParsedEmbed | undefined {
  if (!isHost(address, 'vimeo.com', 'player.vimeo.com')) return undefined
  const [, id, secret] =
    /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(address.pathname) ?? []
  if (!id) return undefined
  const secretParam = secret ?? address.searchParams.get('h') ?? ''
  const hash = /^[0-9a-f]{6,20}$/.test(secretParam) ? secretParam : ''
  const start = startSeconds(address)
  const from = start ? `#t=${start}s` : ''
  return {
    frame: `${EMBED_ORIGINS.vimeo}/video/${id}?dnt=1${hash ? `&h=${hash}` : ''}${from}`,
    page: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}${from}`,
    shape: WIDE,
  }
}

/** The start time in an address, in seconds: `t=90`, `t=1m30s`, `start=90`, `#t=90s`. @returns 0 when there is none */
function startSeconds({ searchParams, hash }: URL): number {
  const startParam = searchParams.get('t') ?? searchParams.get('start') ?? new URLSearchParams(hash.slice(1)).get('t') ?? ''
  const [, hours = '0', minutes = '0', seconds = '0'] = SPAN.exec(startParam) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
