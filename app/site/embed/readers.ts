import { EMBED_ORIGINS } from '../../platform/http/embed-origins.ts'

// One reader per host: it knows the addresses that the host's things have, takes their ids, and builds the frame anew.

/** How large a frame is: in the shape of a picture, or as wide as it may be and of a fixed height in pixels. */
export type FrameShape = { ratio: string } | { height: number }

export type Recognised = {
  /** address of the frame */
  frame: string
  /** the same thing on the host's own pages */
  page: string
  shape: FrameShape
}

const WIDE: FrameShape = { ratio: '16 / 9' }
const SPOTIFY_TRACK_PX = 152
const SPOTIFY_LIST_PX = 352
const SOUNDCLOUD_PX = 166
const PODIGEE_PX = 200
const IDAGIO_PX = 420
const POST_PX = 560
function isHost(address: URL, ...names: string[]): boolean {
  const host = address.hostname.replace(/^(www|m|mobile)\./, '')
  return names.includes(host)
}

export function readYouTube(address: URL): Recognised | undefined {
  if (!isHost(address, 'youtube.com', 'youtube-nocookie.com', 'youtu.be')) return undefined
  const inPath = isHost(address, 'youtu.be')
    ? address.pathname.slice(1).split('/')[0]
    : /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(address.pathname)?.[1]
  const id = inPath ?? (address.pathname === '/watch' ? address.searchParams.get('v') : null)
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined
  return {
    frame: `${EMBED_ORIGINS.youtube}/embed/${id}?rel=0`,
    page: `https://www.youtube.com/watch?v=${id}`,
    shape: WIDE,
  }
}

export function readVimeo(address: URL): Recognised | undefined {
  if (!isHost(address, 'vimeo.com', 'player.vimeo.com')) return undefined
  const [, id, secret] =
    /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(address.pathname) ?? []
  if (!id) return undefined
  const given = secret ?? address.searchParams.get('h') ?? ''
  const hash = /^[0-9a-f]{6,20}$/.test(given) ? given : ''
  return {
    frame: `${EMBED_ORIGINS.vimeo}/video/${id}?dnt=1${hash ? `&h=${hash}` : ''}`,
    page: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    shape: WIDE,
  }
}

