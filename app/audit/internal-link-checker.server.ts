import { decoded } from '../platform/routing/decoded.ts'

/** Requests one of the site's own addresses as a visitor would, in process. */
export type SelfFetch = (path: string) => Promise<Response>

/** The response at an internal address, and the anchors in it. */
type PageResult = { isThere: boolean; anchors: Set<string> }

const MAX_REDIRECTS = 5
const MAX_PATH_LENGTH = 2000
const ANCHOR = /\s(?:id|name)="([^"]+)"/g
/** Anchors that browsers resolve without an element of that name. */
const BUILT_IN_ANCHORS = /^(|top|:~:.*)$/

/** The problem of an internal link; null when it works. */
export type InternalLinkProblem = 'link-dead' | 'anchor-dead' | null

/**
 * Checks internal links by requesting them from the site itself, which alone knows its routes, redirects, feeds, files and
 * what is online now. Each address is requested once per checker.
 */
export function createInternalLinkChecker(fetch: SelfFetch, publicUrl: string) {
  const cache = new Map<string, Promise<PageResult>>()

  /** The path and anchor of an internal address; undefined for an external one. */
  function ownPathOf(address: string): { path: string; anchor: string } | undefined {
    if (!URL.canParse(address, publicUrl)) return undefined
    const url = new URL(address, publicUrl)
    if (url.origin !== new URL(publicUrl).origin) return undefined
    return { path: url.pathname, anchor: decoded(url.hash.slice(1)) }
  }

  /** @param from address of the page that contains the link, to resolve a bare anchor; null when it has none */
  async function problemOf(address: string, from: string | null): Promise<InternalLinkProblem> {
    if (address.startsWith('#') && from === null) return null
    const target = ownPathOf(address.startsWith('#') ? from + address : address)
    if (!target) return null
    const page = await fetchOnce(target.path)
    if (!page.isThere) return 'link-dead'
    return BUILT_IN_ANCHORS.test(target.anchor) || page.anchors.has(target.anchor) ? null : 'anchor-dead'
  }

  function fetchOnce(path: string): Promise<PageResult> {
    const cached = cache.get(path)
    if (cached) return cached
    const pending = follow(path)
    cache.set(path, pending)
    return pending
  }

  async function follow(start: string): Promise<PageResult> {
    let path = start.slice(0, MAX_PATH_LENGTH)
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const response = await fetch(path)
      const location = response.headers.get('location')
      if (response.status >= 300 && response.status < 400 && location) {
        await response.body?.cancel()
        const next = ownPathOf(location)
        // A redirect to another site counts as alive.
        if (!next) return { isThere: true, anchors: new Set() }
        path = next.path
        continue
      }
      const isPage = response.headers.get('content-type')?.startsWith('text/html')
      const html = isPage ? await response.text() : ''
      if (!isPage) await response.body?.cancel()
      return { isThere: !isGone(response.status), anchors: new Set([...html.matchAll(ANCHOR)].map(([, name = '']) => name)) }
    }
    return { isThere: false, anchors: new Set() }
  }

  return { isOwn: (address: string) => address.startsWith('#') || ownPathOf(address) !== undefined, problemOf }
}

export type InternalLinkChecker = ReturnType<typeof createInternalLinkChecker>

/** Whether a status means that a page does not exist; one for staff only, or a closed site (503), does. */
function isGone(status: number): boolean {
  return status === 404 || status === 410 || status === 500
}
