import { EMBED_ORIGINS } from '../platform/http/embed-origins.ts'
import { type FrameShape, isHost, type ParsedEmbed } from './parsed-embed.ts'

const SPREAD: FrameShape = { ratio: '3 / 2' }
const ISSUU_CONFIGURATION = /^\d{3,15}\/\d{3,15}$/

/** A brochure at Issuu: by whose it is and its name, or by the pair of numbers of its embed code (MOD-VIEWER-01). */
export function parseIssuu(address: URL): ParsedEmbed | undefined {
  if (!isHost(address, 'issuu.com', 'e.issuu.com')) return undefined
  const configuration = address.hash.slice(1)
  if (isHost(address, 'e.issuu.com') && ISSUU_CONFIGURATION.test(configuration)) {
    const frame = `${EMBED_ORIGINS.issuu}/embed.html#${configuration}`
    return { frame, page: frame, shape: SPREAD }
  }
  const [user, document] = isHost(address, 'e.issuu.com')
    ? [address.searchParams.get('u'), address.searchParams.get('d')]
    : (/^\/([\w.-]+)\/docs\/([\w.-]+)\/?/.exec(address.pathname)?.slice(1) ?? [])
  if (!user || !document || !/^[\w.-]+$/.test(user + document)) return undefined
  return {
    frame: `${EMBED_ORIGINS.issuu}/embed.html?u=${user}&d=${document}`,
    page: `https://issuu.com/${user}/docs/${document}`,
    shape: SPREAD,
  }
}

/** The addresses that Issuu's embed code means with `data-configid`, which its script turns into a frame. */
export function issuuAddressesIn(code: string): string[] {
  return [...code.matchAll(/data-configid=["']?(\d+\/\d+)/gi)].map(([, pair]) => `${EMBED_ORIGINS.issuu}/embed.html#${pair}`)
}

/** A brochure at Yumpu (AMB-24). */
export function parseYumpu(address: URL): ParsedEmbed | undefined {
  if (!isHost(address, 'yumpu.com')) return undefined
  const [, language, id] = /^\/(\w\w)\/(?:embed\/view|document\/(?:view|read))\/([\w-]+)/.exec(address.pathname) ?? []
  if (!language || !id) return undefined
  return {
    frame: `${EMBED_ORIGINS.yumpu}/${language}/embed/view/${id}`,
    page: `https://www.yumpu.com/${language}/document/view/${id}`,
    shape: SPREAD,
  }
}

/** A document of Adobe InDesign (AMB-24). */
export function parseInDesign(address: URL): ParsedEmbed | undefined {
  if (!isHost(address, 'indd.adobe.com')) return undefined
  const [, id] = /^\/(?:embed|view)\/([0-9a-f-]{36})\/?$/.exec(address.pathname) ?? []
  if (!id) return undefined
  return {
    frame: `${EMBED_ORIGINS.indesign}/embed/${id}?startpage=1&allowFullscreen=true`,
    page: `https://indd.adobe.com/view/${id}`,
    shape: SPREAD,
  }
}