export function readSpotify(address: URL): Recognised | undefined {
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

export function readSoundCloud(address: URL): Recognised | undefined {
  if (isHost(address, 'w.soundcloud.com')) {
    const inner = URL.parse(address.searchParams.get('url') ?? '')
    return inner ? readSoundCloud(inner) : undefined
  }
  const isTrack = isHost(address, 'soundcloud.com') && /^\/[\w-]+\/(sets\/)?[\w-]+\/?$/.test(address.pathname)
  const isApi = isHost(address, 'api.soundcloud.com') && /^\/(tracks|playlists)\/[\w:%]+$/.test(address.pathname)
  if (!isTrack && !isApi) return undefined
  const page = `https://${address.hostname}${address.pathname}`
  return {
    frame: `${EMBED_ORIGINS.soundcloud}/player/?url=${encodeURIComponent(page)}&auto_play=false&show_comments=false`,
    page: isApi ? 'https://soundcloud.com' : page,
    shape: { height: SOUNDCLOUD_PX },
  }
}

export function readPodigee(address: URL): Recognised | undefined {
  const [, podcast] = /^([\w-]+)\.podigee\.io$/.exec(address.hostname) ?? []
  const [, episode] = /^\/([\w-]+)(?:\/embed)?\/?$/.exec(address.pathname) ?? []
  if (!podcast || !episode) return undefined
  const page = `https://${podcast}.podigee.io/${episode}`
  return { frame: `${page}/embed?context=external`, page, shape: { height: PODIGEE_PX } }
}

export function readIdagio(address: URL): Recognised | undefined {
  const [, part] = /^(?:([\w-]+)\.)?idagio\.com$/.exec(address.hostname) ?? []
  if (!part || !/^\/[\w/-]+$/.test(address.pathname)) return undefined
  const page = `https://${part}.idagio.com${address.pathname}`
  return { frame: page, page, shape: { height: IDAGIO_PX } }
}

export function readIssuu(address: URL): Recognised | undefined {
  const [user, document] = isHost(address, 'e.issuu.com')
    ? [address.searchParams.get('u'), address.searchParams.get('d')]
    : isHost(address, 'issuu.com')
      ? (/^\/([\w.-]+)\/docs\/([\w.-]+)\/?/.exec(address.pathname)?.slice(1) ?? [])
      : []
  if (!user || !document || !/^[\w.-]+$/.test(user + document)) return undefined
  return {
    frame: `${EMBED_ORIGINS.issuu}/embed.html?u=${user}&d=${document}`,
    page: `https://issuu.com/${user}/docs/${document}`,
    shape: { ratio: '3 / 2' },
  }
}

export function readYumpu(address: URL): Recognised | undefined {
  if (!isHost(address, 'yumpu.com')) return undefined
  const [, language, id] = /^\/(\w\w)\/(?:embed\/view|document\/(?:view|read))\/([\w-]+)/.exec(address.pathname) ?? []
  if (!language || !id) return undefined
  return {
    frame: `${EMBED_ORIGINS.yumpu}/${language}/embed/view/${id}`,
    page: `https://www.yumpu.com/${language}/document/view/${id}`,
    shape: { ratio: '3 / 2' },
  }
}

export function readInDesign(address: URL): Recognised | undefined {
  if (!isHost(address, 'indd.adobe.com')) return undefined
  const [, id] = /^\/(?:embed|view)\/([0-9a-f-]{36})\/?$/.exec(address.pathname) ?? []
  if (!id) return undefined
  return {
    frame: `${EMBED_ORIGINS.indesign}/embed/${id}?startpage=1&allowFullscreen=true`,
    page: `https://indd.adobe.com/view/${id}`,
    shape: { ratio: '3 / 2' },
  }
}

export function readInstagram(address: URL): Recognised | undefined {
  if (!isHost(address, 'instagram.com')) return undefined
  const [, kind, id] = /^\/(?:[\w.]+\/)?(p|reel|tv)\/([\w-]{5,40})/.exec(address.pathname) ?? []
  if (!kind || !id) return undefined
  const page = `https://www.instagram.com/${kind}/${id}/`
  return { frame: `${page}embed/captioned/`, page, shape: { height: POST_PX } }
}

export function readTwitter(address: URL): Recognised | undefined {
  if (!isHost(address, 'twitter.com', 'x.com')) return undefined
  const [, user, id] = /^\/(\w{1,20})\/status(?:es)?\/(\d{5,25})/.exec(address.pathname) ?? []
  if (!user || !id) return undefined
  return {
    frame: `${EMBED_ORIGINS.twitter}/embed/Tweet.html?id=${id}&dnt=true&lang=de`,
    page: `https://x.com/${user}/status/${id}`,
    shape: { height: POST_PX },
  }
}

export function readFacebook(address: URL): Recognised | undefined {
  if (!isHost(address, 'facebook.com')) return undefined
  const inner = /^\/plugins\/(post|video)\.php$/.test(address.pathname) ? URL.parse(address.searchParams.get('href') ?? '') : null
  if (inner) return readFacebook(inner)
  if (!/^\/[\w.-]+\/(posts|videos|photos)\/[\w./-]+$/.test(address.pathname)) return undefined
  const page = `https://www.facebook.com${address.pathname}`
  const plugin = address.pathname.includes('/videos/') ? 'video' : 'post'
  return {
    frame: `${EMBED_ORIGINS.facebook}/plugins/${plugin}.php?href=${encodeURIComponent(page)}&show_text=true`,
    page,
    shape: { height: POST_PX },
  }
}

export function readTikTok(address: URL): Recognised | undefined {
  if (!isHost(address, 'tiktok.com')) return undefined
  const [, user, id] = /^\/(@[\w.-]+)\/video\/(\d{8,25})/.exec(address.pathname) ?? []
  if (!user || !id) return undefined
  return {
    frame: `${EMBED_ORIGINS.tiktok}/embed/v2/${id}`,
    page: `https://www.tiktok.com/${user}/video/${id}`,
    shape: { height: POST_PX },
  }
}
