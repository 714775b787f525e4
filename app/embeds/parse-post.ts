import { EMBED_ORIGINS } from '../platform/http/embed-origins.ts'
import { isHost, type ParsedEmbed } from './parsed-embed.ts'

const POST_PX = 560
const FACEBOOK = 'https://www.facebook.com'

/** Parses the address of a post, reel or video at Instagram (MOD-SOCIAL-04). */
export function parseInstagram(address: URL): ParsedEmbed | undefined {
  if (!isHost(address, 'instagram.com')) return undefined
  const [, kind, id] = /^\/(?:[\w.]+\/)?(p|reels?|tv)\/([\w-]{5,40})/.exec(address.pathname) ?? []
  if (!kind || !id) return undefined
  const page = `https://www.instagram.com/${kind === 'reels' ? 'reel' : kind}/${id}/`
  return { frame: `${page}embed/captioned/`, page, shape: { height: POST_PX } }
}

/** Parses the address of a post at X; the oldest posts have short ids (MOD-SOCIAL-05). */
export function parseTwitter(address: URL): ParsedEmbed | undefined {
  if (!isHost(address, 'twitter.com', 'x.com')) return undefined
  const [, user, id] = /^\/(\w{1,20}|i\/web)\/status(?:es)?\/(\d{1,25})(?:\/|$)/.exec(address.pathname) ?? []
  if (!user || !id) return undefined
  return {
    frame: `${EMBED_ORIGINS.twitter}/embed/Tweet.html?id=${id}&dnt=true&lang=de`,
    page: `https://x.com/${user}/status/${id}`,
    shape: { height: POST_PX },
  }
}

/** Parses the address of a post, picture, video or reel at Facebook, by its path or the ids of its permalink (MOD-SOCIAL-06). */
export function parseFacebook(address: URL): ParsedEmbed | undefined {
  if (!isHost(address, 'facebook.com')) return undefined
  const inner = /^\/plugins\/(post|video)\.php$/.test(address.pathname) ? URL.parse(address.searchParams.get('href') ?? '') : null
  if (inner) return parseFacebook(inner)
  const page = facebookPage(address)
  if (!page) return undefined
  const plugin = /\/(videos|watch|reel)\//.test(page) ? 'video' : 'post'
  return {
    frame: `${EMBED_ORIGINS.facebook}/plugins/${plugin}.php?href=${encodeURIComponent(page)}&show_text=true`,
    page,
    shape: { height: POST_PX },
  }
}

/** The address of a post without its tracking parameters. */
function facebookPage({ pathname, searchParams }: URL): string | undefined {
  if (/^\/(groups\/)?[\w.-]+\/(posts|videos|photos|permalink)\/[\w./-]+$/.test(pathname)) return `${FACEBOOK}${pathname}`
  const [reel] = /^\/reel\/\d+/.exec(pathname) ?? []
  if (reel) return `${FACEBOOK}${reel}/`
  const number = (name: string) => /^[\w-]{5,80}$/.exec(searchParams.get(name) ?? '')?.[0]
  const [film, post, owner, photo] = [number('v'), number('story_fbid'), number('id'), number('fbid')]
  if (/^\/watch\/?$/.test(pathname) && film) return `${FACEBOOK}/watch/?v=${film}`
  if (/^\/(permalink|story)\.php$/.test(pathname) && post && owner) return `${FACEBOOK}/permalink.php?story_fbid=${post}&id=${owner}`
  if (/^\/photo(\.php|\/)?$/.test(pathname) && photo) return `${FACEBOOK}/photo.php?fbid=${photo}`
  return undefined
}

/** Parses the address of a video at TikTok (MOD-SOCIAL-07). */
export function parseTikTok(address: URL): ParsedEmbed | undefined {
  if (!isHost(address, 'tiktok.com')) return undefined
  const [, user, id] = /^\/(@[\w.-]+)\/(?:video|photo)\/(\d{8,25})/.exec(address.pathname) ?? []
  const videoId = id ?? /^\/(?:embed(?:\/v2)?|player\/v1)\/(\d{8,25})/.exec(address.pathname)?.[1]
  if (!videoId) return undefined
  return {
    frame: `${EMBED_ORIGINS.tiktok}/embed/v2/${videoId}`,
    page: `https://www.tiktok.com/${user ?? '@'}/video/${videoId}`,
    shape: { height: POST_PX },
  }
}
