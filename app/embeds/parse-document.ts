import { EMBED_ORIGINS } from '../platform/http/embed-origins.ts'
import { type FrameShape, isHost, type ParsedEmbed } from './parsed-embed.ts'

const SPREAD: FrameShape = { ratio: '3 / 2' }
const ISSUU_CONFIGURATION = /^\d{3,15}\/\d{3,15}$/

/** Parses the address of a document at Issuu: owner and name, or the pair of ids of its embed code (MOD-VIEWER-01). */
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

/** The addresses in Issuu's embed codes with `data-configid`, which its script would turn into a frame. */
export function issuuAddressesIn(code: string): string[] {
  return [...code.matchAll(/data-configid=["']?(\d+\/\d+)/gi)].map(([, pair]) => `${EMBED_ORIGINS.issuu}/embed.html#${pair}`)
}

/** Parses the address of a document at Yumpu (AMB-24). */
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

/** Parses the address of a published Adobe InDesign document (AMB-24). */
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
